/// Counted units of time in digits and words: "1 hour, 30 minutes".
final class NamedUnitsForm {
  let room: Int
  // By place.
  private let words: UnsafePointer<QuantityWords>
  private let smallest: Int
  private let list: ListPieces
  private let shape: NumberShape
  private let lexicon: QuantityLexicon
  private let template: NumberTemplate

  /// Takes the words of each unit, by its place, and what stands between units.
  init(
    _ words: [QuantityWords], smallest: Int, list: ListPieces, template: NumberTemplate,
    lexicon: QuantityLexicon
  ) {
    self.words = lexicon.pieces.memory(words)
    (self.smallest, self.list) = (smallest, list)
    (self.template, self.lexicon) = (template, lexicon)
    shape = template.shape
    let number = shape.room(integer: 20, fraction: 0) + 2 * UTF8Piece.slack
    let longest = words.map(\.length).max() ?? 0
    room = words.count * (number + longest + list.overhead) + list.overhead
  }
}

// Nothing changes after it was made.
extension NamedUnitsForm: @unchecked Sendable {}

extension NamedUnitsForm: ElapsedForm {
  @inline(__always)
  func write(
    _ counts: ElapsedCounts, isNegative: Bool, to cursor: inout UTF8Cursor
  ) -> WriteResult {
    var rest = counts.named(smallest: smallest)
    // One unit alone is no list, and nothing is set off in it.
    guard rest & (rest &- 1) != 0 else {
      return put(rest.trailingZeroBitCount, counts, isNegative: isNegative, &cursor)
    }
    var places = ElapsedPlaces(rest.nonzeroBitCount)
    var progress = ListProgress(list, cursor)
    var sign = isNegative
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      rest &= rest &- 1
      let result = progress.put(places.next(), to: &cursor) {
        put(place, counts, isNegative: sign, &$0)
      }
      guard result == .written else { return result }
      sign = false
    }
    return .written
  }

  @inline(__always)
  private func put(
    _ place: Int, _ counts: ElapsedCounts, isNegative: Bool, _ cursor: inout UTF8Cursor
  ) -> WriteResult {
    let isKnown = cursor.put(
      QuantitySample(digits: counts[place]), isNegative: isNegative, words[place],
      QuantityLength(), shape)
    return isKnown ? .written : .notCovered
  }
}
