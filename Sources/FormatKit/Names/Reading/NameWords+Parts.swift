#if !canImport(Darwin)
internal import Foundation

extension NameWords {
  /// Reads given, middle and family name from words without titles and suffixes.
  func read(into name: inout PersonNameComponents) {
    if let parts = EastAsianNameReading(words) {
      name.familyName = parts.family
      name.givenName = parts.given
      name.nameSuffix = NameText.joined([parts.honorific, name.nameSuffix], by: ", ")
    } else if let count = leadingCapitals {
      read(family: Array(words.prefix(count)), rest: Array(words.dropFirst(count)), into: &name)
    } else {
      let family = familyStart
      name.givenName = words.first.map(String.init)
      name.middleName = NameText.joined(words[..<family].dropFirst().map(String.init))
      name.familyName = NameText.joined(words[family...].map(String.init))
    }
  }

  /// Reads an inverted name.
  ///
  /// A particle at its end belongs to the family name: "Berg, Johannes van den".
  func read(family: [Substring], rest: [Substring], into name: inout PersonNameComponents) {
    let given = NameWords(rest)
    let particles = rest.count - (rest.dropFirst().lastIndex { !Self.isParticle($0) } ?? 0) - 1
    let names = given.words.dropLast(particles)
    name.givenName = names.first.map(String.init)
    name.middleName = NameText.joined(names.dropFirst().map(String.init))
    name.familyName = NameText.joined((rest.suffix(particles) + family).map(String.init))
  }

  /// How many words at the front are in capitals, when others are not: 1 in "CLARK Thomas", none in
  /// "JRR Tolkien".
  private var leadingCapitals: Int? {
    let count = words.prefix { NameSuffix.isInCapitals($0) && !Self.looksLikeInitials($0) }.count
    guard count > 0, words.dropFirst(count).contains(where: { $0.contains(where: \.isLowercase) })
    else { return nil }
    return count
  }

  /// Whether up to three Latin capitals cannot be spoken as one syllable: "JRR", but not "LI".
  private static func looksLikeInitials(_ word: Substring) -> Bool {
    word.count <= 3 && word.allSatisfy(\.isASCII)
      && !word.dropFirst().contains { "AEIOUY".contains($0) }
  }

  /// Where the family name starts, when the given name comes first.
  ///
  /// At a particle ("Vincent Willem van Gogh"); behind given and middle name when the particle joins
  /// two surnames ("José Ramiro Martín González de Rivera"); at capitals ("José MARTÍN GONZÁLEZ");
  /// else at the last word.
  private var familyStart: Int {
    let inner = words.indices.dropFirst().dropLast()
    if let particle = inner.first(where: { Self.isParticle(words[$0], within: words) }) {
      return min(particle, 2)
    }
    let capitals = words.reversed().prefix { NameSuffix.isInCapitals($0) }.count
    if capitals > 0, capitals < words.count,
      !words.dropLast(capitals).contains(where: NameSuffix.isInCapitals)
    {
      return words.count - capitals
    }
    return max(words.count - 1, 1)
  }

  /// Whether a word is a particle of a family name: in small letters within a name that has
  /// capitals, or a known one.
  private static func isParticle(_ word: Substring, within words: [Substring]) -> Bool {
    guard word.first?.isLowercase == true else { return particles.contains(word.lowercased()) }
    return words.first?.first?.isUppercase == true
  }

  private static func isParticle(_ word: Substring) -> Bool {
    word.first?.isLowercase == true && particles.contains(word.lowercased())
  }

  private static let particles = Set(
    """
    van von de der den del della di du da dos das do la le ter ten zu zur und bin ibn bint al el st af av
    """.split(separator: " ").map(String.init))
}
#endif
