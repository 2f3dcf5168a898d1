import Testing

@testable import FormatKit

/// Exact fractions: what decimals they read and write.
struct RationalTests {
  @Test(arguments: [
    ("0", "0"), ("-0", "0"), ("36.6", "36.6"), ("-12.50", "-12.5"), ("+7", "7"), (".5", "0.5"),
    ("5.", "5"), ("6.02214076E+23", "602214076000000000000000"), ("1e-7", "0.0000001"),
    ("123456789012345678901234567890.125", "123456789012345678901234567890.125"),
  ])
  func readsDecimals(_ text: String, _ decimal: String) throws {
    #expect(try #require(Rational(text)).decimal == decimal)
  }

  @Test(arguments: [
    "", "-", ".", "e5", "1e", "1e5.0", "1,5", "0x10", "nan", "inf", "1 ", "1e100001",
  ])
  func refusesWhatIsNoDecimal(_ text: String) {
    #expect(Rational(text) == nil)
  }

  @Test func readsABinaryNumberByItsShortestDecimal() {
    #expect(Rational(0.1)?.decimal == "0.1")
    #expect(Rational(Double.leastNonzeroMagnitude)?.decimal.hasSuffix("05") == true)
    #expect(
      Rational(Double.greatestFiniteMagnitude)?.decimal.hasPrefix("17976931348623157000") == true)
    #expect(Rational(Double.nan) == nil)
    #expect(Rational(-Double.infinity) == nil)
  }

  /// An endless decimal has 40 digits that count and a 1 for the rest.
  @Test(arguments: [
    (1, 3, "0." + String(repeating: "3", count: 40) + "1"),
    (-200, 3, "-66." + String(repeating: "6", count: 38) + "1"),
    (1, 70000, "0.000014285714285714285714285714285714285714281"),
  ])
  func marksAnEndlessDecimal(_ top: Int, _ bottom: Int, _ start: String) throws {
    let value = Rational(top) * (try #require(Rational(bottom).reciprocal))
    #expect(value.decimal.hasPrefix(start))
  }

  @Test func addsAndCompares() throws {
    let third = try #require(Rational(3).reciprocal)
    #expect(third + third + third == .one)
    #expect((third - .one).decimal.hasPrefix("-0.666"))
    #expect(-third < third)
    let twoSixths = Rational(2) * (Rational(6).reciprocal ?? .zero)
    #expect(twoSixths.hashValue == third.hashValue)
    #expect(third < Rational(1))
    #expect(Rational(-2).power(-3) == Rational("-0.125"))
    #expect(Rational(2) * third == Rational(4) * (Rational(6).reciprocal ?? .zero))
  }
}
