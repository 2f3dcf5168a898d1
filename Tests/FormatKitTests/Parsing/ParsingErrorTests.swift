import FormatKit
import Foundation
import Testing

/// Whole messages, since people read them.
struct ParsingErrorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let text: String
    let locale: String
    let column: Int
    let reason: ParsingError.Reason
    let message: String

    init(
      _ text: String, _ locale: String, _ column: Int, _ reason: ParsingError.Reason,
      _ message: String
    ) {
      self.text = text
      self.locale = locale
      self.column = column
      self.reason = reason
      self.message = message
    }

    var testDescription: String { "\(locale): \(text.debugDescription)" }

    func check<S: ParseStrategy>(_ strategy: S) throws where S.ParseInput == String {
      let error = try #require(throws: ParsingError.self) {
        _ = try parse(text, strategy: strategy)
      }
      #expect(error.description == message)
      #expect(error.column == column)
      #expect(error.reason == reason)
      #expect(error.localizedDescription == message)
    }
  }

  @Test(arguments: [
    Row("", "en_US", 1, .empty, #""" is not a number: it is empty; write 1,234.5"#),
    Row(
      "1.5abc", "en_US", 4, .unexpectedText,
      #""1.5abc" is not a number: at column 4, "abc" is unexpected; write 1,234.5"#),
    Row(
      "1,2,3", "en_US", 2, .misplacedGrouping,
      #""1,2,3" is not a number: at column 2, "," does not group digits as in 1,234,567; write 1,234.5"#
    ),
    Row(
      "12,34,567", "en_US", 3, .misplacedGrouping,
      #""12,34,567" is not a number: at column 3, "," does not group digits as in 1,234,567; write 1,234.5"#
    ),
    Row(
      "1,234,567", "hi_IN", 2, .misplacedGrouping,
      #""1,234,567" is not a number: at column 2, "," does not group digits as in 12,34,567; write 1,234.5"#
    ),
    Row(
      "1234,567", "en_US", 5, .misplacedGrouping,
      #""1234,567" is not a number: at column 5, "," does not group digits as in 1,234,567; write 1,234.5"#
    ),
    // Khmer digits have a comma before the fraction, ASCII digits a point.
    Row(
      "1,23", "km_KH", 2, .misplacedGrouping,
      #""1,23" is not a number: at column 2, "," does not group digits as in 1,234,567; write 1,234.5"#
    ),
    Row(
      "1.234,5", "en_US", 6, .misplacedGrouping,
      #""1.234,5" is not a number: at column 6, "," does not group digits as in 1,234,567; write 1,234.5"#
    ),
    Row(
      "1.2.3", "en_US", 4, .unexpectedText,
      #""1.2.3" is not a number: at column 4, ".3" is unexpected; write 1,234.5"#),
    Row(
      "1٢3", "ar_EG", 2, .mixedDigits,
      #""1٢3" is not a number: at column 2, "٢" is a digit of another numbering system; write ١٬٢٣٤٫٥"#
    ),
    Row(
      "007", "en_US", 1, .leadingZeros,
      #""007" is not a number: at column 1, the number has leading zeros; write 1,234.5"#),
    Row(
      " 5", "en_US", 1, .unexpectedText,
      #"" 5" is not a number: at column 1, " 5" is unexpected; write 1,234.5"#),
    Row(
      "5\u{A0}", "en_US", 2, .unexpectedText,
      #""5\u{A0}" is not a number: at column 2, "\u{A0}" is unexpected; write 1,234.5"#),
    Row(
      "five", "en_US", 1, .unexpectedText,
      #""five" is not a number: at column 1, "five" is unexpected; write 1,234.5"#),
    Row(
      "123456789012345678901234567890123456789012", "en_US", 1, .inexact,
      #""123456789012345678901234567890123456789012" is not a number: at column 1, the value has more than 38 digits; write 1,234.5"#
    ),
    Row(
      "12x34567890123456789012345678901234567890123456789012345678901234567890", "en_US", 3,
      .unexpectedText,
      #""12x345678901234567890123456789012345678901234567890123456789…" is not a number: at column 3, "x34567890123456789012345678901234567890123456789012345678901…" is unexpected; write 1,234.5"#
    ),
  ])
  func ofNumbers(row: Row) throws {
    try row.check(StrictParseStrategy.number(locale: Locale(identifier: row.locale)))
  }

  @Test(arguments: [
    Row(
      "256", "en_US", 1, .outOfRange,
      #""256" is not a number: at column 1, the value is not in 0 to 255; write 123"#),
    Row(
      "-1", "en_US", 2, .outOfRange,
      #""-1" is not a number: at column 2, the value is not in 0 to 255; write 123"#),
    Row(
      "1.5", "en_US", 1, .inexact,
      #""1.5" is not a number: at column 1, the value is not a whole number; write 123"#),
  ])
  func ofBytes(row: Row) throws {
    let style = IntegerFormatStyle<UInt8>(locale: Locale(identifier: row.locale))
    try row.check(style.parseStrategy)
    try row.check(style.strictParseStrategy)
  }

  @Test(arguments: [
    Row(
      "5 %", "en_US", 2, .unexpectedText,
      #""5 %" is not a percentage: at column 2, " %" is unexpected; write 25.6%"#),
    Row(
      "5", "de_DE", 2, .unexpectedEnd,
      #""5" is not a percentage: after column 1, something is missing; write 25,6 %"#),
  ])
  func ofPercentages(row: Row) throws {
    try row.check(StrictParseStrategy.percent(locale: Locale(identifier: row.locale)))
  }

  @Test(arguments: [
    Row(
      "€5", "en_US", 1, .unexpectedText,
      #""€5" is not an amount of USD: at column 1, "€5" is unexpected; write $1,234.50"#),
    Row(
      "5", "en_US", 2, .unexpectedEnd,
      #""5" is not an amount of USD: after column 1, something is missing; write $1,234.50"#),
    Row(
      "($5", "en_US", 4, .unexpectedEnd,
      #""($5" is not an amount of USD: after column 3, something is missing; write $1,234.50"#),
    Row(
      "1.00 US dollar", "en_US", 15, .unexpectedEnd,
      #""1.00 US dollar" is not an amount of USD: after column 14, something is missing; write $1,234.50"#
    ),
  ])
  func ofDollars(row: Row) throws {
    try row.check(StrictParseStrategy.currency(code: "USD", locale: Locale(identifier: row.locale)))
  }
}
