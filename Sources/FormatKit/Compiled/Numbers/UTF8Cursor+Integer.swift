// Numbers that are parts of a text: without signs, and filled up with zeros to a length.

extension UTF8Cursor {
  /// Puts an integer of at least so many digits, in groups as the shape has them.
  @inline(__always)
  mutating func put(_ value: UInt64, minimum: Int, _ shape: NumberShape) {
    let isShort = value.digitCount < minimum
    guard shape.isSimple, !isShort || !shape.grouping.applies(to: minimum) else {
      return putAnyShape(value, minimum: minimum, shape)
    }
    if isShort {
      put(digits: value, count: minimum, shape)
    } else {
      put(simple: value, shape)
    }
  }

  @inline(never)
  private mutating func putAnyShape(_ value: UInt64, minimum: Int, _ shape: NumberShape) {
    let number = DecimalNumber<UInt64>(isNegative: false, coefficient: value, exponent: 0)
    put(
      number, minimum: NumberLength(integer: minimum, fraction: 0), integerLimit: nil,
      alwaysSeparator: false, shape)
  }

  /// Puts the last digits of a value, zeros in front and without groups.
  @inline(__always)
  mutating func put(digits value: UInt64, count: Int, _ shape: NumberShape) {
    guard shape.digits.isASCII else { return putGlyphs(value, count: count, shape) }
    shape.ascii.store(value, count: count, at: next)
    next += count
  }

  /// Puts two digits.
  @inline(__always)
  mutating func put(pair value: UInt64, _ shape: NumberShape) {
    guard shape.digits.isASCII else { return putGlyphs(value, count: 2, shape) }
    shape.ascii.store(pair: Int(truncatingIfNeeded: value), at: next)
    next += 2
  }

  @inline(never)
  private mutating func putGlyphs(_ value: UInt64, count: Int, _ shape: NumberShape) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: max(count, 1)) { memory in
      let digits = memory.baseAddress.unsafelyUnwrapped
      shape.ascii.store(value, count: count, at: digits)
      for index in 0..<count { put(digit: digits[index] & 0xF, shape.digits) }
    }
  }
}
