internal import Foundation

/// What a number's text is: plain, a percentage or an amount of a currency.
enum NumberKind: Hashable, Sendable {
  case number
  case percent
  case currency(code: String)

  /// A number of this kind as Foundation writes it in a locale, with its parts marked: once for each
  /// pattern that may group digits in its own way.
  func attributed(_ value: Decimal, locale: Locale) -> [AttributedString] {
    switch self {
    case .number:
      return [FormatKit.format(value, style: Decimal.FormatStyle(locale: locale).attributed)]
    case .percent:
      let style = Decimal.FormatStyle.Percent(locale: locale).scale(1)
      return [FormatKit.format(value, style: style.attributed)]
    case .currency(let code):
      let style = currencyStyle(code, locale).precision(.fractionLength(1))
      return [style, style.sign(strategy: .accounting), style.presentation(.fullName)].map {
        FormatKit.format(value, style: $0.attributed)
      }
    }
  }

  /// The texts of a number in every spelling of the kind that does not depend on the number.
  func spellings(of value: Decimal, locale: Locale) -> [String] {
    switch self {
    case .number:
      let style = Decimal.FormatStyle(locale: locale)
      return [style, style.sign(strategy: .always())].map { FormatKit.format(value, style: $0) }
    case .percent:
      let style = Decimal.FormatStyle.Percent(locale: locale)
      return [style, style.sign(strategy: .always())].map { FormatKit.format(value, style: $0) }
    case .currency(let code):
      return currencySpellings(of: value, style: currencyStyle(code, locale))
    }
  }

  private func currencySpellings(
    of value: Decimal, style: Decimal.FormatStyle.Currency
  ) -> [String] {
    let presentations = [.standard, .narrow, .isoCode].map { style.presentation($0) }
    let signs: [CurrencyFormatStyleConfiguration.SignDisplayStrategy] = [
      .automatic, .always(), .accounting, .accountingAlways(),
    ]
    return presentations.flatMap { style in
      signs.map { FormatKit.format(value, style: style.sign(strategy: $0)) }
    }
  }

  private func currencyStyle(_ code: String, _ locale: Locale) -> Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: code, locale: locale)
  }

  var expectation: ParsingError.Expectation {
    switch self {
    case .number: .number
    case .percent: .percentage
    case .currency(let code): .currency(code: code)
    }
  }
}
