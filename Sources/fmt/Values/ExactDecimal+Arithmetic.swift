extension ExactDecimal {
  /// The product, exactly.
  static func * (left: ExactDecimal, right: ExactDecimal) -> ExactDecimal {
    let (long, short) = (left.values, right.values)
    // Units of the last place first.
    var product = [Int](repeating: 0, count: long.count + short.count)
    for (offset, digit) in short.reversed().enumerated() {
      var carry = 0
      for (index, other) in long.reversed().enumerated() {
        carry += product[offset + index] + digit * other
        product[offset + index] = carry % 10
        carry /= 10
      }
      product[offset + long.count] = carry
    }
    return ExactDecimal(
      isNegative: left.isNegative != right.isNegative, values: product.reversed(),
      exponent: left.exponent + right.exponent)
  }

  /// The quotient by a positive number of at most 18 digits.
  ///
  /// A quotient without an end is cut thirty digits behind the point; one digit more says that there is a rest,
  /// so that rounding it to fewer goes the right way.
  func divided(by divisor: ExactDecimal) -> ExactDecimal {
    guard let whole = UInt64(divisor.digits), whole > 0 else { return self }
    var quotient: [Int] = []
    var rest: UInt64 = 0
    for digit in values {
      rest = rest * 10 + UInt64(digit)
      quotient.append(Int(rest / whole))
      rest %= whole
    }
    var exponent = exponent - divisor.exponent
    while rest > 0, exponent > -30 {
      rest *= 10
      quotient.append(Int(rest / whole))
      rest %= whole
      exponent -= 1
    }
    if rest > 0 {
      quotient.append(1)
      exponent -= 1
    }
    return ExactDecimal(isNegative: isNegative, values: quotient, exponent: exponent)
  }

  private var values: [Int] { digits.utf8.map { Int($0) - 0x30 } }

  private init(isNegative: Bool, values: [Int], exponent: Int) {
    let digits = values.map { Character(Unicode.Scalar(UInt8(0x30 + $0))) }
    self.init(isNegative: isNegative, digits: digits, exponent: exponent)
  }
}
