/// What follows a name: a mark of the generation, and credentials.
struct NameSuffix: Equatable {
  private(set) var generation: String?
  private(set) var credentials: String?

  /// Reads a suffix: of "Jr., PhD" the first word is a generation, the second a credential.
  init(_ text: String) {
    let words = text.split { $0 == "," || $0.isWhitespace }
    let count = words.prefix { Self.isGeneration($0) }.count
    generation = NameText.joined(words.prefix(count).map(String.init))
    guard count < words.count else { return }
    credentials = String(text[words[count].startIndex...])
  }
}

extension NameSuffix {
  /// Whether a word behind a name is a suffix: a generation, or a credential in its usual spelling.
  ///
  /// - Parameters:
  ///   - word: The word.
  ///   - isAfterFullName: Whether two words or more stand before it: "V" is a number there only.
  /// - Returns: Whether the word is no part of the name.
  static func contains(_ word: Substring, isAfterFullName: Bool) -> Bool {
    let bare = bare(word)
    if bare == "v" { return isAfterFullName && word == "V" }
    if isGeneration(word) || honorifics.contains(bare) { return true }
    return credentials.contains(bare) && word.filter(\.isUppercase).count > 1
  }

  private static func isGeneration(_ word: Substring) -> Bool {
    let bare = bare(word)
    return generations.contains(bare) || numerals.contains(bare) && word.allSatisfy(\.isUppercase)
  }

  /// A word in small letters without its full stops.
  static func bare(_ word: Substring) -> String {
    word.filter { $0 != "." }.lowercased()
  }

  private static let generations: Set = ["jr", "sr", "junior", "júnior", "senior", "sênior"]

  private static let numerals: Set = ["ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"]

  private static let honorifics: Set = ["esq", "esquire"]

  private static let credentials = Set(
    """
    phd md ma ms msc ba bs bsc mba mphil dphil dds dmd dvm rn jd llb llm lld cpa pe frs obe cbe mbe \
    kbe dbe qc kc mp edd dsc dlitt psyd rph cfa pmp
    """.split(separator: " ").map(String.init))
}

extension NameSuffix {
  /// Whether a word has two letters or more, all of them capitals.
  static func isInCapitals(_ word: Substring) -> Bool {
    let letters = word.filter(\.isLetter)
    return letters.count > 1 && letters.allSatisfy(\.isUppercase)
  }
}
