public import Foundation

/// Writes a person's name by UTS #35 part 8, in the patterns of every language of CLDR.
///
/// ```swift
/// let style = PersonNameFormatStyle(
///   length: .long, usage: .referring, formality: .formal, locale: Locale(identifier: "en_US"))
/// format(name, style: style)   // "Dr. Robert Edward Smith Jr., PhD"
/// ```
///
/// | length | formal | informal | addressing, formal | monogram, formal |
/// |---|---|---|---|---|
/// | `.long` | Dr. Robert Edward Smith Jr., PhD | Bob Smith | Dr. Smith | RES |
/// | `.medium` | Robert E. Smith Jr., PhD | Bob Smith | Dr. Smith | S |
/// | `.short` | R.E. Smith | Bob S. | Dr. Smith | S |
///
/// (The name of ``PersonName``, in `en_US`.) A name in another script than the locale's is written
/// by the custom of its own; of a missing part, no blank or comma is left behind. The text is empty only
/// for a name that has no part at all.
public struct PersonNameFormatStyle: FormatStyle, Codable, Hashable, Sendable {
  /// How much of a name is shown: UTS #35 part 8, "length".
  public enum Length: String, Codable, Hashable, Sendable, CaseIterable {
    /// All parts: "Dr. Robert Edward Smith Jr., PhD" in `en_US`.
    case long
    /// Between long and short: "Robert E. Smith Jr., PhD" in `en_US`.
    case medium
    /// As little as will do: "R.E. Smith" in `en_US`.
    case short
  }

  /// What a name is used for: UTS #35 part 8, "usage".
  public enum Usage: String, Codable, Hashable, Sendable, CaseIterable {
    /// To speak about someone: "Robert Smith joined your group".
    case referring
    /// To speak to someone: "Welcome, Robert".
    case addressing
    /// One to three letters, as on a badge: "RS".
    case monogram
  }

  /// How formal a name is: UTS #35 part 8, "formality".
  public enum Formality: String, Codable, Hashable, Sendable, CaseIterable {
    /// With titles and full names: "Robert E. Smith Jr., PhD" in `en_US`.
    case formal
    /// With the informal given name where there is one: "Bob Smith" in `en_US`.
    case informal
  }

  /// Which part of a name comes first: UTS #35 part 8, "order".
  public enum Order: String, Codable, Hashable, Sendable, CaseIterable {
    /// As the name prefers, or as people of the style's locale write names of the name's locale.
    case automatic
    /// The given name: "Robert Smith".
    case givenFirst
    /// The family name: "Smith Robert".
    case surnameFirst
    /// The family name, as in a sorted list: "Smith, Robert".
    case sorting
  }

  // The locale stands first so that no padding is between: `format(_:style:)` knows a style by its bytes.

  /// The locale to write for.
  public var locale: Locale

  /// How much of the name is shown; `nil` for what is usual in the locale.
  public var length: Length?

  /// What the name is used for.
  public var usage: Usage

  /// How formal the name is; `nil` for what is usual in the locale.
  public var formality: Formality?

  /// Which part of the name comes first.
  public var order: Order

  /// A style for names: `PersonNameFormatStyle(length: .short)`.
  ///
  /// - Parameters:
  ///   - length: How much of the name is shown; `nil` for what is usual in the locale.
  ///   - usage: What the name is used for.
  ///   - formality: How formal the name is; `nil` for what is usual in the locale.
  ///   - order: Which part of the name comes first.
  ///   - locale: The locale to write for.
  public init(
    length: Length? = nil, usage: Usage = .referring, formality: Formality? = nil,
    order: Order = .automatic, locale: Locale = .autoupdatingCurrent
  ) {
    self.length = length
    self.usage = usage
    self.formality = formality
    self.order = order
    self.locale = locale
  }

  /// The name's text: "Bob Smith" in `en_US`, medium and informal.
  public func format(_ value: PersonName) -> String {
    PersonNameFormatter.of(self).text(of: value).string
  }

  /// The same style for another locale.
  public func locale(_ locale: Locale) -> Self {
    var style = self
    style.locale = locale
    return style
  }
}

extension FormatStyle where Self == PersonNameFormatStyle {
  /// A style for a person's name: `format(name, style: .personName(length: .short))` is "Bob S." in `en_US`.
  ///
  /// - Parameters:
  ///   - length: How much of the name is shown; `nil` for what is usual in the locale.
  ///   - usage: What the name is used for.
  ///   - formality: How formal the name is; `nil` for what is usual in the locale.
  ///   - order: Which part of the name comes first.
  /// - Returns: The style, for the current locale.
  public static func personName(
    length: PersonNameFormatStyle.Length? = nil,
    usage: PersonNameFormatStyle.Usage = .referring,
    formality: PersonNameFormatStyle.Formality? = nil,
    order: PersonNameFormatStyle.Order = .automatic
  ) -> Self {
    PersonNameFormatStyle(length: length, usage: usage, formality: formality, order: order)
  }
}
