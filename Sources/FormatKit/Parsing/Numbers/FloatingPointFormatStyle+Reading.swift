public import Foundation

extension FloatingPointFormatStyle: StrictParseableFormatStyle {
  /// Reads a number, such as "1,234.5" in `en_US`, also "∞" and "NaN".
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The nearest binary number; one beyond the type's range is an error.
  /// - Throws: ``ParsingError``.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Value {
    try reader.floatingPoint(text)
  }

  private var reader: NumberReader<Self> {
    NumberReader(style: self, plain: Self(locale: locale), kind: .number, locale: locale, scale: 1)
  }
}

extension FloatingPointFormatStyle.Percent: StrictParseableFormatStyle {
  /// Reads a percentage, such as "25.6%" in `en_US`.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The number that is nearest to the fraction, 0.256 for "25.6%".
  /// - Throws: ``ParsingError``.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Value {
    try reader.floatingPoint(text)
  }

  private var reader: NumberReader<Self> {
    NumberReader(
      style: self, plain: Self(locale: locale), kind: .percent, locale: locale, scale: 100)
  }
}

extension FloatingPointFormatStyle.Currency: StrictParseableFormatStyle {
  /// Reads an amount, such as "$1,234.50" in `en_US`, by symbol, code or name.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The nearest binary number; for money, `Decimal` is exact.
  /// - Throws: ``ParsingError``.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Value {
    try reader.floatingPoint(text)
  }

  private var reader: NumberReader<Self> {
    NumberReader(
      style: self, plain: Self(code: currencyCode, locale: locale),
      kind: .currency(code: currencyCode), locale: locale, scale: 1)
  }
}
