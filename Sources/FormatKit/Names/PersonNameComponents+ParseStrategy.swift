#if !canImport(Darwin)
public import Foundation

extension PersonNameComponents {
  /// Reads a person's name from a text: `try PersonNameComponents("Dr. Thomas Louis Clark, Esq.")`.
  ///
  /// | text | prefix | given | middle | family | suffix |
  /// |---|---|---|---|---|---|
  /// | Dr. Thomas Louis Clark, Esq. | Dr. | Thomas | Louis | Clark | Esq. |
  /// | Clark, Thomas | | Thomas | | Clark | |
  /// | CLARK Thomas | | Thomas | | CLARK | |
  /// | Jean-Philippe de Zélicourt | | Jean-Philippe | | de Zélicourt | |
  /// | 木田泰夫 | | 泰夫 | | 木田 | |
  /// | Thomas (a.k.a. Tom) Clark 🍎 | | Thomas | | Clark | |
  ///
  /// Names can be read in more than one way: without a comma, capitals or a script that says
  /// otherwise, the given name is taken to come first and to be one word. There is no lexicon of
  /// names.
  public struct ParseStrategy: Foundation.ParseStrategy, Codable, Hashable, Sendable {
    /// The strategy; there is nothing to choose.
    public init() {}

    /// Reads the parts of a name.
    ///
    /// - Parameter value: The whole text, with or without title and suffix.
    /// - Returns: The parts that were found; the nickname is never among them.
    /// - Throws: `CocoaError.formatting`, with a message for people, when the text holds no name.
    public func parse(_ value: String) throws -> PersonNameComponents {
      guard let name = NameReading(value).name else { throw NameReading.failure(value) }
      return name
    }
  }

  /// Reads a name: `try PersonNameComponents("Clark, Thomas").givenName` is "Thomas".
  ///
  /// - Parameter value: The whole text, with or without title and suffix.
  /// - Throws: `CocoaError.formatting` when the text holds no name.
  public init(_ value: String) throws {
    self = try ParseStrategy().parse(value)
  }

  /// Reads a name with a strategy: `try PersonNameComponents(text, strategy: .name)`.
  ///
  /// - Parameters:
  ///   - value: What the strategy reads.
  ///   - strategy: How to read it.
  /// - Throws: What the strategy throws.
  public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
  where S.ParseOutput == PersonNameComponents {
    self = try strategy.parse(value)
  }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// The type of the strategy that reads what this style writes.
  public typealias Strategy = PersonNameComponents.ParseStrategy

  /// The strategy that reads what this style writes.
  public var parseStrategy: PersonNameComponents.ParseStrategy {
    PersonNameComponents.ParseStrategy()
  }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A style for a person's name: `.name(style: .abbreviated)` writes "TC" in `en_US`.
  ///
  /// - Parameter style: How much of the name is shown.
  /// - Returns: The style, for the current locale.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
  /// The strategy that reads a person's name: `try PersonNameComponents("Thomas Clark", strategy: .name)`.
  public static var name: Self {
    PersonNameComponents.ParseStrategy()
  }
}
#endif
