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
    return NameText.joined(words.prefix(count).map(String.init))
  }

  /// Takes the suffixes from the end; one word is always left.
  mutating func takeSuffixes() -> String? {
    var count = 0
    while count < words.count - 1 {
      let isAfterFullName = words.count - count > 2
      guard NameSuffix.contains(words[words.count - 1 - count], isAfterFullName: isAfterFullName)
      else {
        break
      }
      count += 1
    }
    defer { words.removeLast(count) }
    return NameText.joined(words.suffix(count).map(String.init))
  }
}

extension NameWords {
  /// Whether a word is a title: a known one; behind another title a small abbreviation, such as "med.";
  /// or any abbreviation in a script without capitals, such as "डॉ.".
  private static func isTitle(_ word: Substring, isAfterTitle: Bool) -> Bool {
    if titles.contains(NameSuffix.bare(word)) { return true }
    guard word.last == ".", let first = word.first else { return false }
    if isAfterTitle, first.isLowercase { return true }
    return first.isLetter && !first.isCased
  }

  private static let titles = Set(
    """
    dr mr mrs ms miss mx prof professor sir dame lady lord rev reverend hon capt captain col \
    colonel gen general lt lieutenant sgt sergeant maj major cmdr adm admiral pres president gov \
    sen rep amb judge justice herr frau fräulein hr fr ing dipl-ing mag monsieur madame mme mlle \
    mademoiselle père maître señor señora señorita sr sra srta sres doña dom dona signor signora \
    sig dott dottssa avv senhor senhora drª dra ds dhr mevr mw pan pani
    """.split(separator: " ").map(String.init))
}
#endif
