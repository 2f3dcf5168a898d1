/// What stands before, between and after the parts of a text, by how many they are.
struct UnitJoiners: BitwiseCopyable {
  private let pieces: UnsafePointer<UTF8Piece>
  /// The most bytes beside one part.
  let length: Int

  /// The most parts.
  static let limit = 8

  /// Takes the pieces for one part, for two, and so on; missing ones are never asked for.
  init(_ texts: [[String]], _ owner: UTF8Pieces) {
    let rows = (0...Self.limit).flatMap { count -> [UTF8Piece] in
      let row = texts.first { $0.count == count + 1 } ?? []
      let pieces = row.map(owner.piece)
      return pieces + Array(repeating: .empty, count: Self.limit + 1 - pieces.count)
    }
    pieces = owner.memory(rows)
    length = 2 * (texts.joined().map(\.utf8.count).max() ?? 0) + 2 * UTF8Piece.slack
  }

  @inline(__always)
  func row(_ count: Int) -> UnsafePointer<UTF8Piece> {
    pieces + count &* (Self.limit &+ 1)
  }
}

// The pieces are written before they are shared.
extension UnitJoiners: @unchecked Sendable {}

/// The digits that the integer of a quantity has at least and at most.
struct QuantityLength: BitwiseCopyable, Sendable {
  var minimum = 1
  var maximum = Int.max
}

extension UTF8Cursor {
  /// Puts a number as it is written and the words around it; false where they are not known.
  @inline(__always)
  mutating func put(
    _ number: QuantitySample, isNegative: Bool, _ words: QuantityWords, _ length: QuantityLength,
    _ shape: NumberShape
  ) -> Bool {
    let sign = NumberSign(isNegative: isNegative, isZero: number.digits == 0)
    let places = number.fractionDigits
    guard let entry = words.entry(sign, digits: number.digits, fractionDigits: places),
      length.maximum == .max || number.digits.digitCount &- places <= length.maximum
    else { return false }
    put(entry.pointee.prefix)
    guard entry.pointee.kind == .aroundNumber else { return true }
    if places == 0 {
      put(number.digits, minimum: length.minimum, shape)
    } else if shape.isSimple, length.minimum == 1 {
      put(
        simple: number.digits, fraction: places, minimum: places, alwaysSeparator: false, shape)
    } else {
      putAnyShape(number, minimum: length.minimum, shape)
    }
    put(entry.pointee.suffix)
    return true
  }

  @inline(never)
  private mutating func putAnyShape(_ number: QuantitySample, minimum: Int, _ shape: NumberShape) {
    put(
      DecimalNumber(
        isNegative: false, coefficient: number.digits, exponent: -number.fractionDigits),
      minimum: NumberLength(integer: minimum, fraction: number.fractionDigits),
      integerLimit: nil, alwaysSeparator: false, shape)
  }
}
