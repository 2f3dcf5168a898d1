import FormatKit
import Foundation
import Testing

/// Durations, read back.
struct DurationReadingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let locale: String
    let text: String
    let duration: Duration
    var testDescription: String { "\(locale): \(text.debugDescription)" }
  }

  @Test(arguments: [
    Row(locale: "en_US", text: "1 hr, 30 min", duration: .seconds(5400)),
    Row(locale: "en_US", text: "1 hour, 30 minutes", duration: .seconds(5400)),
    Row(locale: "en_US", text: "1h 30m", duration: .seconds(5400)),
    Row(locale: "en_US", text: "1\u{A0}hr, 30\u{202F}min", duration: .seconds(5400)),
    Row(locale: "en_US", text: "90 minutes", duration: .seconds(5400)),
    Row(locale: "en_US", text: "1.5 hr", duration: .seconds(5400)),
    Row(locale: "en_US", text: "-1 hr, 30 min", duration: .seconds(-5400)),
    Row(locale: "en_US", text: "0 sec", duration: .zero),
    Row(locale: "en_US", text: "1,000 hr", duration: .seconds(3_600_000)),
    Row(locale: "en_US", text: "2 wks, 1 day", duration: .seconds(15 * 86_400)),
    Row(locale: "en_US", text: "250 ms", duration: .milliseconds(250)),
    Row(locale: "de_DE", text: "1 Stunde und 30 Minuten", duration: .seconds(5400)),
    Row(locale: "de_DE", text: "1,5 Std.", duration: .seconds(5400)),
    Row(locale: "ru_RU", text: "1 час 30 минут", duration: .seconds(5400)),
    Row(locale: "ru_RU", text: "2 часа", duration: .seconds(7200)),
    Row(locale: "ar_EG", text: "ساعتان", duration: .seconds(7200)),
    Row(locale: "ar_EG", text: "٣ ساعات", duration: .seconds(10_800)),
    Row(locale: "ar_EG", text: "3 ساعات", duration: .seconds(10_800)),
    Row(locale: "ja_JP", text: "1時間30分", duration: .seconds(5400)),
    Row(locale: "en_US", text: "1:30:00", duration: .seconds(5400)),
    Row(locale: "en_US", text: "-1:30:00.25", duration: .milliseconds(-5_400_250)),
    Row(locale: "en_US", text: "1,000:00:00", duration: .seconds(3_600_000)),
    Row(locale: "en_US", text: "1000:00:00", duration: .seconds(3_600_000)),
    Row(locale: "da_DK", text: "1.30.00", duration: .seconds(5400)),
    Row(locale: "ar_EG", text: "١:٣٠:٠٠", duration: .seconds(5400)),
    Row(locale: "en_US", text: "PT1H30M", duration: .seconds(5400)),
    Row(locale: "en_US", text: "-PT1,5H", duration: .seconds(-5400)),
    Row(locale: "en_US", text: "P1DT12H", duration: .seconds(129_600)),
    Row(locale: "en_US", text: "P2W", duration: .seconds(1_209_600)),
    Row(locale: "en_US", text: "PT0.000000000000000001S", duration: .init(attoseconds: 1)),
  ])
  func reads(row: Row) throws {
    let locale = Locale(identifier: row.locale)
    #expect(try parse(row.text, strategy: .duration(locale: locale)) == row.duration)
  }

  @Test(arguments: [
    ("00 weeks, 01 day", true), ("01 day", true), ("0 weeks, 1 day", true), ("1 day", true),
    ("00 weeks, 1 day", false), ("001 day", false),
  ])
  func readsTheZerosOfTheStyle(text: String, isOneDay: Bool) {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days], width: .wide, zeroValueUnits: .show(length: 2)
    ).locale(Locale(identifier: "en_US"))
    let duration = try? parse(text, strategy: style.strictParseStrategy)
    #expect(duration == (isOneDay ? .seconds(86_400) : nil))
  }

  @Test(arguments: [
    ParsingErrorTests.Row(
      "", "en_US", 1, .empty, #""" is not a duration: it is empty; write 1 hr, 30 min"#),
    ParsingErrorTests.Row(
      "1:30", "en_US", 1, .ambiguous,
      #""1:30" is not a duration: at column 1, it can mean "1:30:00" or "0:01:30"; write 1 hr, 30 min"#
    ),
    ParsingErrorTests.Row(
      "1 hr, 90 min", "en_US", 1, .contradiction,
      #""1 hr, 90 min" is not a duration: at column 1, "1" should be "2"; write 1 hr, 30 min"#),
    ParsingErrorTests.Row(
      "1 hr, 1 hr", "en_US", 7, .unexpectedText,
      #""1 hr, 1 hr" is not a duration: at column 7, "1" is unexpected; write 1 hr, 30 min"#),
    ParsingErrorTests.Row(
      "30 min, 1 hr", "en_US", 9, .unexpectedText,
      #""30 min, 1 hr" is not a duration: at column 9, "1" is unexpected; write 1 hr, 30 min"#),
    ParsingErrorTests.Row(
      "1 hours", "en_US", 7, .unexpectedText,
      #""1 hours" is not a duration: at column 7, "s" is unexpected; write 1 hr, 30 min"#),
    ParsingErrorTests.Row(
      "1 hr and 30 min", "en_US", 6, .contradiction,
      #""1 hr and 30 min" is not a duration: at column 6, "and" should be "30"; write 1 hr, 30 min"#
    ),
    ParsingErrorTests.Row(
      "5 apples", "en_US", 3, .unexpectedText,
      #""5 apples" is not a duration: at column 3, "apples" is unexpected; write 1 hr, 30 min"#),
    ParsingErrorTests.Row(
      "5", "en_US", 2, .unexpectedEnd,
      #""5" is not a duration: after column 1, something is missing; write 1 hr, 30 min"#),
    ParsingErrorTests.Row(
      "P1M", "en_US", 2, .variableLength,
      #""P1M" is not a duration: at column 2, a month has no fixed length; write 1 hr, 30 min"#),
    ParsingErrorTests.Row(
      "PT", "en_US", 3, .unexpectedEnd,
      #""PT" is not a duration: after column 2, something is missing; write 1 hr, 30 min"#),
    ParsingErrorTests.Row(
      "P1WT1H", "en_US", 2, .unexpectedText,
      #""P1WT1H" is not a duration: at column 2, "1WT1H" is unexpected; write 1 hr, 30 min"#),
    ParsingErrorTests.Row(
      "PT1.5H30M", "en_US", 7, .unexpectedText,
      #""PT1.5H30M" is not a duration: at column 7, "30M" is unexpected; write 1 hr, 30 min"#),
    ParsingErrorTests.Row(
      "99999999999999999999 hr", "en_US", 1, .outOfRange,
      #""99999999999999999999 hr" is not a duration: at column 1, the value is not in -9223372036854775808 s to 9223372036854775807 s; write 1 hr, 30 min"#
    ),
  ])
  func saysWhatIsWrong(row: ParsingErrorTests.Row) throws {
    try row.check(DurationParseStrategy(locale: Locale(identifier: row.locale)))
  }

  @Test func readsClocksByTheirPattern() throws {
    let locale = Locale(identifier: "en_US")
    func read(_ text: String, _ pattern: Duration.TimeFormatStyle.Pattern) throws -> Duration {
      let style = Duration.TimeFormatStyle(pattern: pattern, locale: locale)
      return try parse(text, strategy: style.strictParseStrategy)
    }
    #expect(try read("1:30", .hourMinute) == .seconds(5400))
    #expect(try read("1:30", .minuteSecond) == .seconds(90))
    #expect(try read("1:30.5", .minuteSecond) == .milliseconds(90_500))
    #expect(try read("01:30", .hourMinute(padHourToLength: 2)) == .seconds(5400))
    for text in ["1:60", "1:3", "01:30", "1:30:00", "1:30.5", "1:30 ", ":30", "1:-30"] {
      #expect(throws: ParsingError.self, "\(text)") { try read(text, .hourMinute) }
    }
  }
}
