import Foundation

@testable import FormatKit

extension CorrectedKind {
  static let durations = CorrectedKind(
    title: "Durations",
    rule: """
      A duration is rounded once and as a whole, to the last unit that is shown; what fills a larger unit that may be \
      used goes there. A unit has a fraction only where no smaller one could tell it.
      """,
    corrections: [
      units(
        84_600, [.days, .hours, .minutes], limit: 1, foundation: "24 hours", formatKit: "1 day"),
      units(
        3_570, [.hours, .minutes, .seconds], limit: 1, foundation: "60 minutes", formatKit: "1 hour"
      ),
      units(
        89_980, [.days, .hours, .minutes, .seconds], limit: 2, foundation: "1 day, 60 minutes",
        formatKit: "1 day, 1 hour"),
      units(
        0.9996, [.seconds, .milliseconds, .microseconds], limit: 1,
        foundation: "1,000 milliseconds",
        formatKit: "1 second"),
      units(
        59.97, [.minutes, .seconds], fraction: 1, foundation: "1.0 minutes", formatKit: "1 minute"),
      units(
        3_599.97, [.hours, .minutes, .seconds], fraction: 1, foundation: "1.0 hours",
        formatKit: "1 hour"),
      Correction(
        "59.999999999999999999 s",
        Duration(secondsComponent: 59, attosecondsComponent: 999_999_999_999_999_999),
        ".time(pattern: .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 18))",
        Duration.TimeFormatStyle(
          pattern: .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 18)),
        foundation: "0:60.000000000000000000", formatKit: "0:59.999999999999999999"),
    ])

  static let leftOutNumbers = CorrectedKind(
    title: "Numbers that are left out",
    rule: """
      Words of a plural category may say its number, as a dual does, and stand without digits (UTS #35 part 3, "Language \
      Plural Rules"). They are right for that number alone; any other that is of the category, and any with a sign, is \
      written in the words of the category `other`. Measurements and date components, which Foundation on Linux lacks, \
      follow the same rule: half a meter in Hebrew is not "one meter".
      """,
    corrections: [
      units(-3_600, [.hours], locale: "ar_EG", foundation: "ساعة", formatKit: "\u{61C}-١ ساعة"),
      units(-7_200, [.hours], locale: "ar_EG", foundation: "ساعتان", formatKit: "\u{61C}-٢ ساعة"),
      units(
        -90_000, [.days, .hours], locale: "ar_EG", foundation: "يوم وساعة",
        formatKit: "\u{61C}-١ يوم وساعة"),
      units(
        43_200, [.days], fraction: 1, locale: "he_IL", foundation: "יום", formatKit: "0.5 ימ׳"),
      units(
        648_000, [.weeks, .days], fraction: 1, locale: "he_IL",
        foundation: "1 שבוע ויום", formatKit: "1 שבוע ו0.5 ימ׳"),
      units(-86_400, [.days], locale: "syr_IQ", foundation: "ܚܕ ܝܘܡܐ", formatKit: "-1 ܝܘܡܢ̈ܐ"),
    ])

  private static func units(
    _ seconds: Double, _ units: [DurationUnit], limit: Int? = nil, fraction: Int? = nil,
    locale: String = "en_US", foundation: String, formatKit: String
  ) -> Correction {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: Set(units.map(\.option)), width: .wide, maximumUnitCount: limit,
      fractionalPart: fraction.map { .show(length: $0) } ?? .hide)
    let names = units.map { ".\($0)" }.joined(separator: ", ")
    let count = limit.map { ", maximumUnitCount: \($0)" } ?? ""
    let digits = fraction.map { ", fractionalPart: .show(length: \($0))" } ?? ""
    return Correction(
      "\(seconds) s", .seconds(seconds),
      ".units(allowed: [\(names)], width: .wide\(count)\(digits))",
      style, locale: locale, foundation: foundation, formatKit: formatKit)
  }
}
