import Foundation
import Testing

@testable import FormatKit

/// Compiled clock styles of durations, compared with the corrected text.
struct ClockStyleDifferentialTests {
  typealias Style = Duration.TimeFormatStyle

  struct Form: CustomTestStringConvertible {
    let testDescription: String
    let pattern: Style.Pattern
    var grouping: NumberFormatStyleConfiguration.Grouping = .automatic
  }

  static let forms: [Form] =
    [
      Form(testDescription: "h:mm:ss", pattern: .hourMinuteSecond),
      Form(testDescription: "h:mm", pattern: .hourMinute),
      Form(testDescription: "m:ss", pattern: .minuteSecond),
      Form(
        testDescription: "hh:mm",
        pattern: .hourMinute(padHourToLength: 2, roundSeconds: .towardZero)),
      Form(
        testDescription: "mmmmm:ss", pattern: .minuteSecond(padMinuteToLength: 5),
        grouping: .never),
      Form(
        testDescription: "hhhh:mm:ss.sssssssss",
        pattern: .hourMinuteSecond(padHourToLength: 4, fractionalSecondsLength: 9)),
    ]
    + rules.enumerated().map { index, rule in
      Form(
        testDescription: "hh:mm:ss and \(index) digits, \(rule)",
        pattern: .hourMinuteSecond(
          padHourToLength: 2, fractionalSecondsLength: index, roundFractionalSeconds: rule))
    }
    + rules.map { rule in
      Form(
        testDescription: "h:mm, \(rule)",
        pattern: .hourMinute(padHourToLength: 1, roundSeconds: rule))
    }
    + (7...8).map { digits in
      Form(
        testDescription: "m:ss and \(digits) digits",
        pattern: .minuteSecond(padMinuteToLength: 0, fractionalSecondsLength: digits))
    }

  private static let rules: [FloatingPointRoundingRule] = [
    .up, .down, .toNearestOrAwayFromZero, .towardZero, .awayFromZero, .toNearestOrEven,
  ]

  @Test(arguments: forms)
  func agree(form: Form) {
    let isFirst = form.testDescription == "h:mm:ss"
    let left = Differential.compare(
      DurationSamples.mixed, perLocale: isFirst ? 10 : 20,
      locales: isFirst ? Differential.locales : FullRun.thinned(Differential.locales, every: 40)
    ) {
      var style = Style(pattern: form.pattern, locale: $0)
      style.grouping = form.grouping
      return style
    }
    #expect(left.isEmpty, "\(left.count): \(left.prefix(40))")
  }

  /// All values, in a few locales whose texts differ in kind.
  @Test(arguments: ["en_US", "ar_EG", "fi_FI", "hi_IN", "es_ES"])
  func everyValue(locale: String) {
    let values = FullRun.isWanted ? DurationSamples.all : Array(DurationSamples.mixed.prefix(600))
    for form in [Self.forms[0], Self.forms[8]] {
      Differential.compare(values, perLocale: values.count, locales: [locale]) {
        Style(pattern: form.pattern, locale: $0)
      }
    }
  }

  @Test func coversUsualDurations() throws {
    let style = Style(pattern: .hourMinuteSecond, locale: Locale(identifier: "en_US"))
    let writer = try #require(style.makeWriter())
    #expect(writer.text(.seconds(3_661)) == "1:01:01")
    #expect(writer.text(.seconds(-1_234 * 3_600)) == "-1,234:00:00")
    #expect(writer.text(.milliseconds(-400)) == "0:00:00")
    #expect(writer.text(.seconds(Int64.max)) == nil)
  }
}
