import FormatKit
import Foundation
import Testing

/// Dates in words, read back.
struct DateReadingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let locale: String
    let text: String
    let date: String
    var day: Date.FormatStyle.DateStyle = .long
    var time: Date.FormatStyle.TimeStyle = .omitted
    var zone = "GMT"

    var style: Date.FormatStyle {
      Date.FormatStyle(
        date: day, time: time, locale: Locale(identifier: locale),
        calendar: Calendar(identifier: .gregorian), timeZone: TimeZone(identifier: zone)!)
    }

    var testDescription: String { "\(locale): \(text.debugDescription)" }
  }

  @Test(arguments: [
    Row(locale: "en_US", text: "November 14, 2023", date: "2023-11-14T00:00:00Z"),
    Row(locale: "de_DE", text: "14. November 2023", date: "2023-11-14T00:00:00Z"),
    Row(locale: "ru_RU", text: "14 ноября 2023 г.", date: "2023-11-14T00:00:00Z"),
    Row(locale: "ja_JP", text: "2023年11月14日", date: "2023-11-14T00:00:00Z"),
    Row(
      locale: "en_US", text: "Tuesday, November 14, 2023 at 10:13 PM", date: "2023-11-14T22:13:00Z",
      day: .complete, time: .shortened),
    // U+202F and U+0020 before PM are alike.
    Row(
      locale: "en_US", text: "11/14/2023, 10:13:20\u{202F}PM", date: "2023-11-14T22:13:20Z",
      day: .numeric, time: .standard),
    Row(
      locale: "en_US", text: "12:00 AM", date: "1970-01-01T00:00:00Z", day: .omitted,
      time: .shortened),
    Row(
      locale: "en_US", text: "12:00 PM", date: "1970-01-01T12:00:00Z", day: .omitted,
      time: .shortened),
    // The locale's digits, and ASCII.
    Row(locale: "ar_EG", text: "١٤ نوفمبر، ٢٠٢٣", date: "2023-11-14T00:00:00Z"),
    Row(locale: "ar_EG", text: "14 نوفمبر، 2023", date: "2023-11-14T00:00:00Z"),
    Row(locale: "mr_IN", text: "१४ नोव्हेंबर, २०२३", date: "2023-11-14T00:00:00Z"),
    Row(locale: "th_TH", text: "14 พฤศจิกายน 2023", date: "2023-11-14T00:00:00Z"),
    Row(locale: "en_US", text: "February 29, 2024", date: "2024-02-29T00:00:00Z"),
    // The zone's name tells the two hours apart in which clocks are turned back.
    Row(
      locale: "en_US", text: "11/5/2023, 1:30:00 AM PDT", date: "2023-11-05T08:30:00Z",
      day: .numeric, time: .complete, zone: "America/Los_Angeles"),
    Row(
      locale: "en_US", text: "11/5/2023, 1:30:00 AM PST", date: "2023-11-05T09:30:00Z",
      day: .numeric, time: .complete, zone: "America/Los_Angeles"),
    Row(
      locale: "en_US", text: "11/5/2023, 1:30 AM", date: "2023-11-05T08:30:00Z",
      day: .numeric, time: .shortened, zone: "America/Los_Angeles"),
  ])
  func reads(row: Row) throws {
    let date = try parse(row.text, strategy: row.style.strictParseStrategy)
    #expect(format(date, style: .iso8601) == row.date)
    // Foundation's own strategy is strict here, too.
    #expect(try parse(row.text, strategy: row.style) == date)
  }

  struct Fields: CustomTestStringConvertible, Sendable {
    let text: String
    let date: String
    let style: Date.FormatStyle
    var testDescription: String { text }
  }

  private static let plain = Date.FormatStyle(
    locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)

  @Test(arguments: [
    // A day without a year is of the first year from 1970 on that has it.
    Fields(text: "November 14", date: "1970-11-14T00:00:00Z", style: plain.month(.wide).day()),
    Fields(text: "February 29", date: "1972-02-29T00:00:00Z", style: plain.month(.wide).day()),
    Fields(
      text: "Thu, Feb 29", date: "1996-02-29T00:00:00Z", style: plain.weekday().month().day()),
    Fields(text: "2024", date: "2024-01-01T00:00:00Z", style: plain.year()),
    Fields(text: "Q4 2023", date: "2023-10-01T00:00:00Z", style: plain.quarter().year()),
    // Two digits are a year of 1970 to 2069.
    Fields(
      text: "11/14/69", date: "2069-11-14T00:00:00Z",
      style: plain.year(.twoDigits).month(.defaultDigits).day()),
    Fields(
      text: "11/14/70", date: "1970-11-14T00:00:00Z",
      style: plain.year(.twoDigits).month(.defaultDigits).day()),
  ])
  func takesTheFirstDateForWhatIsOpen(row: Fields) throws {
    let date = try parse(row.text, strategy: row.style)
    #expect(format(date, style: .iso8601) == row.date)
    #expect(format(date, style: row.style) == row.text)
  }

  struct Gap: CustomTestStringConvertible, Sendable {
    let text: String
    let zone: String
    let date: String?
    let style: Date.FormatStyle
    var testDescription: String { "\(zone): \(text)" }
  }

  @Test(arguments: [
    // Clocks went from midnight to 0:15 and to 1:00: the day began then.
    Gap(
      text: "1/1/1986", zone: "Asia/Kathmandu", date: "1985-12-31T18:30:00Z",
      style: plain.year().month(.defaultDigits).day()),
    Gap(
      text: "Nov 4, 2018", zone: "America/Sao_Paulo", date: "2018-11-04T03:00:00Z",
      style: plain.year().month().day()),
    Gap(
      text: "November 4, 2018 at 12\u{202F}AM", zone: "America/Sao_Paulo", date: nil,
      style: plain.year().month(.wide).day().hour()),
    // Samoa had no such day.
    Gap(
      text: "Dec 30, 2011", zone: "Pacific/Apia", date: nil, style: plain.year().month().day()),
    // The first year with the day, and with the time that the zone's name means.
    Gap(
      text: "Nov 14 at GMT+5:45", zone: "Asia/Kathmandu", date: "1986-11-13T18:15:00Z",
      style: plain.month().day().timeZone(.localizedGMT(.short))),
    Gap(
      text: "Nov 14 at GMT+5:30", zone: "Asia/Kathmandu", date: "1970-11-13T18:30:00Z",
      style: plain.month().day().timeZone(.localizedGMT(.short))),
  ])
  func findsATimeThatClocksShow(row: Gap) throws {
    var style = row.style
    style.timeZone = try #require(TimeZone(identifier: row.zone))
    let date = try? parse(row.text, strategy: style)
    #expect(date.map { format($0, style: .iso8601) } == row.date)
  }

  @Test func readsPatterns() throws {
    let format: Date.FormatString =
      "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits).\(secondFraction: .fractional(3))"
    let style = Date.VerbatimFormatStyle(
      format: format, locale: Locale(identifier: "en_US"), timeZone: .gmt,
      calendar: Calendar(identifier: .gregorian))
    let date = try parse("2024-02-29 12:34:56.789", strategy: style.strictParseStrategy)
    #expect(date == Date(timeIntervalSince1970: 1_709_210_096.789))
    // Foundation's strategy for patterns is lenient by itself.
    let strategy = Date.ParseStrategy(
      format: format, locale: Locale(identifier: "en_US"), timeZone: .gmt)
    #expect(try parse("2024-02-29 12:34:56.789", strategy: strategy) == date)
    for text in ["2023-02-29 12:34:56.789", "2024-2-29 12:34:56.789", "2024-02-29 12:34:56.789x"] {
      #expect(throws: ParsingError.self) { try parse(text, strategy: strategy) }
    }
  }

  @Test(arguments: [
    ("2024-02-29 12:00 +0000", "2024-02-29T12:00:00Z"),
    ("2024-02-29 12:00 +0200", "2024-02-29T10:00:00Z"),
    ("2024-02-29 12:00 -0330", "2024-02-29T15:30:00Z"),
    ("2024-02-29 12:00 +0545", "2024-02-29T06:15:00Z"),
    ("2024-02-29 12:00 +2500", nil), ("2024-02-30 12:00 +0200", nil), ("2024-02-29 12:00", nil),
  ])
  func readsTheZoneOfTheText(text: String, date: String?) throws {
    let format: Date.FormatString =
      "\(year: .defaultDigits)-\(month: .twoDigits)-\(day: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits) \(timeZone: .iso8601(.short))"
    for zone in ["GMT", "Europe/Berlin", "Asia/Kathmandu"] {
      let style = Date.VerbatimFormatStyle(
        format: format, locale: Locale(identifier: "en_US"),
        timeZone: try #require(TimeZone(identifier: zone)),
        calendar: Calendar(identifier: .gregorian))
      let read = try? parse(text, strategy: style.strictParseStrategy)
      #expect(read.map { FormatKit.format($0, style: .iso8601) } == date)
    }
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let text: String
    let column: Int
    let reason: ParsingError.Reason
    let why: String
    var locale = "en_US"
    var day = Date.FormatStyle.DateStyle.long
    var time = Date.FormatStyle.TimeStyle.omitted
    var zone = "GMT"
    var testDescription: String { "\(locale): \(text.debugDescription)" }
  }

  @Test(arguments: [
    Refusal(text: "", column: 1, reason: .empty, why: "it is empty"),
    Refusal(
      text: "February 30, 2023", column: 10, reason: .impossibleDate, why: "2023-02 has 28 days"),
    Refusal(
      text: "February 29, 2023", column: 10, reason: .impossibleDate, why: "2023-02 has 28 days"),
    Refusal(text: "Nov 14, 2023", column: 1, reason: .unexpectedText, why: #""Nov" is unexpected"#),
    Refusal(
      text: "November 14, 2023x", column: 18, reason: .unexpectedText, why: #""x" is unexpected"#),
    Refusal(text: "November 14,", column: 13, reason: .unexpectedEnd, why: "something is missing"),
    Refusal(
      text: "November 32, 2023", column: 11, reason: .unexpectedText, why: #""2," is unexpected"#),
    Refusal(
      text: "november 14, 2023", column: 1, reason: .unexpectedText,
      why: #""november" is unexpected"#),
    Refusal(
      text: "Monday, November 14, 2023", column: 1, reason: .contradiction,
      why: #""Monday" should be "Tuesday""#, day: .complete),
    Refusal(
      text: "13:00 PM", column: 2, reason: .unexpectedText, why: #""3:00" is unexpected"#,
      day: .omitted, time: .shortened),
    Refusal(
      text: "24:00", column: 2, reason: .unexpectedText, why: #""4:00" is unexpected"#,
      locale: "de_DE", day: .omitted, time: .shortened),
    Refusal(
      text: "31.3.2024, 2:30", column: 12, reason: .impossibleDate, why: "clocks skip this time",
      locale: "de_DE", day: .numeric, time: .shortened, zone: "Europe/Berlin"),
    Refusal(
      text: "14. Nowember 2023", column: 5, reason: .unexpectedText,
      why: #""Nowember" is unexpected"#,
      locale: "de_DE"),
  ])
  func saysWhatIsWrong(row: Refusal) throws {
    let style = Row(
      locale: row.locale, text: "", date: "", day: row.day, time: row.time, zone: row.zone
    ).style
    let error = try #require(throws: ParsingError.self) { _ = try parse(row.text, strategy: style) }
    #expect(error.column == row.column)
    #expect(error.reason == row.reason)
    #expect(error.description.contains(": \(row.placeAndReason); write "))
  }
}

extension DateReadingTests.Refusal {
  var placeAndReason: String {
    switch reason {
    case .empty: why
    case .unexpectedEnd: "after column \(column - 1), \(why)"
    default: "at column \(column), \(why)"
    }
  }
}
