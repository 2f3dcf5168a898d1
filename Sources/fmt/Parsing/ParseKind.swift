import FormatKit
import Foundation

/// A kind of text that `fmt parse` reads: its options, and how it is read.
struct ParseKind: Sendable {
  /// Reads a text and gives its value as a machine takes it.
  typealias Reading = @Sendable (String) throws -> String
  /// Settles the options, then the locale.
  typealias Reader =
    @Sendable (Options, Environment) throws(UsageError)
    -> @Sendable (Locale) throws(UsageError) -> Reading

  let name: String
  let summary: String
  var details: [String] = []
  var options: [OptionSpec] = []
  var examples: [Example] = []
  var category = Locale.EnvironmentCategory.messages
  let reader: Reader

  static let all: [ParseKind] = [
    number, percent, currency, bytes, date, iso8601, duration, measure, temperature, list, name,
  ]

  /// The kind of a word.
  static func named(_ word: String) -> ParseKind? {
    all.first { $0.name == word }
  }
}

extension StrictParseableFormatStyle where Self: Sendable {
  /// Reads texts of the style, and writes their values for a machine.
  func reading(_ write: @escaping @Sendable (FormatInput) -> String) -> ParseKind.Reading {
    { text in write(try parseStrictly(text)) }
  }
}
