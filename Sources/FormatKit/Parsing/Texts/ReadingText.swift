internal import Foundation

/// A text as the readers compare it: spaces alike, no direction marks, one minus, composed letters.
///
/// Each scalar remembers which of the text's characters it comes from, so that an error can say where.
struct ReadingText {
  /// The text as it came.
  let original: String

  /// What is compared.
  private(set) var scalars: [Unicode.Scalar] = []

  /// For each scalar, how many of the text's characters come before its own.
  private var places: [Int] = []

  init(_ text: String) {
    original = text
    scalars.reserveCapacity(text.utf8.count)
    for (place, character) in text.enumerated() {
      for scalar in character.readingScalars {
        scalars.append(scalar)
        places.append(place)
      }
    }
  }

  /// How many of the text's characters come before a scalar; all of them at the end.
  func place(of index: Int) -> Int {
    index < places.count ? places[index] : original.count
  }

  /// The piece of the text as it came that some of its scalars make.
  func piece(_ range: Range<Int>) -> String {
    let start = place(of: range.lowerBound)
    let end = range.upperBound < places.count ? places[range.upperBound] : original.count
    return String(original.dropFirst(start).prefix(max(0, end - start)))
  }

  /// The scalars of a text as the readers compare them.
  static func scalars(of text: String) -> [Unicode.Scalar] {
    // Below U+0300 nothing is composed otherwise than it stands.
    let scalars = text.unicodeScalars
    guard scalars.contains(where: { $0.value >= 0x300 }) else {
      return scalars.compactMap(\.folded)
    }
    return text.precomposedStringWithCanonicalMapping.unicodeScalars.compactMap(\.folded)
  }
}

extension Character {
  /// The character's scalars as the readers compare them.
  fileprivate var readingScalars: [Unicode.Scalar] {
    // Below U+0300 nothing is composed otherwise than it stands.
    guard unicodeScalars.contains(where: { $0.value >= 0x300 }) else {
      return unicodeScalars.compactMap(\.folded)
    }
    return String(self).precomposedStringWithCanonicalMapping.unicodeScalars.compactMap(\.folded)
  }
}

extension Unicode.Scalar {
  /// What the scalar is compared as; `nil` when it is not compared at all.
  fileprivate var folded: Unicode.Scalar? {
    if isReadingMark { return nil }
    if isReadingSpace { return " " }
    return self == "\u{2212}" ? "-" : self
  }

  /// Whether the scalar is one of the spaces that are alike: plain, no-break, narrow or thin.
  var isReadingSpace: Bool {
    switch self {
    case " ", "\u{A0}", "\u{2009}", "\u{202F}": true
    default: false
    }
  }

  /// Whether the scalar is a direction mark or has no width, so that it may be there or not.
  ///
  /// The joiners U+200C and U+200D are part of how words are spelled and count as letters.
  var isReadingMark: Bool {
    switch self {
    case "\u{61C}", "\u{200B}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2060}",
      "\u{2066}"..."\u{2069}", "\u{FEFF}":
      true
    default: false
    }
  }

  /// Whether the scalar is a decimal digit of any numbering system.
  var isDecimalDigit: Bool {
    properties.generalCategory == .decimalNumber
  }
}
