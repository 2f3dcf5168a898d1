/// Counted hours, minutes and seconds as a clock shows them, without the zeros in front: "1:30:00", "1:35", "15".
final class ClockForm {
  let room: Int
  private let smallest: Int
  private let plain: NumberShape
  // By the number of units that are shown; the first one is never asked for.
  private let faces: UnsafePointer<Face>
  private let pieces = UTF8Pieces()
  private let templates: [NumberTemplate]

  fileprivate struct Face: BitwiseCopyable {
    let minimum: Int
    let shape: NumberShape
    // Before the first number, after it, and after each of the others; with and without a minus.
    let opening: UTF8Piece
    let openingNegative: UTF8Piece
    let first: UTF8Piece
    let firstNegative: UTF8Piece
    let second: UTF8Piece
    let third: UTF8Piece
  }

  /// Takes the faces that show one unit, two, and so on, and the digits of the numbers after the first.
  init(_ faces: [ClockFace], smallest: TimeUnit, digits: NumberTemplate) {
    self.smallest = smallest.place
    plain = digits.shape
    templates = [digits] + faces.map(\.number)
    let made = faces.map { [pieces] face in
      let after = face.literals.dropFirst() + ["", ""]
      return Face(
        minimum: face.minimum, shape: face.number.shape,
        opening: pieces.piece(face.literals[0]),
        openingNegative: pieces.piece(face.negative.prefix),
        first: pieces.piece(after[1]), firstNegative: pieces.piece(face.negative.suffix),
        second: pieces.piece(after[2]), third: pieces.piece(after[3]))
    }
    self.faces = pieces.memory(made)
    let bytes = faces.map { face in
      (face.literals + [face.negative.prefix, face.negative.suffix]).reduce(0) {
        $0 + $1.utf8.count
      } + face.number.shape.room(integer: 20 + face.minimum, fraction: 4)
    }
    room = (bytes.max() ?? 0) + 6 * UTF8Piece.slack
  }
}

// Nothing changes after it was made.
extension ClockForm: @unchecked Sendable {}

extension ClockForm: ElapsedForm {
  @inline(__always)
  func write(
    _ counts: ElapsedCounts, isNegative: Bool, to cursor: inout UTF8Cursor
  ) -> WriteResult {
    let first = counts.shown == 0 ? smallest : counts.shown.trailingZeroBitCount
    let others = smallest &- first
    let face = faces + others
    cursor.put(isNegative ? face.pointee.openingNegative : face.pointee.opening)
    cursor.put(counts[first], minimum: face.pointee.minimum, face.pointee.shape)
    cursor.put(isNegative ? face.pointee.firstNegative : face.pointee.first)
    if others > 0 {
      cursor.put(pair: counts[first &+ 1], plain)
      cursor.put(face.pointee.second)
    }
    if others > 1 {
      cursor.put(pair: counts[first &+ 2], plain)
      cursor.put(face.pointee.third)
    }
    return .written
  }
}
