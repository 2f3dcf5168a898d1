internal import Foundation

/// The name of a locale as the variables of an environment hold it: `de_DE.UTF-8@euro`, `zh-Hant-TW`.
struct EnvironmentLocaleName: Hashable, Sendable {
  let language: String
  private(set) var script: String?
  private(set) var region: String?
  private var variants: [String] = []
  /// ICU's keywords, such as `currency=EUR`.
  private var keywords: String?
  /// What follows in BCP 47 from the first letter that stands alone: `u-nu-arab`.
  private var extensions: String?

  /// Reads a name: language, script, region, variants, encoding, modifier.
  ///
  /// - Returns: `nil` for `C`, for `POSIX`, and for what is no locale's name.
  init?(_ name: String) {
    let modified = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let base = modified[0].prefix { $0 != "." }
    var subtags = base.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }[...]
    guard subtags.allSatisfy(\.isSubtag), let language = subtags.popFirst(),
      (2...3).contains(language.utf8.count), language.allSatisfy(\.isLetter)
    else { return nil }
    self.language = language.lowercased()
    if let extensions = subtags.firstIndex(where: { $0.utf8.count == 1 }) {
      self.extensions = subtags[extensions...].joined(separator: "-")
      subtags = subtags[..<extensions]
    }
    for subtag in subtags { add(subtag) }
    if modified.count == 2 { modify(by: modified[1]) }
  }

  private mutating func add(_ subtag: Substring) {
    let isAlphabetic = subtag.allSatisfy(\.isLetter)
    if script == nil, region == nil, subtag.utf8.count == 4, isAlphabetic {
      script = subtag.capitalized
    } else if region == nil, subtag.utf8.count == (isAlphabetic ? 2 : 3) {
      region = subtag.uppercased()
    } else {
      variants.append(subtag.uppercased())
    }
  }

  /// Adds what stands after the at sign: a script, the euro, a variant, or ICU's keywords.
  ///
  /// Of other modifiers, which name details of an encoding or a dictionary, nothing is known.
  private mutating func modify(by modifier: Substring) {
    let word = modifier.lowercased()
    if modifier.contains("=") {
      keywords = String(modifier)
    } else if word == "euro" {
      keywords = "currency=EUR"
    } else if let script = Self.scripts[word] {
      self.script = script
    } else if Locale.Script(word.capitalized).isISOScript {
      script = word.capitalized
    } else if (5...8).contains(word.utf8.count), word[...].isSubtag {
      variants.append(word.uppercased())
    }
  }

  /// The words for scripts among the modifiers of the GNU C library.
  private static let scripts = [
    "arabic": "Arab", "cyrillic": "Cyrl", "devanagari": "Deva", "iqtelif": "Latn", "latin": "Latn",
  ]

  /// The identifier in ICU's form: `sr_Latn_RS`, `de_DE@currency=EUR`.
  var identifier: String {
    let subtags = [language, script, region].compactMap(\.self) + variants
    guard let extensions else {
      return subtags.joined(separator: "_") + (keywords.map { "@\($0)" } ?? "")
    }
    return Locale.identifier(
      .icu, from: (subtags + [extensions]).joined(separator: "-"))
  }
}

extension Substring {
  /// Whether it has one to eight ASCII letters and digits (BCP 47, 2.1).
  fileprivate var isSubtag: Bool {
    (1...8).contains(utf8.count) && allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
