/// The powers of ten that a `UInt64` holds.
let powersOfTen: [UInt64] = [
  1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
  10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000, 100_000_000_000_000,
  1_000_000_000_000_000, 10_000_000_000_000_000, 100_000_000_000_000_000,
  1_000_000_000_000_000_000, 10_000_000_000_000_000_000,
]

/// The powers of ten that are exact in a `Double`.
let exactPowersOfTen: [Double] = [
  1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]

/// An unsigned integer that holds the digits of a number.
protocol Coefficient: FixedWidthInteger, UnsignedInteger, Sendable {
  /// The number of digits that every value of so many digits fits in.
  static var safeDigits: Int { get }

  /// Ten to a power from 0 to `safeDigits`.
  static func powerOfTen(_ exponent: Int) -> Self

  /// The number of decimal digits; 1 for zero.
  var digitCount: Int { get }
}

extension UInt64: Coefficient {
  static var safeDigits: Int { 19 }

  @inline(__always)
  static func powerOfTen(_ exponent: Int) -> UInt64 {
    powersOfTen[exponent]
  }

  @inline(__always)
  var digitCount: Int {
    // 1233/4096 is just above log10(2).
    let estimate = ((64 &- (self | 1).leadingZeroBitCount) &* 1233) &>> 12
    return estimate &+ (self >= powersOfTen[estimate] || self == 0 ? 1 : 0)
  }
}

extension UInt64 {
  /// Quotient and remainder by a power of ten up to 19; for the usual ones without a division.
  @inline(__always)
  func divided(byPowerOfTen exponent: Int) -> (quotient: UInt64, remainder: UInt64) {
    let power = powersOfTen[exponent]
    let quotient =
      switch exponent {
      case 1: self / 10
      case 2: self / 100
      case 3: self / 1_000
      case 4: self / 10_000
      case 5: self / 100_000
      case 6: self / 1_000_000
      default: self / power
      }
    return (quotient, self &- quotient &* power)
  }
}

extension UInt128: Coefficient {
  static var safeDigits: Int { 38 }

  static func powerOfTen(_ exponent: Int) -> UInt128 {
    exponent <= 19
      ? UInt128(powersOfTen[exponent])
      : UInt128(powersOfTen[19]) * UInt128(powersOfTen[exponent - 19])
  }

  var digitCount: Int {
    if let small = UInt64(exactly: self) { return small.digitCount }
    let ceiling = Self.powerOfTen(Self.safeDigits)
    if self >= ceiling { return Self.safeDigits + 1 }
    return 19 + UInt64(self / Self.powerOfTen(19)).digitCount
  }
}
