public import Foundation

/// Formats a value with a style: `format(0.256, style: .percent)` is "25.6%" in `en_US`.
///
/// ```swift
/// format(100_000_000, style: .byteCount(style: .binary))   // "95.4 MB" in en_US
/// format(["a", "b", "c"], style: .list(type: .or))         // "a, b, or c" in en_US
/// ```
///
/// Formatting never throws and never traps, whatever the value.
///
/// - Parameters:
///   - value: The value to show.
///   - style: How to show it: any `FormatStyle`, Foundation's, FormatKit's or your own.
/// - Returns: The text, or an `AttributedString` for the attributed form of a style.
@inlinable
public func format<S: FormatStyle>(_ value: S.FormatInput, style: S) -> S.FormatOutput {
  formatByPlan(value, style: style)
}

/// Formats a value with a style in a locale: `format(0.256, style: .percent, locale: .init(identifier: "de_DE"))`.
///
/// ```swift
/// let german = Locale(identifier: "de_DE")
/// format(1234.5, style: .currency(code: "EUR"), locale: german)   // "1.234,50 €" (U+00A0 before €)
/// ```
///
/// - Parameters:
///   - value: The value to show.
///   - style: How to show it: any `FormatStyle`, Foundation's, FormatKit's or your own.
///   - locale: The language and region to write for, in place of the style's own. A language of which Foundation has no data
///     is written in that of the process, as ICU looks it up (UTS #35 part 1, "Lookup"), and `""` is the root locale.
/// - Returns: The text, or an `AttributedString` for the attributed form of a style.
@inlinable
public func format<S: FormatStyle>(
  _ value: S.FormatInput, style: S, locale: Locale
) -> S.FormatOutput {
  format(value, style: style.locale(locale))
}
