/// Writes integers in the unit that suits their size: 1,500,000 as "1.5 MB".
final class ScaledIntegerWriter {
  let room: Int
  private let units: UnsafePointer<ScaledUnit>
  // The first unit to look at, by the number of bits.
  private let starts: UnsafePointer<UInt8>
  private let shape: NumberShape
  private let isSimple: Bool
  private let zero: UTF8Piece
  private let tail: QuantityWords?
  private let lexicon: QuantityLexicon
  private let template: NumberTemplate

  /// A writer with `units` by rising size, the last without a limit, the text of zero, and as
  /// `tail` the words around the integer itself, where it follows.
  init(
    _ units: [ScaledUnit], zero: String, tail: QuantityWords?, template: NumberTemplate,
    lexicon: QuantityLexicon
  ) {
    let pieces = lexicon.pieces
    (self.template, self.lexicon, self.tail) = (template, lexicon, tail)
    shape = template.shape
    isSimple = shape.isSimple
    self.zero = pieces.piece(zero)
    self.units = pieces.memory(units)
    starts = pieces.memory(
      (0...64).map { bits in
        let least = bits == 0 ? 0 : UInt64(1) << (bits - 1)
        return UInt8(units.firstIndex { least < $0.limit } ?? units.count - 1)
      })
    let number = shape.room(integer: 20, fraction: 20) + 2 * UTF8Piece.slack
    let words = (units.map(\.words.length).max() ?? 0) + (tail?.length ?? 0)
    room = max(2 * number + words, self.zero.count + UTF8Piece.slack)
  }
}

// Nothing changes after it was made.
extension ScaledIntegerWriter: @unchecked Sendable {}

extension ScaledIntegerWriter: ValueWriter {
  typealias Value = Int64

  @inline(__always)
  func write(_ value: Int64, to cursor: inout UTF8Cursor) -> WriteResult {
    guard cursor.room >= room else { return .needsRoom(room) }
    let magnitude = value.magnitude
    guard magnitude != 0 else {
      cursor.put(zero)
      return .written
    }
    var unit = units + Int(starts[64 &- magnitude.leadingZeroBitCount])
    while magnitude >= unit.pointee.limit { unit += 1 }
    guard let (digits, fractionDigits) = unit.pointee.digits(of: magnitude) else {
      return .notCovered
    }
    let sign = NumberSign(isNegative: value < 0, isZero: digits == 0)
    guard
      cursor.put(
        sign, digits: digits, fractionDigits: fractionDigits, unit.pointee.words, shape,
        isSimple: isSimple)
    else { return .notCovered }
    guard let tail, unit.pointee.hasTail else { return .written }
    return write(tail: tail, magnitude, isNegative: value < 0, to: &cursor)
  }

  @inline(never)
  private func write(
    tail: QuantityWords, _ magnitude: UInt64, isNegative: Bool, to cursor: inout UTF8Cursor
  ) -> WriteResult {
    let sign = isNegative ? NumberSign.negative : .positive
    let isKnown = cursor.put(
      sign, digits: magnitude, fractionDigits: 0, tail, shape, isSimple: isSimple)
    return isKnown ? .written : .notCovered
  }
}
