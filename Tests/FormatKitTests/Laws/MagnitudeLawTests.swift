import FormatKit
import Foundation
import Testing

/// Greater values are never shown in smaller units: in every locale, for what chooses its unit by the value.
///
/// Each locale sees other values, drawn at random; `FORMATKIT_SEED` draws others again.
struct MagnitudeLawTests {
  @Test(arguments: [ByteCountFormatStyle.Style.file, .memory])
  func byteCounts(style: ByteCountFormatStyle.Style) {
    let units: [ByteCountFormatStyle.Units] = [.bytes, .kb, .mb, .gb, .tb, .pb, .eb]
    for (step, locale) in Sweep.locales {
      let style = ByteCountFormatStyle(style: style, spellsOutZero: false, locale: locale)
      let alone = units.map { unit in
        var style = style
        style.allowedUnits = unit
        return style
      }
      expectNoSmallerUnit(Self.sizes(step), style, alone, locale)
    }
  }

  @Test func bytesInPowersOfTwo() {
    let units: [IECByteCountFormatStyle.Units] = [.bytes, .kib, .mib, .gib, .tib, .pib, .eib]
    for (step, locale) in Sweep.locales {
      let style = IECByteCountFormatStyle(locale: locale)
      let alone = units.map { IECByteCountFormatStyle(allowedUnits: $0, locale: locale) }
      expectNoSmallerUnit(Self.sizes(step), style, alone, locale)
    }
  }

  @Test(arguments: [1.0, -1])
  func relativeDates(direction: Double) {
    let fields: [Date.RelativeFormatStyle.Field] = [
      .second, .minute, .hour, .day, .week, .month, .year,
    ]
    for (step, locale) in Sweep.locales {
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: Self.noon, presentation: .numeric, locale: locale,
        calendar: StyleSampler.gregorian)
      let alone = fields.map { field in
        var style = style
        style.allowedFields = [field]
        return style
      }
      // The style counts from its value to its anchor.
      let dates = Self.distances(step).map { Self.noon + direction * $0 }
      expectNoSmallerUnit(dates, style, alone, locale)
    }
  }

  /// Compact numbers have no units to be allowed one by one: the text is taken apart.
  @Test func compactNumbers() {
    for (step, locale) in Sweep.locales {
      let style = IntegerFormatStyle<Int64>(locale: locale).notation(.compactName).attributed
      var greatest = 0
      var powers: [String: Int] = [:]
      for value in Self.sizes(step) {
        guard let compact = CompactText(format(value, style: style)), compact.number > 0 else {
          Issue.record("\(locale.identifier), \(value): no number")
          continue
        }
        let power = Int(log10(Double(value) / compact.number).rounded())
        let error = abs(compact.number * pow(10, Double(power)) / Double(value) - 1)
        #expect(power >= greatest, "\(locale.identifier), \(value): \(compact)")
        #expect(error < 0.051, "\(locale.identifier), \(value): \(compact)")
        let known = powers.updateValue(power, forKey: compact.unit)
        // Foundation's data have no word for one thousand in Venetian: 1000 is "1" there.
        withKnownIssue(isIntermittent: true) {
          #expect(known == nil || known == power, "\(locale.identifier), \(value): \(compact)")
        } when: {
          locale.language.languageCode == "vec" && compact.unit.isEmpty
        }
        greatest = power
      }
    }
  }
}

/// The number of a compact text, and what stands around it.
private struct CompactText: CustomStringConvertible {
  let number: Double
  let unit: String
  var description: String { "\(number) and \(unit.debugDescription)" }

  init?(_ text: AttributedString) {
    var (digits, unit) = ("", "")
    for run in text.runs {
      let part = String(text[run.range].characters)
      if run.numberSymbol == .decimalSeparator {
        digits += "."
      } else if run.numberPart != nil {
        digits += part.compactMap(\.wholeNumberValue).map(String.init).joined()
      } else {
        unit += part
      }
    }
    guard let number = Double(digits) else { return nil }
    self.number = number
    self.unit = unit
  }
}

extension MagnitudeLawTests {
  /// Records each value whose text is that of no unit at least as great as the one before.
  ///
  /// Which unit a text is in is told by the same style with that unit alone, smallest unit first in `alone`.
  private func expectNoSmallerUnit<Style: FormatStyle>(
    _ ascending: [Style.FormatInput], _ style: Style, _ alone: [Style], _ locale: Locale,
    location: SourceLocation = #_sourceLocation
  ) where Style.FormatOutput == String {
    var least = 0
    for value in ascending {
      let text = format(value, style: style)
      let unit = alone.indices.dropFirst(least).first {
        sameScalars(format(value, style: alone[$0]), text)
      }
      if unit == nil {
        Issue.record(
          "\(locale.identifier): \(text.debugDescription) for \(value) is in no unit from number \(least) on",
          sourceLocation: location)
      }
      least = unit ?? least
    }
  }

  private static let noon = Date(timeIntervalSince1970: 1_717_243_200)  // 2024-06-01 12:00

  /// Sizes from one to the greatest, of all lengths, in order; and the borders of units.
  private static func sizes(_ step: Int) -> [Int64] {
    let borders: [Int64] = [1, 999, 1_000, 1_023, 1_024, 999_499, 999_999, 1_048_575, .max]
    var generator = SeededGenerator(seed: Differential.seed &* 1_000_003 &+ UInt64(step))
    let drawn = (0..<16).map { _ in
      Int64(exp(Double.random(in: 0..<43.6, using: &generator)))
    }
    return (borders + drawn).sorted()
  }

  /// Distances from a second to some thousand years, in order; and the borders of units.
  private static func distances(_ step: Int) -> [Double] {
    let borders: [Double] = [1, 59, 60, 3_599, 3_600, 86_399, 86_400, 604_800, 31_622_400]
    var generator = SeededGenerator(seed: Differential.seed &* 1_000_003 &+ UInt64(step))
    let drawn = (0..<16).map { _ in exp(Double.random(in: 0..<25, using: &generator)).rounded() }
    return (borders + drawn).sorted()
  }
}
