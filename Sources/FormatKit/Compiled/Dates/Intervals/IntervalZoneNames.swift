internal import Foundation

/// The names of a zone that an interval's text may tell.
struct IntervalZoneNames {
  /// The name of GMT, where the style was learned.
  let gmt: String
  /// The names of the style's own zone, by the kind of span.
  let kinds: [String]
}

extension DateTemplate {
  /// The template with the name of GMT replaced by that of the zone.
  ///
  /// Where it stands twice, it is the name at one date after the other; where it stands once, at the date that was
  /// last told before it.
  func replacing(_ names: IntervalZoneNames) -> DateTemplate? {
    let gmt = Array(names.gmt.unicodeScalars)
    guard !gmt.isEmpty else { return nil }
    let pieces = parts.map { part -> [ArraySlice<Unicode.Scalar>] in
      guard case .literal(let text) = part else { return [] }
      return Array(text.unicodeScalars).split(by: gmt)
    }
    let count = pieces.reduce(0) { $0 + max(0, $1.count - 1) }
    guard count <= 2 else { return nil }
    var name = DateTemplate.Part.table(.zone, names.kinds)
    var replaced: [DateTemplate.Part] = []
    for (part, pieces) in zip(parts, pieces) {
      guard let first = pieces.first else {
        replaced.append(part)
        if count == 1, part == part.ofSecond { name = name.ofSecond }
        continue
      }
      replaced.append(.literal(String(first)))
      for piece in pieces.dropFirst() {
        replaced += [name, .literal(String(piece))]
        name = name.ofSecond
      }
    }
    return DateTemplate(parts: replaced)
  }
}

extension [Unicode.Scalar] {
  /// What stands before, between and after the places of a word.
  fileprivate func split(by word: [Unicode.Scalar]) -> [ArraySlice<Unicode.Scalar>] {
    var pieces: [ArraySlice<Unicode.Scalar>] = []
    var start = 0
    var index = 0
    while index + word.count <= count {
      if self[index..<(index + word.count)].elementsEqual(word) {
        pieces.append(self[start..<index])
        index += word.count
        start = index
      } else {
        index += 1
      }
    }
    return pieces + [self[start...]]
  }
}
