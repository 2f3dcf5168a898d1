import FormatKit
import Foundation
import Testing

/// ISO 8601 dates, read back.
struct ISO8601ReadingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let seconds: Double
    var style = Date.ISO8601FormatStyle()

    var testDescription: String { text }
  }

  @Test(arguments: [
    Row(text: "2024-10-05T17:08:34Z", seconds: 1_728_148_114),
    Row(text: "2024-10-05T17:08:34.650Z", seconds: 1_728_148_114.65),
    // A comma is as good as a point (ISO 8601-1, 5.3.1.4).
    Row(text: "2024-01-01T00:00:00,5Z", seconds: 1_704_067_200.5),
    Row(text: "1988-11-08T05:30:00+00", seconds: 594_970_200),
    Row(text: "1988-11-08T05:30:00+0530", seconds: 594_950_400),
    Row(text: "1988-11-08T05:30:00-08:00", seconds: 594_999_000),
    // The proleptic Gregorian calendar, for all years.
    Row(text: "1582-10-10T00:00:00Z", seconds: -12_219_724_800),
    Row(text: "0000-01-01T00:00:00Z", seconds: -62_167_219_200),
    Row(text: "-0001-01-01T00:00:00Z", seconds: -62_198_755_200),
    Row(text: "+10000-01-01T00:00:00Z", seconds: 253_402_300_800),
    Row(text: "1969-12-31T23:59:59.75Z", seconds: -0.25),
    // The end of a day (ISO 8601-1:2019/Amd 1:2022).
    Row(text: "2024-02-29T24:00:00Z", seconds: 1_709_251_200),
    Row(text: "2024-02-29", seconds: 1_709_164_800, style: .iso8601.year().month().day()),
    Row(
      text: "20240229T120000Z", seconds: 1_709_208_000,
      style: Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted)),
    Row(
      text: "2024-02-29 12:00:00Z", seconds: 1_709_208_000,
      style: Date.ISO8601FormatStyle(dateTimeSeparator: .space)),
    Row(
      text: "2024-W09-4", seconds: 1_709_164_800, style: .iso8601.year().weekOfYear().day()),
    Row(text: "2020-W53-7", seconds: 1_609_632_000, style: .iso8601.year().weekOfYear().day()),
    Row(text: "2024-060", seconds: 1_709_164_800, style: .iso8601.year().day()),
    Row(
      text: "+100000229", seconds: 253_407_398_400,
      style: Date.ISO8601FormatStyle(dateSeparator: .omitted).year().month().day()),
  ])
  func reads(row: Row) throws {
    let date = try parse(row.text, strategy: row.style)
    // A date counts from 2001 and has the nearest number to that.
    #expect(abs(date.timeIntervalSince1970 - row.seconds) < 2e-7)
    #expect(try parse(row.text, strategy: row.style.strictParseStrategy) == date)
  }

  @Test func findsTheNearestDate() throws {
    let date = try parse("2024-10-05T17:08:34.650Z", strategy: .iso8601)
    #expect(date == Date(timeIntervalSinceReferenceDate: 749_840_914.65))
  }

  @Test func readsInTheStylesTimeZone() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
      .time(includingFractionalSeconds: false)
    // Summer, and the first of the two hours in which clocks are turned back.
    #expect(
      try parse("2024-07-01T12:00:00", strategy: style).timeIntervalSince1970 == 1_719_828_000)
    #expect(
      try parse("2024-10-27T02:30:00", strategy: style).timeIntervalSince1970 == 1_729_989_000)
    #expect(throws: ParsingError.self) { try parse("2024-03-31T02:30:00", strategy: style) }
  }

  private static func row(
    _ text: String, _ column: Int, _ reason: ParsingError.Reason, _ why: String
  ) -> ParsingErrorTests.Row {
    let place = reason == .unexpectedEnd ? "after column \(column - 1)" : "at column \(column)"
    return ParsingErrorTests.Row(
      text, "en_US", column, reason,
      "\"\(text)\" is not an ISO 8601 date of this style: \(place), \(why); write 2023-11-14T22:13:20Z"
    )
  }

  @Test(arguments: [
    row("2024-02-30T00:00:00Z", 9, .impossibleDate, "2024-02 has 29 days"),
    row("2023-02-29T00:00:00Z", 9, .impossibleDate, "2023-02 has 28 days"),
    row("2024-13-01T00:00:00Z", 6, .impossibleDate, "there is no month 13"),
    row("2024-01-00T00:00:00Z", 9, .impossibleDate, "2024-01 has 31 days"),
    row("2024-01-01T25:00:00Z", 12, .impossibleDate, "there is no hour 25"),
    row("2024-01-01T24:00:01Z", 12, .impossibleDate, "a day ends at 24:00:00"),
    row("2024-01-01T00:60:00Z", 15, .impossibleDate, "there is no minute 60"),
    row("2016-12-31T23:59:60Z", 18, .impossibleDate, "there is no second 60"),
    row("2024-01-01T00:00:00+24:00", 21, .impossibleDate, "there is no hour 24"),
    row("2024-01-01T00:00:00Zabc", 21, .unexpectedText, "\"abc\" is unexpected"),
    row("2024-12-03T15:28:23 +09:00", 20, .unexpectedText, "\" +09:00\" is unexpected"),
    row("2024-01-01T00:00:00", 20, .unexpectedEnd, "something is missing"),
    row("2024-01-01T00:00Z", 17, .unexpectedText, "\"Z\" is unexpected"),
    row("2024-01-01T00:00:00.Z", 21, .unexpectedText, "\"Z\" is unexpected"),
    row("2024-1-01T00:00:00Z", 7, .unexpectedText, "\"-01T00:00:00Z\" is unexpected"),
    row("24-01-01T00:00:00Z", 3, .unexpectedText, "\"-01-01T00:00:00Z\" is unexpected"),
    row("12024-01-01T00:00:00Z", 5, .unexpectedText, "\"4-01-01T00:00:00Z\" is unexpected"),
    row("+2024-01-01T00:00:00Z", 2, .unexpectedText, "\"2024-01-01T00:00:00Z\" is unexpected"),
    row("2024-01-01t00:00:00Z", 11, .unexpectedText, "\"t00:00:00Z\" is unexpected"),
    row("２０２４-01-01T00:00:00Z", 1, .unexpectedText, "\"２０２４-01-01T00:00:00Z\" is unexpected"),
  ])
  func refuses(row: ParsingErrorTests.Row) throws {
    try row.check(Date.ISO8601FormatStyle())
    try row.check(StrictParseStrategy(style: Date.ISO8601FormatStyle()))
  }

  @Test func refusesAWeekThatTheYearDoesNotHave() throws {
    try ParsingErrorTests.Row(
      "2024-W53-1", "en_US", 7, .impossibleDate,
      "\"2024-W53-1\" is not an ISO 8601 date of this style: at column 7, 2024 has 52 weeks; write 2023-W46-2"
    ).check(Date.ISO8601FormatStyle().year().weekOfYear().day())
  }

  @Test func readsBackEveryMillisecond() throws {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    for second in [-62_135_596_801, -1, 0, 1_674_036_251, 253_402_300_799] {
      for millisecond in FullRun.thinned(0..<1000, every: 7) {
        let text = format(Date(timeIntervalSince1970: Double(second)), style: style)
          .replacing(".000Z", with: "." + String(String(1000 + millisecond).dropFirst()) + "Z")
        let date = try parse(text, strategy: style)
        #expect(format(date, style: style) == text)
        #expect(try parse(format(date, style: style), strategy: style) == date)
      }
    }
  }

  @Test func readsComponents() throws {
    let style = DateComponents.ISO8601FormatStyle()
    let components = try parse("2024-02-29T12:30:45Z", strategy: style)
    #expect(components.year == 2024 && components.month == 2 && components.day == 29)
    #expect(components.hour == 12 && components.minute == 30 && components.second == 45)
    #expect(throws: ParsingError.self) { try parse("2024-02-30T12:30:45Z", strategy: style) }
  }
}
