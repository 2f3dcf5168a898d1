public import Foundation

extension FormatStyle where FormatOutput == String {
  /// The style with plain spaces and without invisible direction marks.
  ///
  /// ```swift
  /// let french = Locale(identifier: "fr_FR")
  /// format(1_234.5, style: .currency(code: "EUR").locale(french).plainText())
  /// // "1 234,50 €", where both spaces are U+0020
  /// ```
  ///
  /// Locales ask for spaces that do not break the line (U+00A0, U+202F), and Foundation isolates each
  /// member of a right-to-left list (U+2068, U+2069). That is right on a screen; for a log, a file name or
  /// a comparison of texts the plain characters are often wanted.
  ///
  /// - Returns: A style for the same values.
  public func plainText() -> PlainTextFormatStyle<Self> {
    PlainTextFormatStyle(base: self)
  }
}

/// A style that writes another style's text with plain spaces and without invisible direction marks.
///
/// ```swift
/// let list: ListFormatStyle<StringStyle, [String]> = .list(type: .and)
/// let style = list.locale(Locale(identifier: "he_IL")).plainText()
/// format(["a", "b"], style: style)   // "a ו-b", without the isolates around each member
/// ```
///
/// Every space separator of Unicode (general category Zs) becomes U+0020; the marks, embeddings and isolates
/// of the bidirectional algorithm (UAX #9) are left out. All else stays, joiners included. Make one with
/// `plainText()`.
public struct PlainTextFormatStyle<Base: FormatStyle>: FormatStyle
where Base.FormatOutput == String {
  /// The style whose text it is.
  public let base: Base

  init(base: Base) {
    self.base = base
  }

  /// The text of a value, as `format(_:style:)` gives it for ``base``, in plain characters.
  ///
  /// ```swift
  /// let style = Decimal.FormatStyle.Percent(locale: Locale(identifier: "de_DE")).plainText()
  /// style.format(0.256)   // "25,6 %", with U+0020
  /// ```
  public func format(_ value: Base.FormatInput) -> String {
    PlainText.of(FormatKit.format(value, style: base))
  }

  /// The same style for another locale.
  ///
  /// - Parameter locale: The language and region to write for.
  /// - Returns: A copy with the locale.
  public func locale(_ locale: Locale) -> Self {
    Self(base: base.locale(locale))
  }
}

extension PlainTextFormatStyle: Sendable where Base: Sendable {}

/// Texts in plain characters.
package enum PlainText {
  /// A text with plain spaces and without direction marks.
  package static func of(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars where !isDirectionMark(scalar) {
      plain.append(scalar.properties.generalCategory == .spaceSeparator ? " " : scalar)
    }
    return String(plain)
  }

  /// The formatting characters of UAX #9, section 2.
  static func isDirectionMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
