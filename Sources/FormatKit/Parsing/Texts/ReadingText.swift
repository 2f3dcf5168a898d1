internal import Foundation

/// A text as the readers compare it: spaces alike, no direction marks, one minus, composed letters.
///
/// Each scalar remembers which of the text's characters it comes from, so that an error can say where.
struct ReadingText {
  /// The text as it came.
  let original: String

  /// What is compared.
  private(set) var scalars: [Unicode.Scalar] = []

  /// For each scalar, where the text's character begins that it comes from.
  private var places: [String.Index] = []

  init(_ text: String) {
    original = text
    scalars.reserveCapacity(text.utf8.count)
    for place in text.indices {
      for scalar in text[place].readingScalars {
        scalars.append(scalar)
        places.append(place)
      }
    }
  }

  /// How many of the text's characters come before a scalar; all of them at the end.
  func place(of index: Int) -> Int {
    original.distance(from: original.startIndex, to: start(of: index))
  }

  /// The first scalar that so many of the text's characters, or more, come before; `nil` when there is none.
  func index(ofPlace place: Int) -> Int? {
    let start = original.index(original.startIndex, offsetBy: place, limitedBy: original.endIndex)
    return start.flatMap { start in places.firstIndex { $0 >= start } }
  }

  private func start(of index: Int) -> String.Index {
    index < places.count ? places[index] : original.endIndex
  }

  /// The piece of the text as it came that some of its scalars make.
  func piece(_ range: Range<Int>) -> String {
    let start = start(of: range.lowerBound)
    return String(original[start..<max(start, self.start(of: range.upperBound))])
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
