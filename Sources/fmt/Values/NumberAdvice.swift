/// How a number that was written for people is to be written here.
enum NumberAdvice {
  /// The spelling that was probably meant: `12.5` for `12,5`, `1234.5` for `1.234,5`; `nil` when
  /// there is none.
  static func spelling(of text: String) -> String? {
    let plain = text.compactMap { character -> Character? in
      if let digit = character.wholeNumberValue, (0...9).contains(digit) {
        return Character(String(digit))
      }
      switch character {
      case " ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "’", "_", "٬": return nil
      case "−": return "-"
      case "٫": return "."
      default: return character
      }
    }
    let candidate = withPoint(String(plain))
    guard candidate != text, let first = candidate.first,
      first.isDecimalDigit || "+-.".contains(first)
    else { return nil }
    return (try? NumberReader.read(candidate)) == nil ? nil : candidate
  }

  /// Decides which of comma and point separates the fraction: the last one, when it stands
  /// once; one that stands more often groups digits.
  private static func withPoint(_ text: String) -> String {
    guard let last = text.last(where: { ",.".contains($0) }) else { return text }
    let other: Character = last == "," ? "." : ","
    let parts = text.split(separator: last, omittingEmptySubsequences: false)
    if parts.count > 2 {
      return parts.last?.count == 3 ? parts.joined() : text
    }
    return String(text.filter { $0 != other }.map { $0 == last ? "." : $0 })
  }
}
