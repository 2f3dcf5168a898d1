public import Foundation

/// Reads a list, each member by a strategy: "1, 2, and 3" in `en_US`.
///
/// ```swift
/// let english = Locale(identifier: "en_US")
/// try parse("a, b, or c", strategy: .list(type: .or, locale: english))                 // ["a", "b", "c"]
/// try parse("1, 2, and 3", strategy: .list(of: .number(locale: english), locale: english))   // [1, 2, 3]
/// try parse("a, b, c", strategy: .list(locale: english))                               // throws
/// ```
///
/// The text is cut where the locale's words and commas for this type and width stand. Texts as members must not have
/// them inside; other members may, when there is only one way to cut. An empty text is the empty list.
public struct ListParseStrategy<Member: ParseStrategy>: ParseStrategy
where Member.ParseInput == String {
  /// Which word joins the last two members.
  public typealias ListType = ListFormatStyle<StringStyle, [String]>.ListType

  /// How the members are joined.
  public typealias Width = ListFormatStyle<StringStyle, [String]>.Width

  /// What reads each member.
  public var member: Member

  /// Which word joins the last two members.
  public var type: ListType

  /// How the members are joined.
  public var width: Width

  /// The language and region of the texts.
  public var locale: Locale

  /// Creates a strategy.
  ///
  /// - Parameters:
  ///   - member: What reads each member.
  ///   - type: Which word joins the last two members.
  ///   - width: How the members are joined.
  ///   - locale: The language and region of the texts.
  public init(
    member: Member, type: ListType = .and, width: Width = .standard,
    locale: Locale = .autoupdatingCurrent
  ) {
    self.member = member
    self.type = type
    self.width = width
    self.locale = locale
  }

  /// Reads a list.
  ///
  /// - Parameter value: The text to read.
  /// - Returns: The members' values, in the text's order.
  /// - Throws: ``ParsingError``, whose place and reason are those of the member that is wrong.
  public func parse(_ value: String) throws -> [Member.ParseOutput] {
    try values(value)
  }

  func values(_ value: String) throws(ParsingError) -> [Member.ParseOutput] {
    var style: ListFormatStyle<StringStyle, [String]> = .list(type: type, width: width)
    style.locale = locale.forReading
    return try style.values(
      of: value, allowsParted: Member.ParseOutput.self != String.self
    ) { try FormatKit.parse($0, strategy: member) }
  }

  /// The same strategy for another locale; the members' strategy keeps its own.
  ///
  /// - Parameter locale: The language and region of the texts.
  /// - Returns: A copy with that locale.
  public func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.locale = locale
    return copy
  }
}

extension ListFormatStyle where Style == StringStyle, Base == [String] {
  /// The members of a list as the style writes it, each read by a closure.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - allowsParted: Whether a member may have in it what stands between members.
  ///   - member: Reads a member.
  /// - Returns: What the closure made of the members.
  /// - Throws: ``ParsingError``.
  package func values<Value>(
    of text: String, allowsParted: Bool, member: @escaping (String) throws -> Value
  ) throws(ParsingError) -> [Value] {
    let text = ReadingText(text)
    do throws(ReadingFault) {
      guard let grammar = ListGrammar(self) else { throw .unexpected(in: text, at: 0) }
      var reader = ListReader(text, grammar: grammar, member: member)
      return try reader.values(allowsParted: allowsParted)
    } catch {
      throw error.error(in: text, as: .list, example: format(["a", "b", "c"]))
    }
  }
}

extension ListParseStrategy: Sendable where Member: Sendable {}

extension ParseStrategy {
  /// Reads a list of texts: "a, b, and c" in `en_US`.
  ///
  /// - Parameters:
  ///   - type: Which word joins the last two.
  ///   - width: How they are joined.
  ///   - locale: The language and region of the text.
  /// - Returns: The strategy; its value is an array of texts.
  public static func list(
    type: ListFormatStyle<StringStyle, [String]>.ListType = .and,
    width: ListFormatStyle<StringStyle, [String]>.Width = .standard,
    locale: Locale = .autoupdatingCurrent
  ) -> Self where Self == ListParseStrategy<TextParseStrategy> {
    ListParseStrategy(
      member: TextParseStrategy(), type: type, width: width, locale: locale)
  }

  /// Reads a list whose members a strategy reads: `.list(of: .number)`.
  ///
  /// - Parameters:
  ///   - member: What reads each member.
  ///   - type: Which word joins the last two.
  ///   - width: How they are joined.
  ///   - locale: The language and region of the text.
  /// - Returns: The strategy; its value is an array.
  public static func list<Member: ParseStrategy>(
    of member: Member, type: ListFormatStyle<StringStyle, [String]>.ListType = .and,
    width: ListFormatStyle<StringStyle, [String]>.Width = .standard,
    locale: Locale = .autoupdatingCurrent
  ) -> Self where Self == ListParseStrategy<Member>, Member.ParseInput == String {
    ListParseStrategy(member: member, type: type, width: width, locale: locale)
  }
}
