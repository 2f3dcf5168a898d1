import Foundation
import Testing

@testable import FormatKit

/// Compiled ISO 8601 styles, compared with the text by the standard.
struct ISO8601StyleDifferentialTests {
  typealias Style = Date.ISO8601FormatStyle

  struct Layout: CustomTestStringConvertible {
    let testDescription: String
    let style: Style
  }

  static let layouts = [
    Layout(testDescription: "default", style: Style()),
    Layout(testDescription: "fraction", style: Style(includingFractionalSeconds: true)),
    Layout(testDescription: "year", style: Style().year()),
    Layout(testDescription: "date", style: Style().year().month().day()),
    Layout(testDescription: "month and day", style: Style().month().day()),
    Layout(testDescription: "day of the year", style: Style().year().day()),
    Layout(testDescription: "week", style: Style().year().weekOfYear().day()),
    Layout(testDescription: "week alone", style: Style().weekOfYear()),
    Layout(testDescription: "time", style: Style().time(includingFractionalSeconds: true)),
    Layout(
      testDescription: "time and zone",
      style: Style().time(includingFractionalSeconds: false).timeZone(separator: .colon)),
    Layout(
      testDescription: "basic", style: Style(dateSeparator: .omitted, timeSeparator: .omitted)),
    Layout(
      testDescription: "space and colons",
      style: Style(
        dateTimeSeparator: .space, timeZoneSeparator: .colon, includingFractionalSeconds: true)),
    Layout(
      testDescription: "all at once",
      style: Style().year().month().weekOfYear().day().timeZone(separator: .omitted).time(
        includingFractionalSeconds: true)),
  ]

  /// More dates than other styles know: the years from 1 on, and every millisecond digit.
  private static let dates: [Date] = {
    var generator = SeededGenerator(seed: Differential.seed)
    let years = (0..<1_500).map { _ in
      Date(timeIntervalSince1970: .random(in: -6.3e10...2.54e11, using: &generator))
    }
    let milliseconds = (0..<1_500).map { _ in
      Date(
        timeIntervalSince1970: Double(
          Int.random(in: -2_000_000_000_000...4_000_000_000_000, using: &generator))
          / 1000)
    }
    let ends = [
      -62_135_596_800, -62_135_596_801, -62_135_424_000, -62_135_423_999.5, 253_402_300_799,
      253_402_300_800, 253_402_128_000, 253_402_127_999.999, .nan, .infinity, -.infinity, 1e300,
    ].map(Date.init(timeIntervalSince1970:))
    return ends + years + milliseconds + DateSamples.all
  }()

  @Test(arguments: layouts)
  func layout(_ layout: Layout) throws {
    let zones =
      FullRun.thinned(TimeZone.knownTimeZoneIdentifiers.sorted(), every: 25) + [
        "GMT", "GMT+0530", "GMT-1130", "Asia/Kolkata", "Africa/Monrovia", "Europe/Amsterdam",
      ]
    for (index, identifier) in zones.enumerated() {
      var style = layout.style
      style.timeZone = try #require(TimeZone(identifier: identifier))
      let dates = rotated(Self.dates, by: index * 331).prefix(FullRun.isWanted ? 5_000 : 300)
      let left = Differential.compare(
        Array(dates) + DateSamples.transitions(of: style.timeZone).prefix(200),
        perLocale: 500, locales: ["en_US"]
      ) { style.locale($0) }
      #expect(left.isEmpty, "\(identifier)")
    }
  }

  private func rotated(_ dates: [Date], by count: Int) -> ArraySlice<Date> {
    (dates + dates)[(count % dates.count)...]
  }
}
