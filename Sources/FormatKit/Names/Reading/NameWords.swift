#if !canImport(Darwin)
internal import Foundation

/// The words of a name, and how titles and suffixes are told from names.
struct NameWords {
  private(set) var words: [Substring]

  init(_ words: [Substring]) {
    self.words = words
  }

  /// Takes the titles from the front; one word is always left.
  mutating func takeTitles() -> String? {
    var count = 0
    while count < words.count - 1, Self.isTitle(words[count], isAfterTitle: count > 0) {
      count += 1
    }
    defer { words.removeFirst(count) }
    return NameReading.joined(words.prefix(count).map(String.init))
  }

  /// Takes the suffixes from the end; one word is always left.
  mutating func takeSuffixes() -> String? {
    var count = 0
    while count < words.count - 1 {
      let isAfterFullName = words.count - count > 2
      guard Self.isSuffix(words[words.count - 1 - count], isAfterFullName: isAfterFullName) else {
        break
      }
      count += 1
    }
    defer { words.removeLast(count) }
    return NameReading.joined(words.suffix(count).map(String.init))
  }
}

extension NameWords {
  /// Whether a word is a title: a known one; behind another title a small abbreviation, such as "med.";
  /// or any abbreviation in a script without capitals, such as "डॉ.".
  private static func isTitle(_ word: Substring, isAfterTitle: Bool) -> Bool {
    if titles.contains(bare(word)) { return true }
    guard word.last == ".", let first = word.first else { return false }
    if isAfterTitle, first.isLowercase { return true }
    return first.isLetter && !first.isCased
  }

  /// Whether a word is a suffix: a generation, or a credential in its usual spelling.
  static func isSuffix(_ word: Substring, isAfterFullName: Bool) -> Bool {
    let bare = bare(word)
    if generations.contains(bare) { return true }
    if numerals.contains(bare) { return isInCapitals(word) && (bare != "v" || isAfterFullName) }
    return credentials.contains(bare) && word.filter(\.isUppercase).count > 1
  }

  /// Whether a word has two letters or more, all of them capitals.
  static func isInCapitals(_ word: Substring) -> Bool {
    let letters = word.filter(\.isLetter)
    return letters.count > 1 && letters.allSatisfy(\.isUppercase)
  }

  private static func bare(_ word: Substring) -> String {
    word.filter { $0 != "." }.lowercased()
  }

  private static let titles = Set(
    """
    dr mr mrs ms miss mx prof professor sir dame lady lord rev reverend hon capt captain col \
    colonel gen general lt lieutenant sgt sergeant maj major cmdr adm admiral pres president gov \
    sen rep amb judge justice herr frau fräulein hr fr ing dipl-ing mag monsieur madame mme mlle \
    mademoiselle père maître señor señora señorita sr sra srta sres doña dom dona signor signora \
    sig dott dottssa avv senhor senhora drª dra ds dhr mevr mw pan pani
    """.split(separator: " ").map(String.init))

  private static let generations: Set = [
    "jr", "sr", "junior", "júnior", "senior", "sênior", "esq", "esquire",
  ]

  private static let numerals: Set = ["ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]

  private static let credentials = Set(
    """
    phd md ma ms msc ba bs bsc mba mphil dphil dds dmd dvm rn jd llb llm lld cpa pe frs obe cbe mbe \
    kbe dbe qc kc mp edd dsc dlitt psyd rph cfa pmp
    """.split(separator: " ").map(String.init))
}
#endif
