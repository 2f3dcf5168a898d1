#if !canImport(Darwin)
internal import Foundation

/// The sections of a name between commas: the name itself, what an inverted one continues with,
/// and suffixes.
struct NameSections {
  /// The words of the first section.
  private(set) var words: [Substring] = []
  /// The words after the comma of an inverted name: "Thomas" in "Clark, Thomas".
  private(set) var inverted: [Substring]?
  /// The suffixes that stand after commas.
  private(set) var suffix: String?

  init(_ text: String) {
    let sections = text.split(whereSeparator: { ",，،、".contains($0) })
      .map { $0.split(whereSeparator: \.isWhitespace) }
      .filter { !$0.isEmpty }
    guard let first = sections.first else { return }
    words = first
    var suffixes: [[Substring]] = []
    for section in sections.dropFirst() {
      if inverted != nil || Self.isSuffix(section, after: first) {
        suffixes.append(section)
      } else {
        inverted = section
      }
    }
    suffix = NameText.joined(suffixes.map { $0.joined(separator: " ") }, by: ", ")
  }

  var hasLetters: Bool {
    (words + (inverted ?? [])).contains { word in
      word.unicodeScalars.contains { $0.properties.isAlphabetic }
    }
  }

  /// Whether a section after a comma holds suffixes: known ones, or letters in capitals behind a
  /// full name that is not all in capitals, such as "Charles Darwin, FRS".
  private static func isSuffix(_ section: [Substring], after name: [Substring]) -> Bool {
    let isFullName = name.count > 1 && !name.allSatisfy(NameSuffix.isInCapitals)
    return section.allSatisfy {
      NameSuffix.contains($0, isAfterFullName: isFullName)
        || isFullName && NameSuffix.isInCapitals($0)
    }
  }
}
#endif
