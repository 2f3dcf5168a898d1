public import Foundation

extension StringStyle: StrictParseableFormatStyle {
  /// Reads a text as it is.
  ///
  /// - Parameter text: The text.
  /// - Returns: The same text.
  /// - Throws: Nothing; any text is one.
  public func parseStrictly(_ text: String) throws(ParsingError) -> String {
    text
  }
}

extension ListFormatStyle: StrictParseableFormatStyle
where Style: StrictParseableFormatStyle, Base: RangeReplaceableCollection {
  /// Reads a list as the style writes it: "a, b, and c" in `en_US`.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The members that the style of the members reads.
  /// - Throws: ``ParsingError``, whose place and reason are those of the member that is wrong.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Base {
    guard let style = storedMemberStyle else {
      // Foundation keeps the style to itself, and it cannot be seen.
      throw ReadingFault(index: 0, cause: .unexpected(text))
        .error(in: ReadingText(text), as: .list, example: "")
    }
    let strategy = ListParseStrategy(
      member: style.strictParseStrategy, type: .init(rawValue: listType.rawValue) ?? .and,
      width: .init(rawValue: width.rawValue) ?? .standard, locale: locale)
    return Base(try strategy.values(text))
  }
}
