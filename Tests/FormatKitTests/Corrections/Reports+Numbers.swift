import FormatKit
import Foundation

extension Report {
  static let numbers = [
    Report(
      "N01a", Float(16.03), FloatingPointFormatStyle<Float>(), "16.03", "number --type float 16.03"),
    Report(
      "N01b", Float(-1.23), FloatingPointFormatStyle<Float>().precision(.fractionLength(0...)),
      "-1.23", "number --type float --fraction 0.. -1.23"),
    Report("N01d", Float(0.1), FloatingPointFormatStyle<Float>(), "0.1", "number --type float 0.1"),
    Report(
      "N02", UInt64.max, IntegerFormatStyle<UInt64>(), "18,446,744,073,709,551,615",
      "number 18446744073709551615"),
    Report(
      "N03a", decimal("12345678901234567890.12"), Decimal.FormatStyle(),
      "12,345,678,901,234,567,890.12", "number 12345678901234567890.12"),
    Report(
      "N03b", decimal("12345678901234567890.12"), Money(code: "USD"),
      "$12,345,678,901,234,567,890.12", "currency --code USD 12345678901234567890.12"),
    read("N04a", "1.5abc", nil),
    read("N04b", "1,2,3", nil),
    read("N04d", "1.234,5", locale: "de_DE", "1234.5"),
    Report(
      "N05", reading: "256", IntegerFormatStyle<UInt8>(locale: english).strictParseStrategy, nil,
      "parse number --type uint8 256", as: String.init),
    Report("N06a", -100, Decimal.FormatStyle(), "-100", "number -100"),
    Report(
      "N07a", 9_990, Decimal.FormatStyle().notation(.compactName), "10K",
      "number --notation compact 9990"),
    Report(
      "N07b", 999_999, Decimal.FormatStyle().notation(.compactName), "1M",
      "number --notation compact 999999"),
    Report(
      "N08", -100.75, whole.rounded(rule: .up), "-100", "number --fraction 0 --rounding up -100.75"),
    Report("U01c", -0.4, whole, "-0", "number --fraction 0 -0.4"),
    Report("U01c", -0.4, whole.signlessZero(), "0", "number --fraction 0 --sign negative -0.4"),
  ]

  static let money = [
    Report("U01a", -0.001, Money(code: "USD"), "-$0.00", "currency --code USD -0.001"),
    Report(
      "U01a", -0.001, Money(code: "USD").signlessZero(), "$0.00",
      "currency --code USD --sign negative -0.001"),
    Report(
      "U01b", -0.001, Money(code: "USD").sign(strategy: .accounting), "($0.00)",
      "currency --code USD --accounting -0.001"),
    Report(
      "U01b", -0.001, Money(code: "USD").sign(strategy: .accounting).signlessZero(), "$0.00",
      "currency --code USD --accounting --sign negative -0.001"),
    Report("U02a", -10, Money(code: "USD"), "-$10.00", "currency --code USD -10"),
    Report(
      "U02b", -2_345, Money(code: "GBP").notation(.compactName), "-£2.3K",
      "currency --code GBP --notation compact -2345"),
    Report(
      "U03a", -123, Money(code: "PLN"), locale: "pl_PL", "-123,00\u{A0}zł",
      "currency --code PLN -123"
    ),
    Report(
      "U03b", -1_234.5, Money(code: "EUR").sign(strategy: .accounting), locale: "de_DE",
      "-1.234,50\u{A0}€", "currency --code EUR --accounting -1234.5"),
    Report("U04a", 100, Money(code: "JPY"), "¥100", "currency --code JPY 100"),
    Report(
      "U05a", 2_953.125, Money(code: "SEK"), locale: "sv_SE", "2\u{A0}953,12\u{A0}kr",
      "currency --code SEK 2953.125"),
    Report(
      "U06", 1_234.56, Money(code: "IDR"), locale: "id_ID", "Rp1.235", "currency --code IDR 1234.56"
    ),
    Report("U07a", 1.5, Money(code: "USDT"), "USDT\u{A0}1.50"),
    Report("U07a", refused: "currency --code USDT 1.5"),
    Report("U07b", 1, Money(code: ""), "1.00"),
    Report("U07b", refused: "currency --code '' 1"),
    Report("U07c", 1, Money(code: "XXX"), "¤1.00", "currency --code XXX 1"),
    Report(
      "U08a", 1_000, Money(code: "EUR").notation(.compactName), locale: "nl_NL", "€\u{A0}1K",
      "currency --code EUR --notation compact 1000"),
    Report(
      "U08b", 120_200_000,
      Money(code: "GBP").notation(.compactName).precision(.fractionLength(2)), "£120.20M",
      "currency --code GBP --notation compact --fraction 2 120200000"),
  ]

  static let percent = [
    Report("U01d", -0.001, wholePercent, "-0%", "percent --fraction 0 -0.001"),
    Report(
      "U01d", -0.001, wholePercent.signlessZero(), "0%",
      "percent --fraction 0 --sign negative -0.001"),
    Report(
      "P01a", Float(1.23), FloatingPointFormatStyle<Float>.Percent(), "123%",
      "percent --type float 1.23"),
    Report(
      "P02a", 0.0295, FloatingPointFormatStyle<Double>.Percent().precision(.fractionLength(1)),
      "3.0%", "percent --fraction 1 0.0295"),
    Report("P02c", 0.811, FloatingPointFormatStyle<Double>.Percent(), "81.1%", "percent 0.811"),
    Report("P02d", 0.145, wholePercent, "14%", "percent --fraction 0 0.145"),
    Report(
      "P03", decimal("0.01005"),
      Decimal.FormatStyle.Percent().precision(.fractionLength(2))
        .rounded(rule: .toNearestOrAwayFromZero),
      "1.01%", "percent --fraction 2 --rounding half-away 0.01005"),
  ]

  private typealias Money = Decimal.FormatStyle.Currency

  private static let english = Locale(identifier: "en_US")
  private static let whole = Decimal.FormatStyle().precision(.fractionLength(0))
  private static let wholePercent = Decimal.FormatStyle.Percent().precision(.fractionLength(0))

  private static func decimal(_ text: String) -> Decimal {
    Decimal(string: text) ?? .nan
  }

  private static func read(
    _ id: String, _ text: String, locale: String = "en_US", _ value: String?
  ) -> Report {
    Report(
      id, reading: text,
      Decimal.FormatStyle(locale: Locale(identifier: locale)).strictParseStrategy, value,
      "parse number --locale \(locale) \(text)", as: \.description)
  }
}
