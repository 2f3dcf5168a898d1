import Foundation
import Testing

@testable import FormatKit

/// Compiled interval styles, compared with Foundation's text.
struct IntervalStyleDifferentialTests {
  typealias Style = Date.IntervalFormatStyle

  private static let zones = TimeZone.knownTimeZoneIdentifiers.sorted()

  private static func zone(for locale: Locale) -> TimeZone {
    let sum = locale.identifier.utf8.reduce(0) { ($0 * 31 + Int($1)) % 65_536 }
    return TimeZone(identifier: zones[sum % zones.count]) ?? .gmt
  }

  /// Intervals of every difference, from every edge of the calendar; then random ones.
  static let intervals: [Range<Date>] = {
    var generator = SeededGenerator(seed: Differential.seed)
    let lengths = [
      0, 0.0004, 0.5, 1, 59, 60, 3_599, 3_600, 43_200, 86_399, 86_400, 604_800, 2_678_400,
      31_622_400,
      1e9,
    ]
    let starts = DateSamples.all.prefix(600)
    let edges = starts.enumerated().flatMap { index, start in
      [lengths[index % lengths.count], lengths[(index + 7) % lengths.count]].map {
        start..<(start + $0)
      }
    }
    let random = DateSamples.all.dropFirst(600).prefix(4_000).map { start in
      start..<(start + exp(Double.random(in: -1...20, using: &generator)))
    }
    let ends = [-1e300, -1e15, -1e11, 0, 1e11, 1e15, 1e300, .infinity].map {
      Date.distantPast..<max(Date.distantPast, Date(timeIntervalSince1970: $0))
    }
    return ends + edges + random
  }()

  struct Preset: CustomTestStringConvertible {
    let testDescription: String
    let style: @Sendable (Style) -> Style
    var date: Style.DateStyle?
    var time: Style.TimeStyle?
  }

  static let allPresets = [
    Preset(testDescription: "default") { $0 },
    Preset(testDescription: "numeric", style: { $0 }, date: .numeric, time: .omitted),
    Preset(
      testDescription: "abbreviated, shortened", style: { $0 }, date: .abbreviated, time: .shortened
    ),
    Preset(testDescription: "long, standard", style: { $0 }, date: .long, time: .standard),
    Preset(testDescription: "complete", style: { $0 }, date: .complete, time: .omitted),
    Preset(testDescription: "complete, complete", style: { $0 }, date: .complete, time: .complete),
    Preset(testDescription: "time", style: { $0 }, date: .omitted, time: .shortened),
    Preset(testDescription: "month and day") { $0.month(.wide).day() },
    Preset(testDescription: "hour") { $0.hour() },
    Preset(testDescription: "weekday and hour") {
      $0.weekday(.wide).hour(.conversationalDefaultDigits(amPM: .wide)).minute()
    },
    Preset(testDescription: "narrow") { $0.year().month(.narrow).day().weekday(.narrow) },
    Preset(testDescription: "zone") { $0.day().hour().timeZone(.specificName(.short)) },
  ]

  @Test(arguments: allPresets)
  func presets(preset: Preset) {
    let isFirst = preset.date == .abbreviated
    let locales = FullRun.thinned(Differential.locales, every: isFirst ? 5 : 60)
    let left = Differential.compare(Self.intervals, perLocale: isFirst ? 50 : 60, locales: locales)
    {
      preset.style(
        Style(
          date: preset.date, time: preset.time, locale: $0,
          calendar: Calendar(identifier: .gregorian), timeZone: Self.zone(for: $0)))
    }
    // Some languages have digits in the names of months, and some narrow letters stand for several days.
    #expect(left.count <= max(2, locales.count / 20), "\(left)")
  }

  @Test func forwardsWhatIsNotGregorian() {
    let style = Style(
      date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_US"),
      calendar: Calendar(identifier: .hebrew), timeZone: .gmt)
    let compiled = style.compiled()
    #expect(!compiled.isCompiled)
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    #expect(sameScalars(compiled.format(date..<date + 1e6), style.format(date..<date + 1e6)))
  }
}
