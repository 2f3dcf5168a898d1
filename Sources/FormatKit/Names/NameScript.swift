/// The script of a name, from its letters.
enum NameScript {
  /// UTS #35 part 8, "Derive the name locale": the script of the first letter of the surname, or
  /// else of the given name; unknown (`Zzzz`) where there is none.
  static func first(in texts: String...) -> ScriptCode {
    texts.lazy.flatMap(scripts).first { _ in true } ?? .unknown
  }

  /// The one script that all letters belong to, such as `Jpan` for Han and Hiragana together;
  /// nothing for a name that mixes scripts or has no letters.
  static func common(of texts: [String]) -> ScriptCode? {
    var common: ScriptCode?
    for text in texts {
      for script in scripts(in: text) where script != common {
        guard let union = common.map({ $0.union(script) }) ?? script else { return nil }
        common = union
      }
    }
    return common
  }

  /// The scripts of the letters of a text, in their order.
  private static func scripts(in text: String) -> some Sequence<ScriptCode> {
    text.unicodeScalars.lazy
      .map { $0.isASCII ? ($0.properties.isAlphabetic ? .latin : .common) : ScriptCode(of: $0) }
      .filter(\.isSpecific)
  }
}
