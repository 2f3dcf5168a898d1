public import Foundation

extension IntegerFormatStyle: StrictParseableFormatStyle {
  /// Reads a whole number, such as "1,234" in `en_US`.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The number; a fraction and a number out of the type's range are errors.
  /// - Throws: ``ParsingError``.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Value {
    try reader.integer(text)
  }

  private var reader: NumberReader<Self> {
    NumberReader(style: self, plain: Self(locale: locale), kind: .number, locale: locale, scale: 1)
  }
}

extension IntegerFormatStyle.Percent: StrictParseableFormatStyle {
  /// Reads a whole number of percent, such as "25%" in `en_US`.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The number of percent, 25 for "25%".
  /// - Throws: ``ParsingError``.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Value {
    try reader.integer(text)
  }

  private var reader: NumberReader<Self> {
    NumberReader(style: self, plain: Self(locale: locale), kind: .percent, locale: locale, scale: 1)
  }
}

extension IntegerFormatStyle.Currency: StrictParseableFormatStyle {
  /// Reads a whole amount, such as "$1,234.00" in `en_US`, by symbol, code or name.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The amount; a fraction other than zero is an error.
  /// - Throws: ``ParsingError``.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Value {
    try reader.integer(text)
  }

  private var reader: NumberReader<Self> {
    NumberReader(
      style: self, plain: Self(code: currencyCode, locale: locale),
      kind: .currency(code: currencyCode), locale: locale, scale: 1)
  }
}
