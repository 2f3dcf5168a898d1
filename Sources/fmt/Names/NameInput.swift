import FormatKit
import Foundation

/// Where names come from: whole ones from words and lines, or parts from options, or from places in records.
struct NameInput: Sendable {
  private let parts: NameParts
  /// Where in a record the words of a name stand; none when it is a word or a line by itself.
  let sources: [PartSource]
  /// Whether the last source tells the locale that the name comes from.
  private let hasLocale: Bool

  /// - Parameters:
  ///   - options: The options of the command line.
  ///   - localeFrom: The option for the place of each name's locale.
  /// - Throws: `UsageError` for options that do not go together.
  init(_ options: Options, localeFrom: Setting<String>) throws(UsageError) {
    let parts = try NameParts(options)
    self.parts = parts
    hasLocale = options.has(localeFrom)
    let formats = [StreamOptions.csv, StreamOptions.tsv, StreamOptions.jsonLines]
    guard formats.contains(where: options.has) else {
      if hasLocale {
        let names = Options.alternatives(formats.map(\.spec.name))
        throw UsageError("--\(localeFrom.spec.name) goes with \(names) only")
      }
      sources = []
      return
    }
    let whole = [StreamOptions.column.spec.name, StreamOptions.key.spec.name]
      .compactMap { name in options.values[name].map { PartSource(option: name, text: $0) } }
    var locale: [PartSource] = []
    if let text = try options.value(of: localeFrom) {
      locale = [PartSource(option: localeFrom.spec.name, text: text, isPart: false)]
    }
    // A whole name alone needs no more than what every command has.
    sources =
      parts.isGiven ? parts.sources + locale : whole.isEmpty || locale.isEmpty ? [] : whole + locale
  }

  /// How the command line's words make up names.
  var grouping: Grouping {
    parts.isGiven && sources.isEmpty ? .none : .one
  }

  /// The name of some words, in the standard's fields.
  func personName(_ words: [String]) throws(BadValue) -> PersonName {
    parts.isGiven ? parts.personName(texts(words)) : PersonName(try Self.read(words[0]))
  }

  /// The name of some words, in Foundation's parts.
  func personNameComponents(_ words: [String]) throws(BadValue) -> PersonNameComponents {
    parts.isGiven ? parts.personNameComponents(texts(words)) : try Self.read(words[0])
  }

  /// The locale among the words of a name.
  func locale(_ words: [String]) throws(BadValue) -> Locale? {
    guard hasLocale, let text = words.last, !text.isEmpty else { return nil }
    return try KnownLocale.read(text)
  }

  private func texts(_ words: [String]) -> [String] {
    sources.isEmpty ? parts.texts : words
  }

  private static func read(_ text: String) throws(BadValue) -> PersonNameComponents {
    do {
      return try PersonNameComponents(text)
    } catch {
      throw BadValue(
        value: text, wanted: "a name", reason: "no part of a name is found in it",
        advice: "write --given and --surname")
    }
  }
}
