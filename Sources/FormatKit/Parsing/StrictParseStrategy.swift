public import Foundation

/// A style whose texts can be read back, strictly.
///
/// The styles of numbers, percentages, currencies, byte counts, dates, durations, measurements and
/// lists are such styles. Make your own one by writing ``parseStrictly(_:)``.
public protocol StrictParseableFormatStyle: FormatStyle where FormatOutput == String {
  /// Reads the value of a text as the style writes it: all of the text or an error.
  ///
  /// ```swift
  /// let style = Decimal.FormatStyle(locale: Locale(identifier: "de_DE"))
  /// try style.parseStrictly("1.234,5")   // 1234.5
  /// ```
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The value that the text says.
  /// - Throws: ``ParsingError`` with the place, the reason and an accepted example.
  func parseStrictly(_ text: String) throws(ParsingError) -> FormatInput
}

extension StrictParseableFormatStyle {
  /// The strategy that reads what this style writes.
  ///
  /// ```swift
  /// let style = Decimal.FormatStyle.Percent(locale: Locale(identifier: "de_DE"))
  /// try parse("25,6 %", strategy: style.strictParseStrategy)   // 0.256
  /// ```
  public var strictParseStrategy: StrictParseStrategy<Self> {
    StrictParseStrategy(style: self)
  }
}

/// Reads the texts of a style, strictly: the inverse of `format(_:style:)`.
///
/// ```swift
/// let style = IntegerFormatStyle<UInt8>(locale: Locale(identifier: "en_US"))
/// try parse("255", strategy: StrictParseStrategy(style: style))   // 255
/// try parse("256", strategy: StrictParseStrategy(style: style))   // throws: 0 to 255
/// ```
///
/// It accepts what the style writes and its permitted variations: U+0020, U+00A0 and U+202F alike,
/// ASCII digits in place of the locale's own, direction marks present or absent.
public struct StrictParseStrategy<Style: StrictParseableFormatStyle>: ParseStrategy {
  /// The style whose texts are read; its locale says how.
  public var style: Style

  /// Creates the strategy that reads what a style writes.
  ///
  /// - Parameter style: The style, with its locale and options.
  public init(style: Style) {
    self.style = style
  }

  /// Reads a text.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The value that the whole text says.
  /// - Throws: ``ParsingError`` with the place, the reason and an accepted example.
  public func parse(_ text: String) throws -> Style.FormatInput {
    try style.parseStrictly(text)
  }

  /// The same strategy for another locale.
  ///
  /// - Parameter locale: The language and region of the texts.
  /// - Returns: A copy whose style has that locale.
  public func locale(_ locale: Locale) -> Self {
    Self(style: style.locale(locale))
  }
}

extension StrictParseStrategy: Sendable where Style: Sendable {}
