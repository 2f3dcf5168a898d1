/// Words as a shell splits a line: blanks separate, `'…'` and `"…"` keep blanks, `\` keeps one character.
enum ShellWords {
  /// A line that ends inside a quotation.
  struct Unfinished: Error, Equatable, CustomStringConvertible {
    let quote: Character
    var description: String { "the quotation mark \(quote) is not closed" }
  }

  /// The words of a line.
  static func split(_ line: String) throws(Unfinished) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Unicode.Scalar?
    var scalars = line.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      switch (scalar, quote) {
      case ("\\", nil), ("\\", "\""):
        append(scalars.next() ?? "\\", to: &word)
      case (_, let open?) where scalar == open:
        quote = nil
      case (_, .some):
        append(scalar, to: &word)
      case ("'", nil), ("\"", nil):
        quote = scalar
        word = word ?? ""
      case (" ", nil), ("\t", nil):
        if let finished = word { words.append(finished) }
        word = nil
      default:
        append(scalar, to: &word)
      }
    }
    if let quote { throw Unfinished(quote: Character(quote)) }
    if let word { words.append(word) }
    return words
  }

  private static func append(_ scalar: Unicode.Scalar, to word: inout String?) {
    var text = word ?? ""
    text.unicodeScalars.append(scalar)
    word = text
  }

  /// A word as a shell would need it: in quotation marks where it has to be.
  static func quoted(_ word: String) -> String {
    let plain = word.unicodeScalars.allSatisfy { scalar in
      !scalar.isASCII || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-_./:,+@%=".unicodeScalars.contains(scalar)
    }
    if plain && !word.isEmpty { return word }
    return "'"
      + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }
}
