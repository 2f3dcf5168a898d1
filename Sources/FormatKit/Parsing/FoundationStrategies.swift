internal import Foundation

extension IntegerParseStrategy: KnownParseStrategy {
  func parseStrictly(_ text: String) throws(ParsingError) -> Format.FormatInput? {
    try formatStyle.readIfKnown(text)
  }
}

extension FloatingPointParseStrategy: KnownParseStrategy {
  func parseStrictly(_ text: String) throws(ParsingError) -> Format.FormatInput? {
    try formatStyle.readIfKnown(text)
  }
}

extension Decimal.ParseStrategy: KnownParseStrategy {
  func parseStrictly(_ text: String) throws(ParsingError) -> Decimal? {
    try formatStyle.readIfKnown(text)
  }
}

extension FormatStyle {
  /// The value of a text, when the style can be read back.
  fileprivate func readIfKnown(_ text: String) throws(ParsingError) -> FormatInput? {
    guard let style = self as? any StrictParseableFormatStyle else { return nil }
    return try style.parseStrictly(text) as? FormatInput
  }
}

extension Date.ISO8601FormatStyle: KnownParseStrategy {
  func parseStrictly(_ text: String) throws(ParsingError) -> Date? {
    try .some(parseStrictly(text) as Date)
  }
}

extension DateComponents.ISO8601FormatStyle: KnownParseStrategy {
  func parseStrictly(_ text: String) throws(ParsingError) -> DateComponents? {
    try .some(parseStrictly(text) as DateComponents)
  }
}
