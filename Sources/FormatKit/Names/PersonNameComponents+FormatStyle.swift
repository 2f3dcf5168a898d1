#if !canImport(Darwin)
public import Foundation

extension PersonNameComponents {
  /// Writes a person's name for people: "Thomas Clark", "Tom" or "TC".
  ///
  /// ```swift
  /// let name = PersonNameComponents(
  ///   namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
  ///   nameSuffix: "Esq.", nickname: "Tom")
  /// ```
  ///
  /// | style | in `en_US` | in `ja_JP` |
  /// |---|---|---|
  /// | `.long` | Dr. Thomas Louis Clark Esq. | Dr. Clark Thomas Louis Esq. |
  /// | `.medium` | Thomas Clark | Clark Thomas |
  /// | `.short` | Tom | Tom |
  /// | `.abbreviated` | TC | CT |
  ///
  /// The name's script decides before the locale does: 杨振宁 has its family name first and no space
  /// in every locale. A style that has nothing to show gives way to the next longer one, and a name
  /// without any part is an empty text.
  public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
    /// How much of a name is shown.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or else the given name: "Tom" in `en_US`.
      case short = 1

      /// Given and family name: "Thomas Clark" in `en_US`.
      case medium = 2

      /// All parts but the nickname: "Dr. Thomas Louis Clark Esq." in `en_US`.
      case long = 3

      /// As little as tells people apart, by the custom of the name's script: "TC" in `en_US`, 杨 for 杨振宁.
      case abbreviated = 4
    }

    // The locale stands first so that no padding is between: `format(_:style:)` knows a style by its bytes.

    /// The locale whose order of the parts is used, unless the name's script has an order of its own.
    public var locale: Locale

    /// How much of the name is shown.
    public var style: Style

    /// A style for names: `PersonNameComponents.FormatStyle(style: .long)`.
    ///
    /// - Parameters:
    ///   - style: How much of the name is shown.
    ///   - locale: The locale to write for.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The name's text: "Thomas Clark" in `en_US`.
    public func format(_ value: PersonNameComponents) -> String {
      PersonNameParts(value, locale: locale).text(style).string
    }

    /// The same style for another locale.
    public func locale(_ locale: Locale) -> Self {
      FormatStyle(style: style, locale: locale)
    }

    /// The same text with an attribute for each part: `personNameComponent` is `.givenName` on "Thomas".
    public var attributed: AttributedStyle {
      AttributedStyle(style: style, locale: locale)
    }
  }

  /// Writes a person's name as a text whose runs say which part of the name they are.
  ///
  /// ```swift
  /// let text = name.formatted(.name(style: .medium).attributed)
  /// text.runs.map(\.personNameComponent)   // [.givenName, .delimiter, .familyName] in en_US
  /// ```
  public struct AttributedStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
    /// How much of the name is shown.
    public var style: FormatStyle.Style

    /// The locale whose order of the parts is used, unless the name's script has an order of its own.
    public var locale: Locale

    /// A style for names with attributes.
    ///
    /// - Parameters:
    ///   - style: How much of the name is shown.
    ///   - locale: The locale to write for.
    public init(style: FormatStyle.Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The name's text, with Foundation's `personNameComponent` attribute on each part and delimiter.
    public func format(_ value: PersonNameComponents) -> AttributedString {
      PersonNameParts(value, locale: locale).text(style).attributedString
    }

    /// The same style for another locale.
    public func locale(_ locale: Locale) -> Self {
      AttributedStyle(style: style, locale: locale)
    }
  }
}

extension PersonNameComponents {
  /// The name in the medium style: "Thomas Clark" in `en_US`.
  public func formatted() -> String {
    formatted(FormatStyle())
  }

  /// The name in a style: `name.formatted(.name(style: .long))`.
  ///
  /// - Parameter style: How to show the name.
  /// - Returns: What the style makes of it.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style for a person's name: `format(name, style: .name(style: .abbreviated))` is "TC" in `en_US`.
  ///
  /// - Parameter style: How much of the name is shown.
  /// - Returns: The style, for the current locale.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
#endif
