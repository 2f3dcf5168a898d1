import FormatKit
import Foundation
import Testing

/// Numbers, percentages and amounts, read back.
struct NumberReadingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let locale: String
    let text: String
    let value: String

    init(_ locale: String, _ text: String, _ value: String) {
      self.locale = locale
      self.text = text
      self.value = value
    }

    var testDescription: String { "\(locale): \(text.debugDescription)" }
  }

  @Test(arguments: [
    Row("en_US", "1,234.5", "1234.5"),
    Row("en_US", "1234.50", "1234.5"),
    Row("en_US", "-0", "0"),
    Row("en_US", "+5", "5"),
    Row("en_US", "\u{2212}5", "-5"),
    Row("de_DE", "1.234,5", "1234.5"),
    Row("hi_IN", "12,34,567.891", "1234567.891"),
    Row("hi_IN", "१२,३४,५६७.८९१", "1234567.891"),
    Row("ar_EG", "؜-١٬٢٣٤٫٥", "-1234.5"),
    Row("ar_EG", "-١٬٢٣٤٫٥", "-1234.5"),
    Row("ar_EG", "-1,234.5", "-1234.5"),
    Row("ar_EG", "1٬234٫5", "1234.5"),
    Row("fa_IR", "‎−۱٬۲۳۴٫۵", "-1234.5"),
    Row("es_ES", "1.234", "1234"),
    Row("es_ES", "1234", "1234"),
    Row("de_CH", "1’234.5", "1234.5"),
    Row("de_CH", "1'234.5", "1234.5"),
    Row("sv_SE", "-1 234,5", "-1234.5"),
    Row("fr_FR", "1\u{202F}234,5", "1234.5"),
    Row("fr_FR", "1 234,5", "1234.5"),
    Row("fr_FR", "1\u{A0}234,5", "1234.5"),
    Row("zh_CN@numbers=hanidec", "一,二三四.五", "1234.5"),
    Row("en_US_POSIX", "1234567.5", "1234567.5"),
    Row(
      "en_US", "12345678901234567890123456789012345678", "12345678901234567890123456789012345678"),
    Row("", "1234.5", "1234.5"),
    Row("xx_YY", "1234.5", "1234.5"),
  ])
  func readsNumbers(row: Row) throws {
    let value = try parse(row.text, strategy: .number(locale: Locale(identifier: row.locale)))
    #expect(value == Decimal(string: row.value))
  }

  @Test(arguments: [
    Row("en_US", "25.6%", "0.256"),
    Row("de_DE", "25,6 %", "0.256"),
    Row("de_DE", "25,6\u{A0}%", "0.256"),
    Row("ar_EG", "٢٥٫٦٪؜", "0.256"),
    Row("ar_EG", "25.6%", "0.256"),
    Row("tr_TR", "-%25,6", "-0.256"),
    Row("eu_ES", "% 25,6", "0.256"),
  ])
  func readsPercentages(row: Row) throws {
    let value = try parse(row.text, strategy: .percent(locale: Locale(identifier: row.locale)))
    #expect(value == Decimal(string: row.value))
  }

  @Test(arguments: [
    Row("en_US", "$1,234.50", "1234.5"),
    Row("en_US", "-$1,234.50", "-1234.5"),
    Row("en_US", "($1,234.50)", "-1234.5"),
    Row("en_US", "USD 1,234.50", "1234.5"),
    Row("en_US", "1,234.50 US dollars", "1234.5"),
    Row("en_US", "1 US dollar", "1"),
    Row("en_US", "-1.00 US dollars", "-1"),
    Row("en_CA", "US$5", "5"),
    Row("en_CA", "$5", "5"),
    Row("de_DE", "1.234,50 $", "1234.5"),
    Row("de_DE", "1.234,50 US-Dollar", "1234.5"),
    Row("ar_EG", "‏٥٫٠٠ US$", "5"),
    Row("ar_EG", "5.00 US$", "5"),
    Row("ja_JP", "5米ドル", "5"),
    Row("ru_RU", "5,00 доллара США", "5"),
    Row("ru_RU", "5 долларов США", "5"),
  ])
  func readsDollars(row: Row) throws {
    let strategy = StrictParseStrategy.currency(
      code: "USD", locale: Locale(identifier: row.locale))
    #expect(try parse(row.text, strategy: strategy) == Decimal(string: row.value))
  }

  @Test func readsTheCurrencysOwnSeparator() throws {
    let locale = Locale(identifier: "pt_CV")
    #expect(try parse("1 234$50", strategy: .currency(code: "CVE", locale: locale)) == 1234.5)
  }

  @Test func readsIntegersOfEveryWidth() throws {
    let english = Locale(identifier: "en_US")
    #expect(try parse("255", strategy: .number(as: UInt8.self, locale: english)) == 255)
    #expect(try parse("-128", strategy: .number(as: Int8.self, locale: english)) == -128)
    #expect(
      try parse(
        "-9,223,372,036,854,775,808", strategy: .number(as: Int64.self, locale: english)) == .min)
    #expect(
      try parse(
        "18,446,744,073,709,551,615", strategy: .number(as: UInt64.self, locale: english)) == .max)
    #expect(
      try parse("25%", strategy: IntegerFormatStyle<Int>.Percent(locale: english).parseStrategy)
        == 25)
  }

  @Test func readsBinaryNumbersCorrectlyRounded() throws {
    let english = Locale(identifier: "en_US")
    #expect(try parse("0.1", strategy: .number(as: Double.self, locale: english)) == 0.1)
    let float = try parse("16.03", strategy: .number(as: Float.self, locale: english))
    #expect(float == Float(16.03))
    #expect(try parse("∞", strategy: .number(as: Double.self, locale: english)) == .infinity)
    #expect(try parse("-∞", strategy: .number(as: Double.self, locale: english)) == -.infinity)
    #expect(try parse("NaN", strategy: .number(as: Double.self, locale: english)).isNaN)
    #expect(try parse("-0", strategy: .number(as: Double.self, locale: english)).sign == .minus)
  }

  @Test func readsTheLargestDecimal() throws {
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
    let largest = Decimal.greatestFiniteMagnitude
    for value in [largest, -largest] {
      #expect(try parse(value.description, strategy: style.strictParseStrategy) == value)
    }
  }

  @Test func undoesTheScaleOfTheStyle() throws {
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
    #expect(try style.scale(1000).parseStrictly("1,500") == 1.5)
    #expect(try style.scale(4).parseStrictly("10") == 2.5)
    #expect(throws: ParsingError.self) { try style.scale(3).parseStrictly("10") }
  }

  @Test func readsWhatTheOptionsOfTheStyleWrite() throws {
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US"))
    #expect(try style.precision(.integerLength(3...)).parseStrictly("007") == 7)
    #expect(try style.precision(.integerLength(0...)).parseStrictly(".5") == 0.5)
    #expect(try style.decimalSeparator(strategy: .always).parseStrictly("5.") == 5)
    #expect(try style.notation(.compactName).parseStrictly("1.2M") == 1_200_000)
    #expect(try style.notation(.compactName).parseStrictly("999") == 999)
    #expect(try style.notation(.scientific).parseStrictly("-1.234567E6") == -1_234_567)
    #expect(try style.notation(.scientific).parseStrictly("1.5E-3") == 0.0015)
  }

  @Test func readsCompactNumbersOfOtherLanguages() throws {
    func read(_ text: String, _ locale: String) throws -> Decimal {
      try Decimal.FormatStyle(locale: Locale(identifier: locale)).notation(.compactName)
        .parseStrictly(text)
    }
    #expect(try read("1.2万", "ja_JP") == 12_000)
    #expect(try read("1,2 Mio.", "de_DE") == 1_200_000)
    #expect(try read("1.2 क॰", "hi_IN") == 12_000_000)
    #expect(throws: ParsingError.self) { try read("1.2X", "en_US") }
  }
}
