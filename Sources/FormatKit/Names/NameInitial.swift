internal import Foundation

/// Initials of names.
enum NameInitial {
  /// The first letter of a name part, in capitals.
  ///
  /// A particle in small letters before a word that has a capital keeps its case: the d of "de
  /// Zélicourt". What comes before the first letter or digit, such as a quotation mark, is left out.
  static func capital(of part: String, locale: Locale) -> String {
    let initial = first(of: part)
    if startsWithParticle(part) { return initial }
    return initial.uppercased(with: locale)
  }

  /// The first grapheme cluster that holds a letter or a digit, or else the first one.
  static func first(of part: String) -> String {
    let letter = part.first { character in
      character.unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
    }
    return (letter ?? part.first).map { String($0) } ?? ""
  }

  private static func startsWithParticle(_ part: String) -> Bool {
    let words = part.split(whereSeparator: \.isWhitespace)
    return words.first?.first?.isLowercase == true
      && words.dropFirst().contains { $0.first?.isUppercase == true }
  }
}
