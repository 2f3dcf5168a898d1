#if !canImport(Darwin)
public import Foundation

extension PersonNameComponents.FormatStyle: StrictParseableFormatStyle {
  /// Reads a person's name, with or without title and suffix.
  ///
  /// Names can be read in more than one way; see `PersonNameComponents.ParseStrategy` for how it is done. The style and
  /// its locale make no difference.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The parts that were found.
  /// - Throws: ``ParsingError`` for a text without a letter.
  public func parseStrictly(_ text: String) throws(ParsingError) -> PersonNameComponents {
    if let name = NameReading(text).name { return name }
    let reading = ReadingText(text)
    let isEmpty = text.allSatisfy(\.isWhitespace)
    let fault = isEmpty ? ReadingFault(index: 0, cause: .empty) : .unexpected(in: reading, at: 0)
    throw fault.error(in: reading, as: .personName, example: "Thomas Clark")
  }
}

extension PersonNameComponents.ParseStrategy: KnownParseStrategy {
  func parseStrictly(_ text: String) throws(ParsingError) -> PersonNameComponents? {
    try PersonNameComponents.FormatStyle().parseStrictly(text)
  }
}
#endif
