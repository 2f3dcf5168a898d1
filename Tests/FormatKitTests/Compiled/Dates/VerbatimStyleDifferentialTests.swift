import Foundation
import Testing

@testable import FormatKit

/// Compiled verbatim styles, compared with Foundation's text.
struct VerbatimStyleDifferentialTests {
  struct Pattern: CustomTestStringConvertible {
    let testDescription: String
    let format: Date.FormatString
  }

  static let patterns = [
    Pattern(
      testDescription: "log",
      format:
        "\(year: .padded(4))-\(month: .twoDigits)-\(day: .twoDigits)T\(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits).\(secondFraction: .fractional(3))\(timeZone: .iso8601(.short))"
    ),
    Pattern(
      testDescription: "words",
      format:
        "'\(weekday: .wide)', \(standaloneMonth: .wide) \(day: .defaultDigits) (\(era: .wide))"),
    Pattern(
      testDescription: "hours from 1 to 24 and from 0 to 11",
      format:
        "\(hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .oneBased))h \(hour: .twoDigits(clock: .twelveHour, hourCycle: .zeroBased)) \(dayPeriod: .with12s(.wide))"
    ),
    Pattern(
      testDescription: "weeks",
      format:
        "\(yearForWeekOfYear: .padded(4))-W\(week: .twoDigits)-\(weekday: .oneDigit) \(standaloneQuarter: .wide) \(quarter: .abbreviated)"
    ),
    Pattern(testDescription: "nothing", format: "no field at all"),
    Pattern(
      testDescription: "zone", format: "\(month: .narrow)\(timeZone: .specificName(.long))|"),
  ]

  @Test(arguments: patterns)
  func pattern(_ pattern: Pattern) throws {
    let zone = try #require(TimeZone(identifier: "Australia/Lord_Howe"))
    let locales = FullRun.thinned(Differential.locales, every: 14)
    let left = Differential.compare(DateSamples.all, locales: locales) {
      Date.VerbatimFormatStyle(
        format: pattern.format, locale: $0, timeZone: zone,
        calendar: Calendar(identifier: .gregorian))
    }
    #expect(left.isEmpty, "\(left.prefix(9))")
  }

  @Test func withoutALocale() {
    let style = Date.VerbatimFormatStyle(
      format: "\(day: .defaultDigits) \(month: .abbreviated)", timeZone: .gmt,
      calendar: Calendar(identifier: .gregorian))
    let compiled = style.compiled()
    #expect(compiled.isCompiled)
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(sameScalars(compiled.format(date), style.format(date)))
  }
}
