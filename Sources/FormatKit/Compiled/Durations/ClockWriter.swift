/// Writes durations as a clock shows them: hours, minutes, seconds and their fraction.
final class ClockWriter: Sendable {
  let room: Int
  private let hasHours: Bool
  private let rounding: ClockRounding
  private let minimum: Int
  private let shape: NumberShape
  // The literals; before and after the first number they include the sign, if there is one.
  private let opening: UTF8Piece
  private let openingNegative: UTF8Piece
  private let first: UTF8Piece
  private let firstNegative: UTF8Piece
  private let second: UTF8Piece
  private let closing: UTF8Piece
  private let pieces = UTF8Pieces()
  private let number: NumberTemplate

  /// Takes the template of a clock and that of the numbers in it.
  init(
    _ template: ClockTemplate, _ number: NumberTemplate, hasHours: Bool, _ rounding: ClockRounding
  ) {
    let literals = template.literals
    let sign = template.sign
    self.number = number
    self.rounding = rounding
    self.hasHours = hasHours
    shape = number.shape
    minimum = template.minimum
    opening = pieces.piece(literals[0])
    openingNegative = pieces.piece(literals[0] + sign.prefix)
    first = pieces.piece(literals[1])
    firstNegative = pieces.piece(sign.suffix + literals[1])
    second = literals.count > 3 ? pieces.piece(literals[2]) : .empty
    closing = pieces.piece(literals[literals.count - 1])
    let bytes = (literals + [sign.prefix, sign.suffix]).reduce(0) { $0 + $1.utf8.count }
    room =
      bytes + shape.room(integer: 20 + minimum, fraction: rounding.fractionDigits + 4)
      + 5 * UTF8Piece.slack
  }
}

extension ClockWriter: ValueWriter {
  typealias Value = Duration

  @inline(__always)
  func write(_ value: Duration, to cursor: inout UTF8Cursor) -> WriteResult {
    guard cursor.room >= room else { return .needsRoom(room) }
    guard let reading = rounding.reading(value) else { return .notCovered }
    cursor.put(reading.isNegative ? openingNegative : opening)
    let between = reading.isNegative ? firstNegative : first
    if rounding.countsSeconds {
      let minutes = reading.count / 60
      putMinutes(minutes, between, &cursor)
      cursor.put(pair: reading.count &- minutes &* 60, shape)
      if rounding.fractionDigits > 0 {
        cursor.put(shape.decimalSeparator)
        cursor.put(digits: reading.fraction, count: rounding.fractionDigits, shape)
      }
    } else {
      putHours(reading.count, between, &cursor)
    }
    cursor.put(closing)
    return .written
  }

  /// Puts all before the seconds.
  @inline(__always)
  private func putMinutes(_ minutes: UInt64, _ between: UTF8Piece, _ cursor: inout UTF8Cursor) {
    if hasHours {
      putHours(minutes, between, &cursor)
      cursor.put(second)
    } else {
      cursor.put(minutes, minimum: minimum, shape)
      cursor.put(between)
    }
  }

  @inline(__always)
  private func putHours(_ minutes: UInt64, _ between: UTF8Piece, _ cursor: inout UTF8Cursor) {
    let hours = minutes / 60
    cursor.put(hours, minimum: minimum, shape)
    cursor.put(between)
    cursor.put(pair: minutes &- hours &* 60, shape)
  }
}
