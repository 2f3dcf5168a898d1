// Two ways to put the digits of a number: a quick one for ASCII digits in groups of three, and one for all
// numbering systems, groupings and lengths. Both expect the room to be there.

extension UTF8Cursor {
  /// Puts an integer in a simple shape.
  @inline(__always)
  mutating func put(simple value: UInt64, _ shape: NumberShape) {
    let count = value.digitCount
    guard shape.grouping.applies(to: count) else {
      shape.ascii.store(value, count: count, at: next)
      next += count
      return
    }
    // From the end to the start: groups of three, each behind its separator, then what is left.
    let groups = (count &- 1) / 3
    let separator = shape.groupSeparator
    var rest = value
    var end = next + (count &+ groups &* separator.count)
    let start = next
    next = end
    for _ in 0..<groups {
      let quotient = rest / 1000
      end -= 3
      shape.ascii.store(triple: rest &- quotient &* 1000, at: end)
      end -= separator.count
      separator.copyExactly(to: end)
      rest = quotient
    }
    shape.ascii.store(rest, count: end - start, at: start)
  }

  /// Puts digits of which the last `fraction` are the fraction, in a simple shape; zeros fill the
  /// fraction up to `minimum` digits.
  @inline(__always)
  mutating func put(
    simple digits: UInt64, fraction count: Int, minimum: Int, alwaysSeparator: Bool,
    _ shape: NumberShape
  ) {
    if count == 0, minimum == 0 {
      put(simple: digits, shape)
      if alwaysSeparator { put(shape.decimalSeparator) }
      return
    }
    let (integer, fraction) = digits.divided(byPowerOfTen: count)
    put(simple: integer, shape)
    put(shape.decimalSeparator)
    let shown = max(count, minimum)
    shape.ascii.store(fraction &* powersOfTen[shown &- count], count: shown, at: next)
    next += shown
  }

  /// Puts a number in any shape.
  ///
  /// The integer has at least `minimum.integer` digits and, when `integerLimit` is there, at most its last so many;
  /// the fraction has at least `minimum.fraction` digits.
  mutating func put<Digits>(
    _ number: DecimalNumber<Digits>, minimum: NumberLength, integerLimit: Int?,
    alwaysSeparator: Bool, _ shape: NumberShape
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { memory in
      let text = memory.baseAddress.unsafelyUnwrapped
      let count =
        number.isZero ? 0 : shape.ascii.store(all: UInt128(number.coefficient), at: text)
      let digits = PlacedDigits(text: text, count: count, exponent: number.exponent)
      let integer = digits.integerLength(minimum: minimum.integer, limit: integerLimit)
      let fraction = max(minimum.fraction, count == 0 ? 0 : -number.exponent)
      put(integer: digits, length: integer == 0 && fraction == 0 ? 1 : integer, shape)
      guard fraction > 0 || alwaysSeparator else { return }
      put(shape.decimalSeparator)
      for place in stride(from: -1, through: -fraction, by: -1) {
        put(digit: digits[place], shape.digits)
      }
    }
  }

  private mutating func put(integer digits: PlacedDigits, length: Int, _ shape: NumberShape) {
    let isGrouped = shape.grouping.applies(to: length)
    for place in stride(from: length - 1, through: 0, by: -1) {
      put(digit: digits[place], shape.digits)
      if isGrouped && shape.grouping.separates(place) { put(shape.groupSeparator) }
    }
  }
}

/// ASCII digits, found by their power of ten.
private struct PlacedDigits {
  let text: UnsafePointer<UInt8>
  let count: Int
  let exponent: Int

  /// The digit of a power of ten; 0 where the number has none.
  subscript(place: Int) -> UInt8 {
    let index = count - 1 - (place - exponent)
    return index >= 0 && index < count ? text[index] & 0xF : 0
  }

  func integerLength(minimum: Int, limit: Int?) -> Int {
    let length = count == 0 ? 0 : count + exponent
    guard let limit, length > limit else { return max(length, minimum) }
    // Zeros in front of what is left do not count.
    var kept = limit
    while kept > 0, self[kept - 1] == 0 { kept -= 1 }
    return max(kept, minimum)
  }
}
