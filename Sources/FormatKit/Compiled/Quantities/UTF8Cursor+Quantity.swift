extension UTF8Cursor {
  /// Puts a number as it is written and the words around it; false where they are not known.
  ///
  /// There has to be room for the words, and for the number in its shape.
  @inline(__always)
  mutating func put(
    _ sign: NumberSign, digits: UInt64, fractionDigits: Int, _ words: QuantityWords,
    _ shape: NumberShape, isSimple: Bool, minimumInteger: Int = 1, alwaysSeparator: Bool = false
  ) -> Bool {
    guard let entry = words.entry(sign, digits: digits, fractionDigits: fractionDigits) else {
      return false
    }
    put(entry.pointee.prefix)
    guard entry.pointee.kind == .aroundNumber else { return true }
    if isSimple {
      put(
        simple: digits, fraction: fractionDigits, minimum: fractionDigits,
        alwaysSeparator: alwaysSeparator, shape)
    } else {
      put(
        anyShape: digits, NumberLength(integer: minimumInteger, fraction: fractionDigits),
        alwaysSeparator, shape)
    }
    put(entry.pointee.suffix)
    return true
  }

  @inline(never)
  private mutating func put(
    anyShape digits: UInt64, _ length: NumberLength, _ alwaysSeparator: Bool, _ shape: NumberShape
  ) {
    let number = DecimalNumber(
      isNegative: false, coefficient: digits, exponent: -length.fraction)
    put(
      number, minimum: length, integerLimit: nil, alwaysSeparator: alwaysSeparator, shape)
  }
}
