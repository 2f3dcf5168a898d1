import Foundation
import Testing

@testable import FormatKit

/// Different numbers have different texts, in the words of every plural category: no number and no sign is left out.
///
/// Words without a number are the usual way in which one gets lost: "שנה" is one year in Hebrew, not half a year and not
/// minus one.
struct DistinctTextTests {
  static let numbers: [Double] = [0, 1, -1, 2, -2, 0.5, -0.5, 0.25, 1.5, 3, 11, 21]

  /// The locales by language, those with words that have no number among them even in a short run.
  private static let locales =
    FullRun.thinned(
      Differential.languages.filter { !numberless.contains($0) }, every: 12) + numberless
  private static let numberless = [
    "ar", "ar_SA", "ce", "chr", "da", "es_MX", "eu", "he", "ka", "ne", "so", "syr",
  ]

  @Test(arguments: locales)
  func ofMeasurements(locale: String) {
    let widths: [Measurement<Dimension>.FormatStyle.UnitWidth] = [.wide, .abbreviated, .narrow]
    for (place, known) in UnitCatalogue.units.enumerated() {
      for width in Sweep.few(1, of: widths, step: place) {
        let style = Measurement<Dimension>.FormatStyle(
          width: width, locale: Locale(identifier: locale), usage: .asProvided)
        check(Self.numbers, locale) {
          format(Measurement(value: $0, unit: known.unit), style: style)
        }
      }
    }
  }

  @Test(arguments: locales)
  func ofDurations(locale: String) {
    var fraction = Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.show(length: 0)
    fraction.maximumLength = 2
    for unit in DurationUnit.allCases {
      for width in DurationRoundTripTests.widths {
        let style = Duration.UnitsFormatStyle(
          allowedUnits: [unit.option], width: width, fractionalPart: fraction
        ).locale(Locale(identifier: locale))
        let compiled = style.compiled()
        check(Self.numbers, locale) { number in
          let duration = Duration(attoseconds: Int128(number * 100) * unit.attoseconds / 100)
          let text = format(duration, style: style)
          #expect(sameScalars(compiled.format(duration), text), "\(locale)")
          #expect(sameScalars(String(format(duration, style: style.attributed).characters), text))
          return text
        }
      }
    }
  }

  @Test(arguments: locales)
  func ofComponents(locale: String) {
    let styles: [DateComponentsFormatStyle.Style] = [
      .wide, .abbreviated, .condensedAbbreviated, .narrow, .spellOut,
    ]
    for unit in TimeUnit.allCases {
      guard let length = unit.seconds else { continue }
      for style in styles {
        let style = DateComponentsFormatStyle.ForSeconds(
          DateComponentsFormatStyle(
            style: style, locale: Locale(identifier: locale), fields: [unit.field]))
        check([0, 1, -1, 2, -2, 3, -3, 11, 21], locale) {
          format(Double(length) * $0, style: style)
        }
      }
    }
  }

  @Test(arguments: locales)
  func ofNumbersOfBytes(locale: String) {
    let style = ByteCountFormatStyle(spellsOutZero: false, locale: Locale(identifier: locale))
    let numbers: [Int64] = [0, 1, -1, 2, -2, 3, 11, 21, 1_000, -1_000, 2_000, -2_000]
    check(numbers, locale) { format($0, style: style) }
    let binary = IECByteCountFormatStyle(locale: Locale(identifier: locale))
    check([1, -1, 2, -2].map { $0 << 20 }, locale) { format($0, style: binary) }
  }

  @Test(arguments: locales)
  func ofElapsedTime(locale: String) {
    let now = Date(timeIntervalSince1970: 1_718_452_800)
    for unit in RelativeUnit.allCases {
      let style = Date.AnchoredRelativeFormatStyle(
        anchor: now, allowedFields: [unit.field], presentation: .numeric, unitsStyle: .wide,
        locale: Locale(identifier: locale), calendar: Self.calendar)
      let dates = [1, -1, 2, -2, 3, 11, 21].compactMap { number in
        Self.calendar.date(byAdding: unit.component, value: number, to: now)
      }
      check(dates, locale) { format($0, style: style) }
    }
  }

  @Test(arguments: locales)
  func ofNamedAndCompactNumbers(locale: String) {
    let locale = Locale(identifier: locale)
    let money = Decimal.FormatStyle.Currency(code: "EUR", locale: locale)
      .precision(.fractionLength(0...2)).presentation(.fullName)
    check([0, 1, -1, 2, -2, 0.5, 1.5, 11, 21], locale.identifier) { format($0, style: money) }
    let compact = Decimal.FormatStyle(locale: locale).notation(.compactName)
    check([1_000, -1_000, 2_000, 1_200, 1_000_000, -1_000_000], locale.identifier) {
      format($0, style: compact)
    }
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func check<Number>(_ numbers: [Number], _ locale: String, text: (Number) -> String) {
    var known: [[UInt8]: Number] = [:]
    for number in numbers {
      let text = text(number)
      let other = known.updateValue(number, forKey: Array(text.utf8))
      if let other {
        Issue.record("\(locale): \(text.debugDescription) is both \(other) and \(number)")
      }
    }
  }
}
