public import Foundation

/// Reads a text as it is: what reads the members of a list of texts.
public struct TextParseStrategy: ParseStrategy, Codable, Hashable, Sendable {
  /// Creates the strategy; there is nothing to choose.
  public init() {}

  /// The text itself.
  ///
  /// - Parameter value: The text.
  /// - Returns: The same text.
  public func parse(_ value: String) -> String {
    value
  }
}
