/// Counted units of time all in words: "one hour, thirty minutes".
///
/// The words of each count are asked for when they are first needed.
final class SpelledUnitsForm {
  let room = 512
  private let texts: RememberedTexts
  private let smallest: Int
  private let list: ListPieces

  /// Counts from here on are not covered.
  private static let limit = 256

  /// Takes what makes the words of a count of a unit.
  init(
    smallest: Int, list: ListPieces,
    text: @escaping @Sendable (TimeAmount) -> String?
  ) {
    (self.smallest, self.list) = (smallest, list)
    texts = RememberedTexts(count: 2 * Self.limit * TimeUnit.count) { index in
      let (place, count) = index.quotientAndRemainder(dividingBy: 2 * Self.limit)
      return text(TimeAmount(count - Self.limit, TimeUnit.allCases[place]))
    }
  }
}

// All that changes is the texts, which are shared safely.
extension SpelledUnitsForm: @unchecked Sendable {}

extension SpelledUnitsForm: ElapsedForm {
  @inline(__always)
  func write(
    _ counts: ElapsedCounts, isNegative: Bool, to cursor: inout UTF8Cursor
  ) -> WriteResult {
    var rest = counts.named(smallest: smallest)
    var places = ElapsedPlaces(rest.nonzeroBitCount)
    var progress = ListProgress(list, cursor)
    var isFirst = true
    while rest != 0 {
      let place = rest.trailingZeroBitCount
      rest &= rest &- 1
      guard counts[place] < Self.limit else { return .notCovered }
      let count = Int(truncatingIfNeeded: counts[place])
      let row = (2 &* place &+ 1) &* Self.limit
      let text = isNegative && isFirst ? row &- count : row &+ count
      let result = progress.put(places.next(), to: &cursor) { texts.put(text, to: &$0) }
      guard result == .written else { return result }
      isFirst = false
    }
    return .written
  }
}
