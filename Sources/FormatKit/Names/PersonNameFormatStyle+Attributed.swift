public import Foundation

extension PersonNameFormatStyle {
  /// The same text with an attribute for each part: `personNameComponent` is `.givenName` on "Robert".
  public var attributed: Attributed {
    Attributed(base: self)
  }

  /// Writes a person's name as a text whose runs say which part of the name they are.
  ///
  /// Title, given name, informal given name, further given names, family names, and generation with
  /// credentials are Foundation's `namePrefix`, `givenName`, `nickname`, `middleName`, `familyName` and
  /// `nameSuffix`; what stands between them is a `delimiter`.
  public struct Attributed: FormatStyle, Codable, Hashable, Sendable {
    /// The style whose text is written.
    public var base: PersonNameFormatStyle

    init(base: PersonNameFormatStyle) {
      self.base = base
    }

    /// The name's text, with Foundation's `personNameComponent` attribute on each part and delimiter.
    public func format(_ value: PersonName) -> AttributedString {
      PersonNameFormatter.of(base).text(of: value).attributedString
    }

    /// The same style for another locale.
    public func locale(_ locale: Locale) -> Self {
      Attributed(base: base.locale(locale))
    }
  }
}
