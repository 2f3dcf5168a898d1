import Foundation

@testable import FormatKit

/// Dates at every edge that a date style may know, and random ones.
enum DateSamples {
  /// The edges of the calendar and of the clock, then random dates.
  static let all = calendar + clock + extremes + random

  private static func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0,
    _ second: Double = 0
  ) -> Date {
    let days = CivilDay.daysSince1970(year: year, month: month, day: day)
    return Date(timeIntervalSince1970: Double(days * 86_400 + hour * 3600 + minute * 60) + second)
  }

  // Each month, each weekday, leap days, and the days around the ends of years of every kind.
  private static let calendar: [Date] =
    (1...12).map { date(2023, $0, 28, 13, 5, 9) } + (1...7).map { date(2024, 7, $0, 1, 2, 3) }
    + [1600, 1900, 2000, 2023, 2024, 2100].flatMap {
      [date($0, 2, 28, 23, 59, 59), date($0, 2, 28, 24), date($0, 3, 1)]
    }
    + (1998...2026).flatMap { year in
      [date(year, 12, 31, 12), date(year, 1, 1, 12), date(year, 1, 4, 12), date(year, 12, 28, 12)]
    }

  // Each hour, full and not; fractions of a second at their edges.
  private static let clock: [Date] =
    (0..<24).flatMap {
      [date(2024, 5, 5, $0), date(2024, 5, 5, $0, 0, 1), date(2024, 5, 5, $0, 1)]
    }
    + [0.001, 0.0009, 0.01, 0.0999, 0.1, 0.5, 0.999, 0.9995, 0.9999999].flatMap {
      [date(2024, 5, 5, 11, 59, 59 + $0), date(1969, 12, 31, 23, 59, 59 + $0)]
    }

  // What is not covered, and the borders of what is.
  private static let extremes: [Date] =
    [-1e15, -62_135_596_801, -62_135_596_800, -12_219_292_801, -12_219_292_800, 1e15, 0, -1]
    .map(Date.init(timeIntervalSince1970:))
    + [date(1583, 12, 31), date(1584, 1, 2), date(1584, 1, 3), date(1584, 1, 4)]
    + [date(9999, 12, 19, 23, 59), date(9999, 12, 20), date(9999, 12, 31, 23), date(10_000, 1, 1)]

  private static let random: [Date] = {
    var generator = SeededGenerator(seed: Differential.seed)
    return (0..<12_000).map { index in
      // Most of them in the times of mechanical clocks, some far away.
      let range = index % 4 == 0 ? -1.22e10...2.53e11 : -3e9...4.5e9
      let seconds = Double.random(in: range, using: &generator)
      return Date(timeIntervalSince1970: index % 2 == 0 ? seconds : seconds.rounded())
    }
  }()

  /// The last and the first moments around each transition of a zone's clock.
  static func transitions(of zone: TimeZone) -> [Date] {
    ZoneSpans.spans(of: zone).spans.dropFirst().flatMap { span in
      [-3600, -1, -0.001, -0.0000005, 0, 0.5, 3599, 3600].map {
        Date(timeIntervalSince1970: Double(span.start) + $0)
      }
    }
  }
}
