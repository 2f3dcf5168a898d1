import Foundation

extension CorrectedKind {
  static let floats = CorrectedKind(
    title: "Numbers of type Float",
    rule: """
      A `Float` is written as its own shortest decimal, the one that reads back as the same `Float`, also where it is \
      rounded. Foundation makes a `Double` of it first and prints digits that the `Float` never had.
      """,
    corrections: [
      Correction(
        "Float 16.03", Float(16.03), ".number", FloatingPointFormatStyle<Float>(),
        foundation: "16.030001", formatKit: "16.03"),
      Correction(
        "Float -1.23", Float(-1.23), ".number.precision(.fractionLength(0...))",
        FloatingPointFormatStyle<Float>().precision(.fractionLength(0...)),
        foundation: "-1.2300000190734863", formatKit: "-1.23"),
      Correction(
        "Float 16.03", Float(16.03), ".number", FloatingPointFormatStyle<Float>(), locale: "de_DE",
        foundation: "16,030001", formatKit: "16,03"),
      Correction(
        "Float 1.23", Float(1.23), ".percent", FloatingPointFormatStyle<Float>.Percent(),
        foundation: "123.000002%", formatKit: "123%"),
      Correction(
        "Float 0.29", Float(0.29), ".percent", FloatingPointFormatStyle<Float>.Percent(),
        foundation: "28.999999%", formatKit: "29%"),
      Correction(
        "Float 2.675", Float(2.675), ".currency(code: \"USD\")",
        FloatingPointFormatStyle<Float>.Currency(code: "USD"), foundation: "$2.67",
        formatKit: "$2.68"),
    ])

  static let currencies = CorrectedKind(
    title: "Currency codes",
    rule: """
      The code of a currency that is not known stands where the symbol would, and the amount has two fraction digits \
      (UTS #35, part 3, "Currencies"). Foundation drops a code that is not three letters or digits, and prints the bare \
      number. It does the same for any code where grouping is switched off and another option follows. A full name stands \
      in place of the symbol ("Currencies", the unit pattern), not behind it, and in the form that goes with the number, \
      however long ("Language Plural Rules"); Foundation takes the form for a binary number next to it.
      """,
    corrections: [
      money(1.5, "USDT", foundation: "1.5", formatKit: "USDT\u{A0}1.50"),
      money(1, "", foundation: "1", formatKit: "1.00"),
      money(
        -1_234.5, "BTCX", locale: "de_DE", foundation: "-1234.5", formatKit: "-1.234,50\u{A0}BTCX"),
      money(1.5, "₿", foundation: "1.5", formatKit: "₿1.50"),
      Correction(
        "-1234.5", Decimal(-1234.5),
        ".currency(code: \"USD\").grouping(.never).sign(strategy: .accounting)",
        Decimal.FormatStyle.Currency(code: "USD").grouping(.never).sign(strategy: .accounting),
        foundation: "-1234.5", formatKit: "($1234.50)"),
      name(
        1, "USD", locale: "fr_CH", foundation: "$US\u{A0}1,00 dollar des États-Unis",
        formatKit: "1,00 dollar des États-Unis"),
      name(
        -2, "EUR", locale: "en_DE", foundation: "-2,00\u{A0}€ euros", formatKit: "-2,00 euros"),
      name(1, "USD", locale: "tr_TR", foundation: "$1,00 ABD doları", formatKit: "1,00 ABD doları"),
      longName(
        12_345_678_901_234_561, "USD", locale: "ru_RU",
        foundation: "12 345 678 901 234 561 долларов США".spaced,
        formatKit: "12 345 678 901 234 561 доллар США".spaced),
      longName(
        12_345_678_901_234_561, "EUR", locale: "lt_LT",
        foundation: "12 345 678 901 234 561 eurų".spaced,
        formatKit: "12 345 678 901 234 561 euras".spaced),
      longName(
        -12_345_678_901_234_561, "USD", locale: "is_IS",
        foundation: "-12.345.678.901.234.561 Bandaríkjadalir",
        formatKit: "-12.345.678.901.234.561 Bandaríkjadalur"),
    ])

  private static func longName(
    _ amount: Decimal, _ code: String, locale: String, foundation: String, formatKit: String
  ) -> Correction {
    Correction(
      "\(amount)", amount,
      ".currency(code: \"\(code)\").presentation(.fullName).precision(.fractionLength(0))",
      Decimal.FormatStyle.Currency(code: code).presentation(.fullName)
        .precision(.fractionLength(0)),
      locale: locale, foundation: foundation, formatKit: formatKit)
  }

  private static func name(
    _ amount: Decimal, _ code: String, locale: String, foundation: String, formatKit: String
  ) -> Correction {
    Correction(
      "\(amount)", amount, ".currency(code: \"\(code)\").presentation(.fullName)",
      Decimal.FormatStyle.Currency(code: code).presentation(.fullName),
      locale: locale, foundation: foundation, formatKit: formatKit)
  }

  private static func money(
    _ amount: Decimal, _ code: String, locale: String = "en_US", foundation: String,
    formatKit: String
  ) -> Correction {
    Correction(
      "\(amount)", amount, ".currency(code: \"\(code)\")", Decimal.FormatStyle.Currency(code: code),
      locale: locale, foundation: foundation, formatKit: formatKit)
  }
}

extension String {
  /// The text with spaces that do not break between groups of digits.
  fileprivate var spaced: String {
    replacing(#/(\d) (?=\d)/#) { "\($0.1)\u{A0}" }
  }
}
