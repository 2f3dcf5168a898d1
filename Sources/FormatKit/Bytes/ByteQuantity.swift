/// A number of bytes, exact as far as any rounding of it to whole bytes or more can tell.
struct ByteQuantity: Hashable, Sendable {
  let isNegative: Bool
  /// The whole half bytes of the magnitude.
  let halves: UInt128
  /// Whether there is more than the half bytes say.
  let hasMore: Bool

  init(_ bytes: Int64) {
    isNegative = bytes < 0
    halves = UInt128(bytes.magnitude) * 2
    hasMore = false
  }

  /// A number of bytes that may have a fraction; `nil` where it is not finite or too large to
  /// count exactly, from 2^126 on.
  init?(_ bytes: Double) {
    guard bytes.magnitude < 0x1p126 else { return nil }
    let doubled = bytes.magnitude * 2
    isNegative = bytes < 0
    halves = UInt128(doubled)
    hasMore = doubled != doubled.rounded(.down)
  }
}

extension ByteQuantity {
  /// The quantity counted in a unit and rounded half to even, in steps of ten to the minus `fractionDigits`.
  func rounded(to size: UInt128, fractionDigits: Int) -> UInt128 {
    let scale: UInt128 = (0..<fractionDigits).reduce(1) { scale, _ in scale * 10 }
    let (whole, rest) = halves.quotientAndRemainder(dividingBy: size * 2)
    let (tenths, remainder) = (rest * scale).quotientAndRemainder(dividingBy: size * 2)
    let steps = whole * scale + tenths
    // The remainder is counted in halves of a byte over the scale, so half a step is `size`.
    if remainder > size || (remainder == size && (hasMore || steps % 2 == 1)) { return steps + 1 }
    return steps
  }
}
