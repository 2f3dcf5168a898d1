package import Foundation

/// Writes decimals of any length, also those that no type of Foundation holds.
///
/// ```swift
/// let formatter = ExactNumberFormatter(NumberOptions(), locale: Locale(identifier: "en_US"))
/// formatter.format("1e40")   // "10,000,000,000,000,000,000,000,000,000,000,000,000,000"
/// ```
///
/// Within `Decimal`'s range the text is that of Foundation's style with the same options.
package struct ExactNumberFormatter: Sendable {
  #if canImport(_FoundationICU)
  private let formatter: ICUNumberFormatter?
  /// The full names of the currency, where ICU writes its symbol as well.
  private let currencyNames: Set<String>
  /// The names of the currency, where they bend.
  private let longNames: LongAmountNames?
  /// Whether an amount is written as it is given, not multiplied.
  private let isUnscaled: Bool

  package init(_ options: NumberOptions, locale: Locale) {
    let formatter = try? ICUNumberFormatter(skeleton: options.skeleton, locale: locale.identifier)
    self.formatter = formatter
    isUnscaled = options.scale == nil
    guard case .currency(let code, .fullName) = options.kind else {
      currencyNames = []
      longNames = nil
      return
    }
    longNames = LongAmountNames(code: code, locale: locale)
    let names = CurrencyNames.all(of: code, locale: locale.identifier)
    let isTwice = ["1", "1000000"].contains { probe in
      (try? formatter?.format(probe))?.attributedNumber.namingCurrencyOnce(names) != nil
    }
    currencyNames = isTwice ? names : []
  }

  /// Whether ICU names the currency twice, by symbol and by name, which is put right here.
  ///
  /// It does in fr_CH, tr_TR, en_DE and some more locales, for some or all currencies (ICU 76).
  var mendsName: Bool { !currencyNames.isEmpty }

  /// Whether the form of the currency's name behind an amount is put right here (see ``LongAmountNames``).
  func mendsForm(of decimal: String) -> Bool {
    longNames != nil && (!isUnscaled || LongAmountNames.mayBeLong(decimal))
  }

  /// The text of a decimal in ASCII, `-12.50` or `1e400`; the decimal itself when it cannot be
  /// formatted.
  package func format(_ decimal: String) -> String {
    guard mendsName || mendsForm(of: decimal) else { return text(decimal)?.text ?? decimal }
    return String(attributed(decimal).characters)
  }

  /// The text with the attributes that Foundation gives to numbers.
  package func attributed(_ decimal: String) -> AttributedString {
    guard var text = text(decimal)?.attributedNumber else { return AttributedString(decimal) }
    if mendsName { text = text.namingCurrencyOnce(currencyNames) ?? text }
    return mendsForm(of: decimal) ? longNames?.mended(text) ?? text : text
  }

  private func text(_ decimal: String) -> ICUFormattedText? {
    try? formatter?.format(decimal)
  }
  #else
  private let options: NumberOptions
  private let locale: Locale
  var mendsName: Bool { false }
  func mendsForm(of decimal: String) -> Bool { false }

  package init(_ options: NumberOptions, locale: Locale) {
    self.options = options
    self.locale = locale
  }

  /// The text of the nearest `Decimal`, since there is no door to ICU.
  package func format(_ decimal: String) -> String {
    guard let value = Decimal(string: decimal, locale: nil) else { return decimal }
    switch options.kind {
    case .number:
      return options.applied(to: Decimal.FormatStyle(locale: locale)).format(value)
    case .percent:
      return options.applied(to: Decimal.FormatStyle.Percent(locale: locale)).format(value)
    case .currency(let code, let width):
      let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      return options.applied(to: style.presentation(width.presentation)).format(value)
    }
  }

  /// The text without attributes.
  package func attributed(_ decimal: String) -> AttributedString {
    AttributedString(format(decimal))
  }
  #endif
}
