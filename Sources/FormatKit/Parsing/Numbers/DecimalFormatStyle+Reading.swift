public import Foundation

extension Decimal.FormatStyle: StrictParseableFormatStyle {
  /// Reads a number, such as "1,234.5" in `en_US`.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The number, exactly; more digits than `Decimal` holds are an error.
  /// - Throws: ``ParsingError``.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Decimal {
    try reader.decimal(text)
  }

  private var reader: NumberReader<Self> {
    NumberReader(style: self, plain: Self(locale: locale), kind: .number, locale: locale, scale: 1)
  }
}

extension Decimal.FormatStyle.Percent: StrictParseableFormatStyle {
  /// Reads a percentage, such as "25.6%" in `en_US`.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The fraction, exactly, 0.256 for "25.6%".
  /// - Throws: ``ParsingError``.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Decimal {
    try reader.decimal(text)
  }

  private var reader: NumberReader<Self> {
    NumberReader(
      style: self, plain: Self(locale: locale), kind: .percent, locale: locale, scale: 100)
  }
}

extension Decimal.FormatStyle.Currency: StrictParseableFormatStyle {
  /// Reads an amount, such as "$1,234.50" in `en_US`, by symbol, code or name.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The amount, exactly.
  /// - Throws: ``ParsingError``.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Decimal {
    try reader.decimal(text)
  }

  private var reader: NumberReader<Self> {
    NumberReader(
      style: self, plain: Self(code: currencyCode, locale: locale),
      kind: .currency(code: currencyCode), locale: locale, scale: 1)
  }
}
