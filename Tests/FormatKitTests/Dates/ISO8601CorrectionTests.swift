import FormatKit
import Foundation
import Testing

/// ISO 8601 texts through `format(_:style:)`.
struct ISO8601CorrectionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let seconds: Double
    let style: Date.ISO8601FormatStyle
    let text: String
    var testDescription: String { "\(seconds) → \(text)" }
  }

  private static let plain = Date.ISO8601FormatStyle()
  private static let fraction = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
  private static let week = Date.ISO8601FormatStyle().year().weekOfYear().day()

  private static func at(_ zone: String) -> Date.ISO8601FormatStyle {
    Date.ISO8601FormatStyle(
      timeZoneSeparator: .colon, timeZone: TimeZone(identifier: zone) ?? .gmt)
  }

  @Test(arguments: [
    Row(seconds: 1_674_036_251.123, style: fraction, text: "2023-01-18T10:04:11.123Z"),
    Row(seconds: 59.999_6, style: fraction, text: "1970-01-01T00:00:59.999Z"),
    Row(seconds: -0.001, style: fraction, text: "1969-12-31T23:59:59.999Z"),
    Row(seconds: 4_102_444_799.999_9, style: fraction, text: "2099-12-31T23:59:59.999Z"),
    Row(seconds: 253_402_300_800, style: plain, text: "+10000-01-01T00:00:00Z"),
    Row(seconds: -62_167_219_200, style: plain, text: "0000-01-01T00:00:00Z"),
    Row(seconds: -62_167_219_201, style: plain, text: "-0001-12-31T23:59:59Z"),
    Row(seconds: -12_219_379_200, style: plain, text: "1582-10-14T00:00:00Z"),
    Row(seconds: -14_182_940_000, style: plain, text: "1520-07-24T14:26:40Z"),
    Row(seconds: 1e15, style: plain, text: "+31690708-07-05T01:46:40Z"),
    Row(seconds: -1e15, style: plain, text: "-31686769-06-29T22:13:20Z"),
    Row(seconds: -3_000_000_000, style: at("Europe/Amsterdam"), text: "1874-12-07T18:40:00Z"),
    Row(seconds: -3_000_000_000, style: at("America/New_York"), text: "1874-12-07T18:40:00Z"),
    Row(seconds: -2_000_000_000, style: at("Asia/Kolkata"), text: "1906-08-17T01:56:40+05:30"),
    Row(seconds: 0, style: at("Asia/Kolkata"), text: "1970-01-01T05:30:00+05:30"),
    Row(seconds: 0, style: at("GMT+1800"), text: "1970-01-01T18:00:00+18:00"),
    Row(seconds: 1_735_516_800, style: week, text: "2025-W01-1"),
    Row(seconds: 1_704_585_600, style: week, text: "2024-W01-7"),
    Row(seconds: 1_609_459_200, style: week.dateSeparator(.omitted), text: "2020W535"),
    Row(seconds: -62_167_219_200, style: week, text: "-0001-W52-6"),
  ])
  func prints(_ row: Row) {
    #expect(format(Date(timeIntervalSince1970: row.seconds), style: row.style) == row.text)
  }

  /// Every millisecond reads back as it was written, far and near.
  @Test(arguments: [
    0.0, -1, 978_307_200, 1_674_036_251, 4_102_444_800, -2_208_988_800, -62_135_596_800,
    253_402_300_799, 1e12, -1e12,
  ])
  func keepsEveryMillisecond(_ second: Double) {
    let sinceReference = second - Date.timeIntervalBetween1970AndReferenceDate
    for millisecond in 0..<1_000 {
      let fraction = Double(millisecond) / 1_000
      let expected = "." + String(1_000 + millisecond).dropFirst() + "Z"
      for date in [
        Date(timeIntervalSince1970: second + fraction),
        Date(timeIntervalSinceReferenceDate: sinceReference + fraction),
      ] {
        let text = format(date, style: Self.fraction)
        #expect(text.hasSuffix(expected), "\(second) + \(fraction)")
      }
    }
  }

  /// All choices of fields, against Foundation where it is right.
  @Test func hasTheFieldsOfTheStyle() {
    let dates = [1_704_067_200.0, 1_735_689_599, 951_782_400.25, -11_644_473_600]
      .map(Date.init(timeIntervalSince1970:))
    for fields in 0..<64 {
      for style in Self.styles(fields) {
        for date in dates {
          let foundation = style.format(date)
          let hasWeekday = fields & 12 == 12
          let expected = hasWeekday ? Self.withOneDigitWeekday(foundation) : foundation
          #expect(format(date, style: style) == expected, "fields \(fields)")
        }
      }
    }
  }

  private static func withOneDigitWeekday(_ text: String) -> String {
    text.replacing(/(W\d\d-?)0(\d)/) { $0.1 + ($0.2 == "0" ? "7" : $0.2) }
  }

  private static func styles(_ fields: Int) -> [Date.ISO8601FormatStyle] {
    let zone = TimeZone(secondsFromGMT: -12_600) ?? .gmt
    let styles = [
      Date.ISO8601FormatStyle(timeZone: zone),
      Date.ISO8601FormatStyle(
        dateSeparator: .omitted, dateTimeSeparator: .space, timeSeparator: .omitted,
        timeZoneSeparator: .colon, includingFractionalSeconds: true, timeZone: zone),
    ]
    return styles.map { style in
      var style = style
      if fields & 1 != 0 { style = style.year() }
      if fields & 2 != 0 { style = style.month() }
      if fields & 4 != 0 { style = style.weekOfYear() }
      if fields & 8 != 0 { style = style.day() }
      let hasFraction = style.includingFractionalSeconds
      if fields & 16 != 0 { style = style.time(includingFractionalSeconds: hasFraction) }
      if fields & 32 != 0 { style = style.timeZone(separator: style.timeZoneSeparator) }
      return style
    }
  }

  /// What no calendar counts stands at the border of Foundation's calendars, before it noon of Julian day 0.
  @Test(
    arguments: [
      (.nan, "-4713-11-24T12:00:00.000Z"), (-.infinity, "-4713-11-24T12:00:00.000Z"),
      (.infinity, "+506713-02-07T00:00:00.000Z"), (1e300, "+506713-02-07T00:00:00.000Z"),
    ] as [(Double, String)])
  func keepsToTheBorders(_ seconds: Double, _ text: String) {
    let date = Date(timeIntervalSince1970: seconds)
    #expect(format(date, style: Self.fraction) == text)
    #expect(!format(date, style: .iso8601.year().weekOfYear().day()).isEmpty)
  }
}

/// ISO 8601 texts of date components.
struct ISO8601ComponentsCorrectionTests {
  private func style(_ zone: String) -> DateComponents.ISO8601FormatStyle {
    DateComponents.ISO8601FormatStyle(timeZone: TimeZone(identifier: zone) ?? .gmt)
  }

  @Test func hasOneDigitForTheWeekday() {
    let style = style("UTC").year().weekOfYear().day()
    let sunday = DateComponents(weekday: 1, weekOfYear: 1, yearForWeekOfYear: 2_024)
    #expect(format(sunday, style: style) == "2024-W01-7")
    let monday = DateComponents(weekday: 2, weekOfYear: 53, yearForWeekOfYear: 2_020)
    #expect(format(monday, style: style) == "2020-W53-1")
  }

  @Test func signsExpandedYears() {
    let style = style("UTC").year().month().day()
    #expect(
      format(DateComponents(year: 12_024, month: 2, day: 3), style: style) == "+12024-02-03")
    #expect(
      format(DateComponents(era: 0, year: 2, month: 2, day: 3), style: style) == "-0001-02-03")
  }

  /// Monrovia was 44 minutes and 30 seconds behind until 1972.
  @Test func isInUTCWhereTheOffsetHasSeconds() {
    let components = DateComponents(year: 1_960, month: 2, day: 28, hour: 23, minute: 20)
    #expect(format(components, style: style("Africa/Monrovia")) == "1960-02-29T00:04:30Z")
    var ordinal = DateComponents(year: 1_960, hour: 23, minute: 20)
    ordinal.dayOfYear = 366
    let date = style("Africa/Monrovia").year().day()
      .time(includingFractionalSeconds: false).timeZone(separator: .colon)
    #expect(format(ordinal, style: date) == "1961-001T00:04:30Z")
    let sunday = DateComponents(
      hour: 23, minute: 20, nanosecond: 5_000_000, weekday: 1, weekOfYear: 53,
      yearForWeekOfYear: 1_959)
    let week = style("Africa/Monrovia").year().weekOfYear().day()
      .time(includingFractionalSeconds: true).timeZone(separator: .colon)
    #expect(format(sunday, style: week) == "1960-W01-1T00:04:30.005Z")
  }

  @Test func keepsWhatFoundationGetsRight() {
    let components = DateComponents(
      year: 2_024, month: 2, day: 29, hour: 12, minute: 30, second: 5, nanosecond: 678_999_999)
    for zone in ["UTC", "Asia/Kolkata", "America/St_Johns"] {
      let style = style(zone).timeZoneSeparator(.colon)
      #expect(format(components, style: style) == style.format(components))
      let fraction = style.time(includingFractionalSeconds: true)
      #expect(format(components, style: fraction) == fraction.format(components))
    }
    let nothing = DateComponents()
    #expect(format(nothing, style: style("UTC")) == style("UTC").format(nothing))
  }

  @Test func trapsForNoNumber() {
    let zone = style("Europe/Amsterdam")
    for number in [Int.min, Int.max, -1, 0] {
      let components = DateComponents(
        year: number, month: number, day: number, hour: number, minute: number, second: number,
        nanosecond: number, weekday: number, weekOfYear: number, yearForWeekOfYear: number)
      #expect(!format(components, style: zone).isEmpty)
      #expect(!format(components, style: zone.year().weekOfYear().day()).isEmpty)
    }
  }
}
