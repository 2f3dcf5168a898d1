/// Writes durations in units: "1 hour, 30 minutes".
final class DurationUnitsWriter {
  let room: Int
  private let division: UnitDivision
  private let minFraction: Int
  private let length: QuantityLength
  private let joiners: UnitJoiners
  private let shape: NumberShape
  private let lexicon: QuantityLexicon
  private let template: NumberTemplate

  init(
    _ units: [TickUnit], limit: Int, showsZeros: Bool, rule: RoundingRule, minFraction: Int,
    length: QuantityLength, joiners: UnitJoiners, template: NumberTemplate,
    lexicon: QuantityLexicon
  ) {
    division = UnitDivision(
      units: lexicon.pieces.memory(units), count: units.count, limit: limit,
      showsZeros: showsZeros, rule: rule)
    (self.minFraction, self.length, self.joiners) = (minFraction, length, joiners)
    (self.template, self.lexicon) = (template, lexicon)
    shape = template.shape
    let number = shape.room(integer: 20 + length.minimum, fraction: 20) + 2 * UTF8Piece.slack
    let words = units.map(\.words.length).max() ?? 0
    room = units.count * (number + words + joiners.length) + UTF8Piece.slack
  }
}

// Nothing changes after it was made.
extension DurationUnitsWriter: @unchecked Sendable {}

extension DurationUnitsWriter: ValueWriter {
  typealias Value = Duration

  @inline(__always)
  func write(_ value: Duration, to cursor: inout UTF8Cursor) -> WriteResult {
    guard cursor.room >= room else { return .needsRoom(room) }
    guard let ticks = UnitTicks(value) else { return .notCovered }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 8) { memory in
      let counts = memory.baseAddress.unsafelyUnwrapped
      guard let share = division.share(ticks, counts) else { return .notCovered }
      return put(share, isNegative: ticks.isNegative && !share.isZero, counts, &cursor)
        ? .written : .notCovered
    }
  }

  @inline(__always)
  private func put(
    _ share: UnitShare, isNegative: Bool, _ counts: UnsafePointer<UInt64>,
    _ cursor: inout UTF8Cursor
  ) -> Bool {
    var joiner = joiners.row(share.shown.nonzeroBitCount)
    var rest = share.shown
    var sign = isNegative
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest &- 1
      let unit = division.units + index
      let isLast = rest == 0
      let left = isLast && index == share.last ? share.rest : 0
      let hasFraction = left != 0 || index == division.count &- 1
      let number = unit.pointee.digits(
        counts[index], rest: left, minFraction: isLast && hasFraction ? minFraction : 0)
      cursor.put(joiner.pointee)
      joiner += 1
      guard cursor.put(number, isNegative: sign, unit.pointee.words, length, shape) else {
        return false
      }
      sign = false
    }
    cursor.put(joiner.pointee)
    return true
  }
}
