import FormatKit
import Foundation

extension ParseKind {
  private static let decimals = "The value is printed as a plain decimal number."

  static let number = ParseKind(
    name: "number", summary: "Read a number: 1,234.5 is 1234.5", details: [decimals],
    options: NumberSettings.all,
    examples: [
      Example("parse number 1,234.5", "1234.5"),
      Example("parse number 1.234,5 --locale de_DE", "1234.5"),
      Example("parse number 12,34,567 --locale hi_IN", "1234567"),
      Example("parse number 1.2M --notation compact", "1200000"),
    ],
    category: .numeric,
    reader: { options, _ throws(UsageError) in
      let settings = try NumberSettings.read(options, kind: .number)
      return { locale in
        settings.applied(to: Decimal.FormatStyle(locale: locale)).reading { $0.description }
      }
    })

  static let percent = ParseKind(
    name: "percent", summary: "Read a percentage: 25.6% is 0.256", details: [decimals],
    options: NumberSettings.all,
    examples: [Example("parse percent \"25,6 %\" --locale de_DE", "0.256")],
    category: .numeric,
    reader: { options, _ throws(UsageError) in
      let settings = try NumberSettings.read(options, kind: .percent)
      return { locale in
        settings.applied(to: Decimal.FormatStyle.Percent(locale: locale)).reading {
          $0.description
        }
      }
    })

  static let currency = ParseKind(
    name: "currency", summary: "Read an amount of money: ($1,234.50) is -1234.5",
    details: [
      decimals,
      "The currency may be written by its symbol, its code or its name, and must be the one of --code.",
    ],
    options: [CurrencyOptions.code.spec] + NumberSettings.all,
    examples: [
      Example("parse currency \"($1,234.50)\" --code USD", "-1234.5"),
      Example("parse currency \"1.299,99 €\" --code EUR --locale de_DE", "1299.99"),
      Example("parse currency \"5 złotych polskich\" --code PLN --locale pl_PL", "5"),
    ],
    category: .monetary,
    reader: { options, _ throws(UsageError) in
      guard let code = try options.value(of: CurrencyOptions.code) else {
        throw UsageError("currency needs a currency: --code EUR (fmt currencies lists the codes)")
      }
      let settings = try NumberSettings.read(options, kind: .currency(code: code, .standard))
      return { locale in
        settings.applied(to: Decimal.FormatStyle.Currency(code: code, locale: locale)).reading {
          $0.description
        }
      }
    })

  static let bytes = ParseKind(
    name: "bytes", summary: "Read a number of bytes: 95.4 MB is 95400000",
    details: [
      "MB counts by 1000, or by 1024 with --binary; MiB always by 1024. The value is printed in bytes."
    ],
    options: [BytesOptions.style.spec, BytesOptions.binary.spec, BytesOptions.actual.spec],
    examples: [
      Example("parse bytes \"95.4 MB\"", "95400000"),
      Example("parse bytes \"95,4 Mo\" --binary --locale fr_FR", "100034150"),
      Example("parse bytes \"1.5 KiB\" \"2 megabytes\"", "1536\n2000000"),
    ],
    category: .numeric,
    reader: { options, _ throws(UsageError) in
      try options.refuse(BytesOptions.binary, with: BytesOptions.style)
      let style = ByteCountFormatStyle(
        style: options.has(BytesOptions.binary)
          ? .binary : try options.value(of: BytesOptions.style, or: .file),
        includesActualByteCount: options.has(BytesOptions.actual))
      return { locale in style.locale(locale).reading { String($0) } }
    })
}
