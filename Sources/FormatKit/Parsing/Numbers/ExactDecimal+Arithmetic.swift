extension ExactDecimal {
  /// The number times a whole one.
  func times(_ factor: UInt64) -> ExactDecimal {
    var product: [UInt8] = []
    var carry: UInt128 = 0
    for digit in digits.reversed() {
      carry += UInt128(digit) * UInt128(factor)
      product.append(UInt8(carry % 10))
      carry /= 10
    }
    while carry > 0 {
      product.append(UInt8(carry % 10))
      carry /= 10
    }
    return ExactDecimal(digits: product.reversed(), exponent: exponent)
      .signed(negative: isNegative)
  }

  /// The nearest whole number, half to even.
  var rounded: ExactDecimal {
    guard exponent < 0 else { return self }
    guard digits.count + exponent >= 0 else { return ExactDecimal(digits: []) }
    let whole = digits.dropLast(-exponent)
    let rest = digits.suffix(-exponent)
    let isHalf = rest.first == 5 && rest.count == 1
    let isUp = isHalf ? (whole.last ?? 0) % 2 == 1 : (rest.first ?? 0) >= 5
    return ExactDecimal(digits: isUp ? Self.successor(of: whole) : Array(whole))
      .signed(negative: isNegative)
  }

  private static func successor(of digits: ArraySlice<UInt8>) -> [UInt8] {
    let nines = digits.reversed().prefix { $0 == 9 }.count
    let zeros = [UInt8](repeating: 0, count: nines)
    guard let last = digits.dropLast(nines).last else { return [1] + zeros }
    return digits.dropLast(nines + 1) + [last + 1] + zeros
  }
}
