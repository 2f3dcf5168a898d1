internal import Foundation

/// Initials of names.
enum NameInitial {
  /// The first grapheme cluster that holds a letter or a digit, or else the first one.
  ///
  /// A mark of direction or of quotation before a name is no initial. Of a cluster with more marks than any
  /// language has, the first are taken.
  static func first(of part: String) -> String {
    let letter = part.first { $0.unicodeScalars.contains(where: \.isAlphanumeric) }
    guard let cluster = letter ?? part.first else { return "" }
    return String(String.UnicodeScalarView(cluster.unicodeScalars.prefix(longestCluster)))
  }

  /// The number of marks that UAX #15 allows in its stream-safe format, and a letter.
  private static let longestCluster = 31

  /// The first letter of a name part, in capitals.
  ///
  /// A particle in small letters before a word that has a capital keeps its case: the d of "de
  /// Zélicourt".
  static func capital(of part: String, locale: Locale) -> String {
    let initial = first(of: part)
    if startsWithParticle(part) { return initial }
    return initial.nameCapitals(for: locale)
  }

  private static func startsWithParticle(_ part: String) -> Bool {
    let words = part.split(whereSeparator: \.isWhitespace)
    return words.first?.first?.isLowercase == true
      && words.dropFirst().contains { $0.first?.isUppercase == true }
  }
}
