import FormatKit
import Foundation

/// Reads a locale's identifier, `de-CH` or `de_CH`, and refuses what would silently be another one.
enum KnownLocale {
  /// The identifiers of all locales that there are data for.
  static let identifiers = Set(Locale.availableIdentifiers)

  static func read(_ text: String) throws(BadValue) -> Locale {
    try checkForm(text)
    let identifier = Locale.identifier(.icu, from: text)
    let parts = identifier.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let base = String(parts.first ?? "")
    if !identifiers.contains(base) { try checkSubtags(base, of: text) }
    if parts.count == 2 {
      for keyword in parts[1].split(separator: ";") { try checkKeyword(keyword, of: text) }
    }
    return Locale(identifier: identifier)
  }

  /// A locale that there are data for, as near as can be to one of the environment's, which may name
  /// variants and modifiers that nothing is known of; `nil` when its language is not known.
  static func nearest(_ locale: Locale) -> Locale? {
    if locale.identifier == "en_US" { return locale }
    if let known = try? read(locale.identifier) { return known }
    let language = locale.identifier.prefix { $0.isASCIILetter }.lowercased()
    return languages.contains(language)
      ? near(locale.identifier).map(Locale.init(identifier:)) : nil
  }

  /// Subtags of letters and digits, then perhaps `@keyword=value;…`.
  private static func checkForm(_ text: String) throws(BadValue) {
    guard !text.isEmpty else { throw bad(text, "it is empty") }
    let subtags = text.prefix { $0 != "@" }
    for (index, character) in subtags.enumerated() {
      guard character.isASCIILetter || character.isDecimalDigit || "-_".contains(character) else {
        throw bad(text, "at column \(index + 1), \"\(character)\" is not part of an identifier")
      }
    }
    for subtag in subtags.split(
      omittingEmptySubsequences: false, whereSeparator: { "-_".contains($0) })
    {
      guard (1...8).contains(subtag.count) else {
        throw bad(text, subtag.isEmpty ? "a part of it is empty" : "\"\(subtag)\" is too long")
      }
    }
    guard text.last != "@" else { throw bad(text, "no keyword follows the @") }
  }

  private static func checkSubtags(_ base: String, of text: String) throws(BadValue) {
    var subtags = base.split(separator: "_", omittingEmptySubsequences: false)[...]
    let language = subtags.popFirst() ?? ""
    guard languages.contains(String(language)) else {
      throw bad(text, "no language \(language) is known")
    }
    var known = String(language)
    if let script = subtags.first, script.count == 4, script.first?.isASCIILetter == true {
      subtags.removeFirst()
      known += "_\(script)"
      guard writes(String(language), in: String(script)) else {
        throw bad(text, "there are no texts in \(language) in the script \(script)")
      }
    }
    if subtags.first?.isEmpty == true { subtags.removeFirst() }
    if let region = subtags.first,
      region.count == 2 || (region.count == 3 && region.allSatisfy(\.isDecimalDigit))
    {
      subtags.removeFirst()
      let isKnown = Locale.Region(String(region)).isISORegion
      guard isKnown || identifiers.contains("\(known)_\(region)") else {
        throw bad(text, "no region \(region) is known")
      }
    }
    if let variant = subtags.first { throw bad(text, "no variant \(variant) is known") }
  }

  private static let languages = Set(
    identifiers.map { String($0.prefix { $0 != "_" }) })

  /// Whether there are data for a language in a script: its usual one, or one with data of its own.
  private static func writes(_ language: String, in script: String) -> Bool {
    if identifiers.contains("\(language)_\(script)") { return true }
    return Locale.Language(identifier: language).script?.identifier == script
  }

  private static func checkKeyword(_ keyword: Substring, of text: String) throws(BadValue) {
    let parts = keyword.split(separator: "=", maxSplits: 1).map { $0.lowercased() }
    guard parts.count == 2 else { throw bad(text, "the keyword \(keyword) has no value") }
    guard LocaleKeywords.values?[parts[0]] != nil || LocaleKeywords.values == nil else {
      throw bad(text, "no keyword \(parts[0]) is known")
    }
    guard LocaleKeywords.knows(parts[0], parts[1]) else {
      let near = fmt.nearest(to: parts[1], among: LocaleKeywords.values?[parts[0]]?.sorted() ?? [])
      throw bad(
        text, "\(parts[1]) is no value of \(parts[0])", near.map { "did you mean \($0)?" })
    }
  }

  private static func bad(_ text: String, _ reason: String, _ advice: String? = nil) -> BadValue {
    BadValue(
      value: text, wanted: "a locale", reason: reason,
      advice: advice ?? near(text).map { "did you mean \($0)?" } ?? "fmt locales lists them")
  }

  /// The nearest identifier; where the language is known, the longest that the text begins with.
  private static func near(_ text: String) -> String? {
    let language = text.prefix { $0.isASCIILetter }.lowercased()
    guard languages.contains(language) else {
      return fmt.nearest(to: text, among: identifiers.sorted())
    }
    let letters = text.map { $0 == "-" ? "_" : $0 }
    return identifiers.filter { letters.starts(with: $0) }.max { $0.count < $1.count } ?? language
  }
}
