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

  /// Quotient and remainder by ten to a power from 0 to `safeDigits`.
  func divided(byPowerOfTen exponent: Int) -> (quotient: Self, remainder: Self)
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
  /// Quotient and remainder by a power of ten up to 19, found by multiplying.
  ///
  /// After the twos of the power are shifted out, the fives are divided by with their reciprocal: a number of
  /// 64 − k bits times ⌊2^(64 − k + l) / 5^k⌋ + 1, where 2^l is not below 5^k, has the quotient above that many bits
  /// (Granlund and Montgomery, "Division by Invariant Integers using Multiplication", theorem 4.2).
  @inline(__always)
  func divided(byPowerOfTen exponent: Int) -> (quotient: UInt64, remainder: UInt64) {
    guard exponent != 0 else { return (self, 0) }
    let power = powersOfTen[exponent]
    let product = (self &>> UInt64(exponent)).multipliedFullWidth(by: reciprocalsOfFive[exponent])
    let quotient = product.high &>> reciprocalShifts[exponent]
    return (quotient, self &- quotient &* power)
  }
}

/// The reciprocals of the powers of five up to 19, in units of 2^−(64 + shift); none for the first.
private let reciprocalsOfFive: [UInt64] = [
  0, 0xCCCC_CCCC_CCCC_CCCD, 0x51EB_851E_B851_EB86, 0x20C4_9BA5_E353_F7CF, 0x1A36_E2EB_1C43_2CA6,
  0x0A7C_5AC4_71B4_7843, 0x0431_BDE8_2D7B_634E, 0x035A_FE53_5795_E90B, 0x0157_98EE_2308_C39E,
  0x0089_705F_4136_B4A6, 0x006D_F37F_675E_F6EB, 0x002B_FAFF_C2F2_C92B, 0x0011_9799_812D_EA12,
  0x000E_12E1_3424_BB41, 0x0005_A126_E1A8_4AE7, 0x0002_4075_F3DC_EAC3, 0x0001_CD2B_297D_889C,
  0x0000_B877_AA32_36A5, 0x0000_49C9_7747_490F, 0x0000_3B07_929F_6DA6,
]

/// What is left to shift after the upper half of a product by a reciprocal is taken.
private let reciprocalShifts: [UInt64] = [
  0, 2, 3, 4, 6, 7, 8, 10, 11, 12, 14, 15, 16, 18, 19, 20, 22, 23, 24, 26,
]

extension UInt128: Coefficient {
  static var safeDigits: Int { 38 }

  static func powerOfTen(_ exponent: Int) -> UInt128 {
    exponent <= 19
      ? UInt128(powersOfTen[exponent])
      : UInt128(powersOfTen[19]) * UInt128(powersOfTen[exponent - 19])
  }

  func divided(byPowerOfTen exponent: Int) -> (quotient: UInt128, remainder: UInt128) {
    quotientAndRemainder(dividingBy: Self.powerOfTen(exponent))
  }

  var digitCount: Int {
    if let small = UInt64(exactly: self) { return small.digitCount }
    let ceiling = Self.powerOfTen(Self.safeDigits)
    if self >= ceiling { return Self.safeDigits + 1 }
    return 19 + UInt64(self / Self.powerOfTen(19)).digitCount
  }
}
