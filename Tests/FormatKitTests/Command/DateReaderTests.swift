import Foundation
import Testing

@testable import fmt

/// Dates are read strictly: only days and times that exist, and no digit is lost.
struct DateReaderTests {
  private static let utc = DateReader(timeZone: .gmt, now: Date(timeIntervalSince1970: 1))

  @Test(arguments: [
    ("2024-02-29", 1_709_164_800), ("2024-02-29T00:00:00Z", 1_709_164_800),
    ("2024-02-29 00:00", 1_709_164_800), ("20240229T000000Z", 1_709_164_800),
    ("2024-060", 1_709_164_800), ("2024060T00Z", 1_709_164_800),
    ("2024-W09-4", 1_709_164_800), ("2024W094T00Z", 1_709_164_800),
    ("2024-02-28T24:00Z", 1_709_164_800), ("2024-02-29T05:30+05:30", 1_709_164_800),
    ("2024-02-28t19:00:00-0500", 1_709_164_800), ("2024-02-28T19-05", 1_709_164_800),
    ("2020-W53-7", 1_609_632_000), ("2021-W01-1", 1_609_718_400), ("2009-W01-1", 1_230_508_800),
    ("1970-01-01", 0), ("1969-12-31T23:59:59Z", -1), ("0000-03-01", -62_162_035_200),
    ("-0001-12-31", -62_167_305_600), ("+10000-01-01", 253_402_300_800),
    ("+100000101T00Z", 253_402_300_800), ("now", 1), ("@1700000000", 1_700_000_000),
    ("1700000000", 1_700_000_000), ("-5", -5), ("1.7e9", 1_700_000_000), ("20240229", 20_240_229),
  ])
  func reads(_ text: String, _ seconds: Double) throws {
    #expect(try Self.utc.read(text).timeIntervalSince1970 == seconds)
  }

  /// The nearest binary number, as the literal gives it: no rounding on the way.
  @Test(arguments: [
    ("1674036251.123", 695_729_051.123), ("@1674036251.123", 695_729_051.123),
    ("2023-01-18T10:04:11.123Z", 695_729_051.123), ("2023-01-18T10:04:11,123Z", 695_729_051.123),
    ("978307199.9", -0.1), ("2000-12-31T23:59:59.9Z", -0.1), ("-0.1", -978_307_200.1),
    ("-1.25", -978_307_201.25), ("978307200.000000000000000000001", 1e-21),
  ])
  func keepsTheFraction(_ text: String, _ seconds: Double) throws {
    #expect(try Self.utc.read(text).timeIntervalSinceReferenceDate == seconds)
  }

  @Test(arguments: [
    ("2024-02-30", "the day of month 2 of 2024 must be from 1 to 29, not 30"),
    ("1900-02-29", "the day of month 2 of 1900 must be from 1 to 28, not 29"),
    ("2024-13-01", "the month must be from 1 to 12, not 13"),
    ("2023-366", "the day of 2023 must be from 1 to 365, not 366"),
    ("2024-W53-1", "the week of 2024 must be from 1 to 52, not 53"),
    ("2024-W09-8", "the day of the week must be from 1 to 7, not 8"),
    ("2024-01-01T25:00Z", "the hour must be from 0 to 24, not 25"),
    ("2024-01-01T24:00:00.1Z", "a day ends at 24:00"),
    ("2024-01-01T24:01", "a day ends at 24:00"),
    ("2024-01-01T00:60", "the minute must be from 0 to 59, not 60"),
    ("2024-01-01T23:59:60Z", "the second must be from 0 to 59, not 60"),
    ("2024-01-01T00:00:00Zabc", "the end should stand at column 21, before \"a\""),
    (
      "2024-01-01T00:00 +09:00",
      "a zone, such as Z or +02:00, should stand at column 17, before \" \""
    ),
    ("2024-01-01T00:00+24", "the zone's hours must be from 0 to 23, not 24"),
    ("2024-01-01T00:00:00.Z", "digits of a fraction should stand at column 21, before \"Z\""),
    ("2024-01", "\"-\" and the day should stand at its end"),
    ("2024-1-1", "the month, in 2 digits, should stand at column 7, before \"-\""),
    ("2024-01-01X", "T and a time should stand at column 11, before \"X\""),
    ("nan", "it is not a finite number of seconds"),
    ("inf", "it is not a finite number of seconds"),
    ("1e15", "dates go to 180000000000000 seconds before and after 1970"),
    ("@-1e99", "dates go to 180000000000000 seconds before and after 1970"),
    ("+999999999-01-01", "dates go to 180000000000000 seconds before and after 1970"),
    ("tomorrow", "it does not begin with a year; \(DateReader.advice)"),
    ("", "it does not begin with a year; \(DateReader.advice)"),
    ("٢٠٢٤-01-01", "it does not begin with a year; \(DateReader.advice)"),
  ])
  func refuses(_ text: String, _ reason: String) {
    let error = #expect(throws: BadValue.self) { try Self.utc.read(text) }
    #expect(error?.description == "\"\(text)\" is not a date: \(reason)")
  }

  @Test func refusesNowInATable() {
    let reader = DateReader(timeZone: .gmt, now: nil)
    #expect(throws: BadValue.self) { try reader.read("now") }
  }

  // MARK: Local time

  @Test(arguments: [
    ("2024-03-31T01:59", "Europe/Berlin", 1_711_846_740),
    ("2024-03-31T03:00", "Europe/Berlin", 1_711_846_800),
    ("2024-10-27T02:30", "Europe/Berlin", 1_729_989_000),  // the first of two
    ("2024-10-27T03:00", "Europe/Berlin", 1_729_994_400),
    ("2024-04-26", "Africa/Cairo", 1_714_082_400),  // midnight is skipped: the day begins at 1:00
    ("2024-01-01T12:00", "Asia/Kolkata", 1_704_090_600),
  ])
  func readsLocalTime(_ text: String, _ zone: String, _ seconds: Double) throws {
    let reader = DateReader(timeZone: try KnownTimeZone.read(zone), now: nil)
    #expect(try reader.read(text).timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    ("2024-03-31T02:30", "Europe/Berlin"), ("2011-12-30", "Pacific/Apia"),
    ("2011-12-30T12:00", "Pacific/Apia"), ("2024-04-26T00:30", "Africa/Cairo"),
  ])
  func refusesTimesThatClocksSkip(_ text: String, _ zone: String) throws {
    let reader = DateReader(timeZone: try KnownTimeZone.read(zone), now: nil)
    let error = #expect(throws: BadValue.self) { try reader.read(text) }
    #expect(error?.reason == "the clocks of \(zone) skip that time")
  }

  // MARK: The calendar

  /// Each day from 1600 to 2400 follows the one before it, and ISO weeks agree with Foundation's.
  @Test func countsDays() throws {
    var days = CivilDate.days(year: 1600, month: 1, day: 1)
    for year in 1600..<2400 {
      for month in 1...12 {
        for day in 1...CivilDate.daysInMonth(month, of: year) {
          try #require(CivilDate.days(year: year, month: month, day: day) == days)
          days += 1
        }
      }
    }
    #expect(CivilDate.days(year: 1970, month: 1, day: 1) == 0)
  }

  @Test func countsWeeks() throws {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    for days in stride(from: -40_000, to: 40_000, by: 97) {
      let date = Date(timeIntervalSince1970: Double(days) * 86_400)
      let parts = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear, .weekday], from: date)
      let year = try #require(parts.yearForWeekOfYear)
      let week = try #require(parts.weekOfYear)
      let weekday = CivilDate.weekday(days: days)
      #expect(parts.weekday == weekday % 7 + 1)
      #expect(CivilDate.days(weekYear: year, week: week) + weekday - 1 == days)
      #expect(week <= CivilDate.weeksInYear(year))
    }
  }
}

/// Zones are known by name or by offset, or refused.
struct KnownTimeZoneTests {
  @Test(arguments: [
    ("Europe/Berlin", 3600), ("europe/berlin", 3600), ("UTC", 0), ("utc", 0), ("Z", 0),
    ("GMT", 0), ("+05:30", 19_800), ("-0330", -12_600), ("+2", 7200), ("UTC+2", 7200),
    ("GMT-5", -18_000), ("+18:00", 64_800), ("US/Pacific", -28_800), ("Etc/GMT+5", -18_000),
  ])
  func reads(_ text: String, _ offset: Int) throws {
    let winter = Date(timeIntervalSince1970: 1_704_067_200)
    #expect(try KnownTimeZone.read(text).secondsFromGMT(for: winter) == offset)
  }

  @Test(arguments: [
    ("Europe/Berlni", "did you mean Europe/Berlin?"), ("Tokio", "did you mean Asia/Tokyo?"),
    ("+19:00", "fmt time-zones lists them"), ("+05:60", "fmt time-zones lists them"),
    ("", "fmt time-zones lists them"), ("../../etc/passwd", "fmt time-zones lists them"),
    ("+٢", "fmt time-zones lists them"),
  ])
  func refuses(_ text: String, _ advice: String) {
    let error = #expect(throws: BadValue.self) { try KnownTimeZone.read(text) }
    #expect(
      error?.description == "\"\(text)\" is not a time zone: no such name is known; \(advice)")
  }
}
