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

  private static func units(
    _ seconds: Double, _ units: [DurationUnit], limit: Int? = nil, fraction: Int? = nil,
    foundation: String, formatKit: String
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
      style, foundation: foundation, formatKit: formatKit)
  }
}
