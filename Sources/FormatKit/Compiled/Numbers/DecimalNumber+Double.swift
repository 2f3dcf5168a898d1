extension DecimalNumber where Digits == UInt64 {
  /// The shortest decimal that reads back as a finite binary number.
  @inline(__always)
  init(shortest value: Double) {
    self = Self(short: value) ?? Self(text: value.description)
  }

  /// The shortest decimal that reads back as a finite binary number.
  @inline(__always)
  init(shortest value: Float) {
    self = Self(short: value) ?? Self(text: value.description)
  }

  /// The shortest decimal of a number that has one of few digits.
  ///
  /// No two decimals of at most 15 digits are the same `Double`, so one that is the value is the
  /// shortest. Multiplying rounds to the only candidate; the division, correctly rounded, tells.
  @inline(__always)
  init?(short value: Double) {
    let size = value.magnitude
    let isNegative = value.sign == .minus
    guard size < 0x1p53 else { return nil }
    let integer = UInt64(size)
    if Double(integer) == size {
      self.init(isNegative: isNegative, coefficient: integer, exponent: 0)
      return
    }
    guard let places = Self.places(size, digits: 15) else { return nil }
    let power = exactPowersOfTen[places]
    let digits = UInt64(size * power + 0.5)
    guard Double(digits) / power == size else { return nil }
    self.init(isNegative: isNegative, coefficient: digits, exponent: -places)
  }

  /// The shortest decimal of a number that has one of few digits: at most 6 for a `Float`.
  @inline(__always)
  init?(short value: Float) {
    let size = value.magnitude
    let isNegative = value.sign == .minus
    guard size < 0x1p24 else { return nil }
    let integer = UInt64(size)
    if Float(integer) == size {
      self.init(isNegative: isNegative, coefficient: integer, exponent: 0)
      return
    }
    guard let places = Self.places(Double(size), digits: 6) else { return nil }
    let power = exactPowersOfTen[places]
    let digits = UInt64(Double(size) * power + 0.5)
    let candidate = Double(digits) / power
    // Rounding twice could tell a lie only where the first result is midway between two floats.
    guard Float(candidate) == size, candidate.significandBitPattern & 0x1FFF_FFFF != 0x1000_0000
    else { return nil }
    self.init(isNegative: isNegative, coefficient: digits, exponent: -places)
  }

  /// The fraction digits with which a number below 2^53 has at most so many digits, or one less.
  @inline(__always)
  private static func places(_ size: Double, digits: Int) -> Int? {
    // The product is the floor of the logarithm, or one less.
    let logarithm = (Int(size.exponent) &* 1233) &>> 12
    let places = digits &- 2 &- logarithm
    return places >= 0 && places < exactPowersOfTen.count ? places : nil
  }

  /// Reads Swift's own text of a binary number: `-12.5`, `5e-324`, `1e+23`.
  private init(text: String) {
    self.init(isNegative: false, coefficient: 0, exponent: 0)
    var text = text
    text.withUTF8 { bytes in
      var places = 0
      var isFraction = false
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "-"): isNegative = true
        case UInt8(ascii: "."): isFraction = true
        case UInt8(ascii: "e"):
          let power = String(decoding: bytes[(index + 1)...], as: UTF8.self)
          exponent = (Int(power) ?? 0) - places
          return
        default:
          coefficient = coefficient &* 10 &+ UInt64(byte & 0xF)
          places += isFraction ? 1 : 0
        }
      }
      exponent = -places
    }
  }
}
