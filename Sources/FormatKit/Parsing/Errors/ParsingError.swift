public import Foundation

/// Why a text could not be read: what it was, where it goes wrong, and what would be accepted.
///
/// ```swift
/// do {
///   _ = try parse("1.5abc", strategy: .number(locale: Locale(identifier: "en_US")))
/// } catch let error as ParsingError {
///   error.column        // 4
///   error.reason        // .unexpectedText
///   error.description   // "1.5abc" is not a number: at column 4, "abc" is unexpected; write 1,234.5
/// }
/// ```
public struct ParsingError: Error, Hashable, Sendable {
  /// The text that was read.
  public let text: String

  /// The place where it goes wrong: how many of the text's characters come before it.
  public let position: Int

  /// A text that would have been accepted, in the caller's locale.
  public let example: String

  /// What the text was read as.
  let expectation: Expectation

  /// What is wrong there.
  let cause: Cause

  /// What is wrong there, as a kind that a program can act on.
  public var reason: Reason {
    cause.reason
  }

  /// The place as a person counts it: from 1, without the marks that cannot be seen.
  public var column: Int {
    text.prefix(position).count { !$0.isInvisible } + 1
  }
}

extension ParsingError: CustomStringConvertible, LocalizedError {
  /// The whole message: the text, the place, the reason and the way out.
  public var description: String {
    message
  }

  /// The same message, for `localizedDescription`.
  public var errorDescription: String? {
    message
  }
}

extension Character {
  /// Whether the character is only direction marks or zero-width spaces.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy(\.isReadingMark)
  }
}
