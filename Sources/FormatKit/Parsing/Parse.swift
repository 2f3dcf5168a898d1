public import Foundation

/// Reads a value from a text: `parse("1,234.5", strategy: .number)` is 1234.5 in `en_US`.
///
/// ```swift
/// let english = Locale(identifier: "en_US")
/// try parse("1,234.5", strategy: .number(locale: english))   // 1234.5
/// try parse("1,2,3", strategy: .number(locale: english))     // throws ParsingError
/// ```
///
/// Reading is strict: the whole text counts, digits must be grouped as the locale groups them, and
/// dates must exist. Foundation's own strategies, which are lenient, are strict here too, in generic
/// code as well. A strategy that FormatKit does not know, such as one of your own, reads as it does.
///
/// - Parameters:
///   - text: What to read, such as `"1,234.5"`.
///   - strategy: How to read it: `.number`, `.date(.long)`, a style's ``StrictParseableFormatStyle/strictParseStrategy``,
///     or any `ParseStrategy`.
/// - Returns: The value, exactly as the text says it.
/// - Throws: ``ParsingError``, which says where the text goes wrong and what would be accepted; for a
///   strategy of your own, what it throws.
public func parse<S: ParseStrategy>(
  _ text: S.ParseInput, strategy: S
) throws -> S.ParseOutput {
  guard let known = strategy as? any KnownParseStrategy, let text = text as? String,
    let value = try known.parseStrictly(text) as? S.ParseOutput
  else { return try strategy.parse(text) }
  return value
}

/// Reads a date as ISO 8601 writes it: `parse("2024-02-29T12:00:00Z", strategy: .iso8601)`.
///
/// Foundation's `.iso8601` stands for two strategies, of `Date` and of `DateComponents`; without a type for the result, it
/// is a `Date` here.
///
/// - Parameters:
///   - text: What to read.
///   - strategy: Which fields the text has, and what stands between them.
/// - Returns: The date.
/// - Throws: ``ParsingError``, also for a day or a time that does not exist.
public func parse(_ text: String, strategy: Date.ISO8601FormatStyle) throws -> Date {
  try strategy.parseStrictly(text)
}

/// A strategy of Foundation's that FormatKit reads strictly in ``parse(_:strategy:)``.
protocol KnownParseStrategy: ParseStrategy {
  /// The value of a text that is wholly right; `nil` when the strategy's style is not a known one.
  func parseStrictly(_ text: String) throws(ParsingError) -> ParseOutput?
}
