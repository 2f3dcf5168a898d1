#if !canImport(Darwin)
/// A name in Chinese characters, kana or Hangul: the family name comes first, often without a space.
struct EastAsianNameReading {
  private(set) var family: String?
  private(set) var given: String?
  private(set) var honorific: String?

  /// Reads the words of a name; nothing unless all of them are in such a script.
  init?(_ words: [Substring]) {
    let scripts = words.map { NameScript.common(of: [String($0)]) }
    guard !words.isEmpty, scripts.allSatisfy({ $0.map(Self.scripts.contains) == true }) else {
      return nil
    }
    var words = words.map(String.init)
    honorific = Self.takeHonorific(from: &words)
    if words.count > 1 {
      family = words[0]
      given = words.dropFirst().joined(separator: " ")
    } else {
      (family, given) = Self.split(words[0])
    }
  }

  private static let scripts: Set<ScriptCode> = [
    .han, .hiragana, .katakana, .japanese, .hangul, .korean, .bopomofo,
  ]

  /// The forms of address that follow a name.
  private static let honorifics = ["先生", "女士", "小姐", "さん", "さま", "様", "氏", "씨", "님"]

  private static func takeHonorific(from words: inout [String]) -> String? {
    guard let last = words.last,
      let honorific = honorifics.first(where: { last.hasSuffix($0) })
    else { return nil }
    if last == honorific, words.count > 1 {
      words.removeLast()
      return honorific
    }
    guard last.count - honorific.count > 1 else { return nil }
    words[words.count - 1] = String(last.dropLast(honorific.count))
    return honorific
  }

  /// Splits a name without a space: a foreign one at its dots, where the given name is first;
  /// otherwise behind the family name.
  private static func split(_ name: String) -> (family: String?, given: String?) {
    let dotted = name.split { "・·‧•".contains($0) }.map(String.init)
    if dotted.count > 1, let last = dotted.last {
      return (last, dotted.dropLast().joined(separator: "・"))
    }
    guard name.count > 1 else { return (nil, name) }
    let length = familyLength(name)
    return (String(name.prefix(length)), String(name.dropFirst(length)))
  }

  /// How many characters the family name has: the first word that the dictionary for word breaks
  /// knows, when it is one or two of them; otherwise two of four or more, and one of fewer.
  private static func familyLength(_ name: String) -> Int {
    let word = WordBreaks.words(of: name, locale: "ja").first?.count ?? name.count
    return word < name.count && word <= 2 ? word : (name.count > 3 ? 2 : 1)
  }
}
#endif
