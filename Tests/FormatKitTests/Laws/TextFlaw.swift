import Foundation

/// What no text for people contains, unless it was handed in.
enum TextFlaw: String {
  case replacementCharacter = "a character that could not be read"
  case placeholder = "a place that nothing was put in"
  case currencySign = "a currency without a name"
  case doubleSpace = "two spaces in a row"

  /// The first flaw of a text.
  static func first(in text: String) -> TextFlaw? {
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      switch scalar {
      case "\u{FFFD}": return .replacementCharacter
      case "{" where next.map { $0.properties.numericType != nil } == true: return .placeholder
      case "¤": return .currencySign
      case _ where isSpace(scalar) && next.map(isSpace) == true: return .doubleSpace
      default: continue
      }
    }
    return nil
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .spaceSeparator
  }
}
