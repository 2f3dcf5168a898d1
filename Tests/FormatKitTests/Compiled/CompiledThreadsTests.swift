import Foundation
import Testing

@testable import FormatKit

/// One compiled style, and `format(_:style:)`, from many threads at once.
struct CompiledThreadsTests {
  private static let locales = ["en_US", "de_DE", "hi_IN", "ar_EG", "ff_Adlm_GN", "es_ES"]

  @Test func oneStyleFromManyThreads() async {
    let style = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "de_DE"))
    let compiled = style.compiled()
    let values = (-200..<200).map { Decimal($0) * 1234.5 }
    let expected = values.map(style.format)
    let wrong = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          zip(values, expected).count(where: { value, text in
            var bytes: [UInt8] = []
            compiled.append(value, to: &bytes)
            return !bytes.elementsEqual(text.utf8) || compiled.format(value) != text
          })
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test func manyStylesFromManyThreads() async {
    let wrong = await withTaskGroup(of: Int.self) { group in
      for start in 0..<8 {
        group.addTask {
          (0..<600).count(where: { step in
            let locale = Locale(identifier: Self.locales[(start + step) % Self.locales.count])
            let style = IntegerFormatStyle<Int>(locale: locale)
            let value = step * 7919 - 1_000_000
            return format(value, style: style) != style.format(value)
          })
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test func datesFromManyThreads() async {
    let locale = Locale(identifier: "de_DE")
    let anchor = Date(timeIntervalSince1970: 1_711_839_000)
    let calendar = Calendar(identifier: .gregorian)
    let dates = (0..<400).map { anchor + Double(($0 - 200) * 7_919) }
    let relative = Date.AnchoredRelativeFormatStyle(
      anchor: anchor, presentation: .named, locale: locale, calendar: calendar)
    let day = Date.FormatStyle(
      date: .complete, time: .complete, locale: locale, calendar: calendar, timeZone: .gmt)
    let interval = Date.IntervalFormatStyle(
      date: .abbreviated, time: .shortened, locale: locale, calendar: calendar, timeZone: .gmt)
    let iso = Date.ISO8601FormatStyle()
    // The first to ask for a relative date's words may be any of the threads.
    let (words, days, intervals) = (relative.compiled(), day.compiled(), interval.compiled())
    let text = { @Sendable (date: Date, isCompiled: Bool) -> [String] in
      let span = date..<(date + 7_919)
      return isCompiled
        ? [words.format(date), days.format(date), intervals.format(span), format(date, style: iso)]
        : [
          format(date, style: relative), day.format(date), interval.format(span), iso.format(date),
        ]
    }
    let wrong = await withTaskGroup(of: Int.self) { group in
      for start in 0..<8 {
        group.addTask {
          dates.indices.count(where: { index in
            let date = dates[(index + start * 31) % dates.count]
            return text(date, true) != text(date, false)
          })
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test func byteCountsFromManyThreads() async {
    let style = ByteCountFormatStyle(
      style: .file, includesActualByteCount: true, locale: Locale(identifier: "pl_PL"))
    let compiled = style.compiled()
    let values = (0..<400).map { Int64(1) << ($0 % 63) + Int64($0) }
    let expected = values.map { format($0, style: style) }
    let wrong = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask { zip(values, expected).count(where: { compiled.format($0) != $1 }) }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  /// The first to bring a unit may be any of the threads.
  @Test func measurementsFromManyThreads() async {
    let locale = Locale(identifier: "en_US")
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: locale)
    let bytes = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
      style: .memory, allowedUnits: .all, spellsOutZero: true, includesActualByteCount: false,
      locale: locale)
    let (lengths, amounts) = (style.compiled(), bytes.compiled())
    let units = UnitDimension.length.units.compactMap { $0.unit as? UnitLength }
    let data: [UnitInformationStorage] = [.bits, .kibibytes, .megabytes, .gigabytes]
    let values = (0..<400).map { index in
      (
        Measurement(value: Double(index) * 7.25, unit: units[index % units.count]),
        Measurement(value: Double(index) * 0.25, unit: data[index % data.count])
      )
    }
    let expected = values.map { style.format($0) + format($1, style: bytes) }
    let wrong = await withTaskGroup(of: Int.self) { group in
      for start in 0..<8 {
        group.addTask {
          values.indices.count(where: { index in
            let place = (index + start * 31) % values.count
            let (length, amount) = values[place]
            return lengths.format(length) + amounts.format(amount) != expected[place]
          })
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  @Test func elapsedTimesFromManyThreads() async {
    let locale = Locale(identifier: "pl_PL")
    let wide = DateComponentsFormatStyle(
      style: .wide, locale: locale, calendar: Calendar(identifier: .gregorian))
    // The first to ask for the words of a number may be any of the threads.
    let spelled = DateComponentsFormatStyle.ForSeconds(
      DateComponentsFormatStyle(style: .spellOut, locale: locale))
    let (units, words) = (wide.compiled(), spelled.compiled())
    let start = Date(timeIntervalSince1970: 1_711_839_000)
    let values = (0..<300).map { Double($0 * 7_919) }
    let expected = values.map { wide.format(start..<(start + $0)) + spelled.format($0) }
    let wrong = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<8 {
        group.addTask {
          zip(values, expected).count(where: { value, text in
            units.format(start..<(start + value)) + words.format(value) != text
          })
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }

  /// A thread remembers some hundred styles and all threads share some hundred compiled ones: here each uses more than both
  /// hold, from another start, so that all of them drop styles that others are about to use.
  @Test func moreStylesThanTheStoresHoldFromManyThreads() async {
    let identifiers = Array(Locale.availableIdentifiers.sorted().prefix(400))
    let wrong = await withTaskGroup(of: Int.self) { group in
      for start in 0..<6 {
        group.addTask {
          (0..<300).count(where: { step in
            let identifier = identifiers[(start * 67 + step) % identifiers.count]
            let style = IntegerFormatStyle<Int>(locale: Locale(identifier: identifier))
            let compiled = style.compiled()
            return [0, -1234, 9_876_543].contains { value in
              let text = style.format(value)
              return !sameScalars(format(value, style: style), text)
                || !sameScalars(compiled.format(value), text)
            }
          })
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
