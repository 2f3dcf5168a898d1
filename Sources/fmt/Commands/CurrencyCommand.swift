import FormatKit

extension Command {
  static var currency: Command {
    Command(
      name: "currency",
      summary: "Write an amount of money",
      values: "NUMBER …",
      details: [numbersAreExact, "fmt currencies lists the codes."],
      options: CurrencyOptions.all,
      examples: [
        Example("currency 100000000 --code JPY --locale ja_JP", "¥100,000,000"),
        Example("currency -1234.5 --code USD --accounting", "($1,234.50)"),
        Example(
          "currency 1 5 --code PLN --presentation full-name --locale pl_PL",
          "1,00 złotego polskiego\n5,00 złotego polskiego"),
        Example(
          "currency 1299.99 --code EUR --locale de_DE,en_IE",
          "de_DE\t1.299,99\u{A0}€\nen_IE\t€1,299.99"),
        Example("currency 120200000 --code GBP --notation compact", "£120M"),
      ],
      category: .monetary,
      work: .format { options, environment throws(UsageError) in
        try ValueFormatter(try CurrencyOptions.read(options), options, environment)
      })
  }
}

/// The options of `fmt currency`.
enum CurrencyOptions {
  static let code = Setting<String>(
    "code", "CODE", "The currency, by its ISO 4217 code (required): EUR, USD, JPY",
    read: { text throws(BadValue) in try KnownCurrency.read(text) })
  static let presentation = Setting<NumberOptions.Width>.choice(
    "presentation", "FORM", "How the currency is named", default: "standard",
    [
      ("standard", .standard), ("narrow", .narrow), ("iso-code", .isoCode),
      ("full-name", .fullName),
    ])
  static let accounting = Flag(
    "accounting", "Negative amounts in parentheses, where the language has that")

  static let all =
    [code.spec, presentation.spec, accounting.spec] + NumberSettings.all + InputScale.all
    + [NumericType.setting.spec]

  static func read(_ options: Options) throws(UsageError) -> NumberOptions {
    guard let code = try options.value(of: code) else {
      throw UsageError("currency needs a currency: --code EUR (fmt currencies lists the codes)")
    }
    let width = try options.value(of: presentation, or: .standard)
    var settings = try NumberSettings.read(options, kind: .currency(code: code, width))
    settings.usesAccounting = options.has(accounting)
    return settings
  }
}
