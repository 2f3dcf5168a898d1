import Foundation
import Testing

@testable import fmt

/// Numbers are read exactly, or refused with a reason and a way out.
struct NumberReaderTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "-0"), ("5", "5"), ("+5", "5"), ("-5", "-5"), ("007", "7"),
    ("1.50", "15e-1"),
    (".5", "5e-1"), ("5.", "5"), ("1e5", "1e5"), ("1E+5", "1e5"), ("1.25e-3", "125e-5"),
    ("1_000_000", "1e6"), ("1_0.2_5", "1025e-2"), ("0.1", "1e-1"), ("0e9", "0"),
    ("18446744073709551617.00", "18446744073709551617"),
  ])
  func reads(_ text: String, _ exact: String) throws {
    guard case .finite(let decimal) = try NumberReader.read(text) else {
      Issue.record("\(text) is finite")
      return
    }
    #expect(decimal.text == exact)
  }

  @Test(arguments: ["inf", "+inf", "Infinity", "∞"]) func readsInfinity(_ text: String) throws {
    #expect(try NumberReader.read(text) == .infinity(isNegative: false))
    #expect(try NumberReader.read("-inf") == .infinity(isNegative: true))
  }

  @Test func readsNaN() throws {
    #expect(try NumberReader.read("NaN") == .nan)
  }

  @Test(arguments: [
    ("", "it is empty"),
    ("abc", "at column 1, \"a\" is not part of a number"),
    ("-", "a digit is missing at its end"),
    (".", "a digit is missing at its end"),
    ("1e", "a digit is missing at its end"),
    ("1e+", "a digit is missing at its end"),
    ("12x", "at column 3, \"x\" is not part of a number"),
    ("1.2.3", "at column 4, \".\" is not part of a number"),
    ("12,5", "at column 3, \",\" is not part of a number; write 12.5"),
    ("1.234,5", "at column 6, \",\" is not part of a number; write 1234.5"),
    ("1,234,567", "at column 2, \",\" is not part of a number; write 1234567"),
    ("1 234,5", "at column 2, \" \" is not part of a number; write 1234.5"),
    ("1’000", "at column 2, \"’\" is not part of a number; write 1000"),
    ("−5", "at column 1, \"−\" is not part of a number; write -5"),
    ("٣٫٥", "at column 1, \"٣\" is not part of a number; write 3.5"),
    ("1__0", "at column 2, \"_\" cannot stand: an underscore stands between digits; write 10"),
    ("_1", "at column 1, \"_\" cannot stand: an underscore stands between digits; write 1"),
    ("1_", "at column 2, \"_\" cannot stand: an underscore stands between digits; write 1"),
    ("1e100000", "its exponent is beyond ±99999"),
    ("1e99999999999999999999", "its exponent is beyond ±99999"),
    ("0x1F", "at column 2, \"x\" is not part of a number"),
    ("5%", "at column 2, \"%\" is not part of a number"),
  ])
  func refuses(_ text: String, _ reason: String) {
    let error = #expect(throws: BadValue.self) { try NumberReader.read(text) }
    #expect(error?.description == "\"\(text)\" is not a number: \(reason)")
  }

  /// What `Decimal` takes, it holds without loss: read back, it is the same number.
  @Test(arguments: [
    "99999999999999999999999999999999999999e89", "99999999999999999999999999999999999999e-127",
    "12345678901234567890123456789012345678e-20", "1e127", "1e-127", "-1.5e100", "0",
  ])
  func keepsEveryDigitInDecimal(_ text: String) throws {
    guard case .finite(let exact) = try NumberReader.read(text) else { return }
    let decimal = try #require(exact.decimal)
    #expect(try NumberReader.read(decimal.description) == .finite(exact))
  }

  @Test(arguments: ["123456789012345678901234567890123456789", "1e128", "1e-128"])
  func leavesLongerNumbersToICU(_ text: String) throws {
    guard case .finite(let exact) = try NumberReader.read(text) else { return }
    #expect(exact.decimal == nil)
  }

  @Test func readsLargeInputInLinearTime() throws {
    let long = String(repeating: "1234567890", count: 20_000)
    guard case .finite(let exact) = try NumberReader.read(long) else { return }
    #expect(exact.magnitude == 199_999)
  }
}
