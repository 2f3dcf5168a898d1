public import Foundation

extension ParseStrategy where Self == StrictParseStrategy<Decimal.FormatStyle> {
  /// Reads a number as the current locale writes it: "1,234.5" in `en_US`.
  public static var number: Self {
    number(locale: .autoupdatingCurrent)
  }

  /// Reads a number as a locale writes it: "1.234,5" in `de_DE`, "12,34,567" in `hi_IN`.
  ///
  /// ```swift
  /// try parse("1.234,5", strategy: .number(locale: Locale(identifier: "de_DE")))   // 1234.5
  /// ```
  ///
  /// - Parameter locale: The language and region of the text.
  /// - Returns: The strategy; its value is a `Decimal`, exact to 38 digits.
  public static func number(locale: Locale) -> Self {
    Decimal.FormatStyle(locale: locale).strictParseStrategy
  }
}

extension ParseStrategy {
  /// Reads a whole number of some type: "256" is an error for `UInt8`.
  ///
  /// ```swift
  /// let english = Locale(identifier: "en_US")
  /// try parse("1,234", strategy: .number(as: Int.self, locale: english))   // 1234
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - locale: The language and region of the text.
  /// - Returns: The strategy.
  public static func number<Value: BinaryInteger>(
    as type: Value.Type, locale: Locale = .autoupdatingCurrent
  ) -> Self where Self == StrictParseStrategy<IntegerFormatStyle<Value>> {
    IntegerFormatStyle<Value>(locale: locale).strictParseStrategy
  }

  /// Reads a binary floating-point number of some type.
  ///
  /// ```swift
  /// let english = Locale(identifier: "en_US")
  /// try parse("1,234.5", strategy: .number(as: Double.self, locale: english))   // 1234.5
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - locale: The language and region of the text.
  /// - Returns: The strategy; the value is the nearest one to the text's.
  public static func number<Value: BinaryFloatingPoint>(
    as type: Value.Type, locale: Locale = .autoupdatingCurrent
  ) -> Self where Self == StrictParseStrategy<FloatingPointFormatStyle<Value>> {
    FloatingPointFormatStyle<Value>(locale: locale).strictParseStrategy
  }
}

extension ParseStrategy where Self == StrictParseStrategy<Decimal.FormatStyle.Percent> {
  /// Reads a percentage as the current locale writes it: "25.6%" is 0.256.
  public static var percent: Self {
    percent(locale: .autoupdatingCurrent)
  }

  /// Reads a percentage as a locale writes it.
  ///
  /// ```swift
  /// try parse("25,6 %", strategy: .percent(locale: Locale(identifier: "de_DE")))   // 0.256
  /// ```
  ///
  /// - Parameter locale: The language and region of the text.
  /// - Returns: The strategy; its value is the fraction, a `Decimal`.
  public static func percent(locale: Locale) -> Self {
    Decimal.FormatStyle.Percent(locale: locale).strictParseStrategy
  }
}

extension ParseStrategy where Self == StrictParseStrategy<Decimal.FormatStyle.Currency> {
  /// Reads an amount of a currency, by its symbol, code or name, accounting parentheses included.
  ///
  /// ```swift
  /// let english = Locale(identifier: "en_US")
  /// try parse("($1,234.50)", strategy: .currency(code: "USD", locale: english))        // -1234.5
  /// try parse("1.00 US dollar", strategy: .currency(code: "USD", locale: english))     // throws
  /// try parse("1.00 US dollars", strategy: .currency(code: "USD", locale: english))    // 1
  /// ```
  ///
  /// - Parameters:
  ///   - code: The ISO 4217 code of the currency, such as `USD`.
  ///   - locale: The language and region of the text.
  /// - Returns: The strategy; its value is a `Decimal`.
  public static func currency(
    code: String, locale: Locale = .autoupdatingCurrent
  ) -> Self {
    Decimal.FormatStyle.Currency(code: code, locale: locale).strictParseStrategy
  }
}
