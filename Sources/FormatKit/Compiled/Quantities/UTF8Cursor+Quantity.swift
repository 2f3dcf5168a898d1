extension UTF8Cursor {
  /// Puts a number as it is written and the words around it; false where they are not known.
  ///
  /// There has to be room for the words, and for the number in its shape.
  @inline(__always)
  mutating func put(
    _ sign: NumberSign, digits: UInt64, fractionDigits: Int, _ words: QuantityWords,
    _ shape: NumberShape, isSimple: Bool
  ) -> Bool {
    guard let entry = words.entry(sign, digits: digits, fractionDigits: fractionDigits) else {
      return false
    }
    put(entry.pointee.prefix)
    guard entry.pointee.kind == .aroundNumber else { return true }
    if isSimple {
      put(
        simple: digits, fraction: fractionDigits, minimum: fractionDigits, alwaysSeparator: false,
        shape)
    } else {
      put(anyShape: digits, fractionDigits: fractionDigits, shape)
    }
    put(entry.pointee.suffix)
    return true
  }

  @inline(never)
  private mutating func put(anyShape digits: UInt64, fractionDigits: Int, _ shape: NumberShape) {
    let number = DecimalNumber(
      isNegative: false, coefficient: digits, exponent: -fractionDigits)
    put(
      number, minimum: NumberLength(integer: 1, fraction: fractionDigits), integerLimit: nil,
      alwaysSeparator: false, shape)
  }
}
