internal import Foundation

/// The way from one unit to another, in binary arithmetic and, for what that leaves open, in whole numbers.
struct AmountConversion: BitwiseCopyable {
  private let factor: Double
  private let offset: Double
  private let isReciprocal: Bool
  // The same as whole numbers over one denominator, which is 0 where they do not fit.
  private let numerator: UInt64
  private let offsetNumerator: Int64
  private let denominator: UInt64

  init(_ conversion: UnitConversion) {
    factor = conversion.factor.binary
    offset = conversion.offset.binary
    isReciprocal = conversion.isReciprocal
    let fraction = WholeFraction(conversion)
    numerator = fraction?.numerator ?? 0
    offsetNumerator = fraction?.offset ?? 0
    denominator = fraction?.denominator ?? 0
  }

  /// The value in the target unit, and how far off that may be.
  @inline(__always)
  func approximate(_ value: Double) -> ApproximateAmount {
    let product = value * factor
    let sum = product + offset
    // Three roundings and the shortest decimal's own distance, each half a unit in the last place.
    let error = (product.magnitude + offset.magnitude) * 0x1p-50
    guard isReciprocal else { return ApproximateAmount(value: sum, error: error) }
    return ApproximateAmount(value: 1 / sum, error: 0x1p-49 / sum.magnitude)
  }

  /// The value in the target unit of the shortest decimal of a value; `nil` where 64 bits do not tell.
  func exact(_ value: Double) -> ExactAmount? {
    let number = value.shortestDecimal
    guard denominator != 0, -19...19 ~= number.exponent else { return nil }
    let power = powersOfTen[Int(number.exponent.magnitude)]
    var digits = UInt128(number.coefficient)
    var whole = UInt128(1)
    if number.exponent < 0 { whole = UInt128(power) } else { digits *= UInt128(power) }
    guard digits < 1 << 64 else { return nil }
    let product = Int128(digits) * Int128(numerator)
    let sum = (number.isNegative ? -product : product) + Int128(offsetNumerator) * Int128(whole)
    let (bottom, isTooLong) = UInt128(denominator).multipliedReportingOverflow(by: whole)
    guard !isTooLong else { return nil }
    let amount = isReciprocal ? (bottom, sum.magnitude) : (sum.magnitude, bottom)
    guard amount.1 != 0, let divisor = UInt64(exactly: amount.1) else { return nil }
    return ExactAmount(isNegative: sum < 0, numerator: amount.0, denominator: divisor)
  }

  /// The value in the source unit that comes to about so many of the target.
  func source(of target: Double) -> Double {
    ((isReciprocal ? 1 / target : target) - offset) / factor
  }
}

/// A conversion's factor and offset over one denominator.
private struct WholeFraction {
  let numerator: UInt64
  let offset: Int64
  let denominator: UInt64

  init?(_ conversion: UnitConversion) {
    let (factor, offset) = (conversion.factor, conversion.offset)
    guard !factor.isNegative,
      let numerator = (factor.numerator * offset.denominator).uint64,
      let shift = (offset.numerator * factor.denominator).uint64,
      let denominator = (factor.denominator * offset.denominator).uint64,
      // So that sums of products stay in range.
      numerator >> 62 == 0, shift >> 62 == 0
    else { return nil }
    self.numerator = numerator
    self.offset = offset.isNegative ? -Int64(shift) : Int64(shift)
    self.denominator = denominator
  }
}

extension Rational {
  /// The binary number nearest to it.
  fileprivate var binary: Double { Double(decimal) ?? .nan }
}

/// A converted amount in binary arithmetic.
struct ApproximateAmount: BitwiseCopyable {
  let value: Double
  /// The most that the value may be off.
  let error: Double

  /// Whether the sign is sure.
  @inline(__always)
  var hasSign: Bool { value.magnitude > error }

  /// Whether the magnitude is so much or more; `nil` where that is not sure.
  @inline(__always)
  func isAtLeast(_ least: Double) -> Bool? {
    let distance = value.magnitude - least
    return distance.magnitude > error ? distance > 0 : nil
  }
}

/// A converted amount as a fraction.
struct ExactAmount: BitwiseCopyable {
  let isNegative: Bool
  let numerator: UInt128
  let denominator: UInt64

  /// Whether the magnitude is so many parts of something or more.
  func isAtLeast(_ parts: UInt64, of whole: UInt64) -> Bool {
    let (product, overflow) = numerator.multipliedReportingOverflow(by: UInt128(whole))
    return overflow || product >= UInt128(parts) * UInt128(denominator)
  }

  /// The whole part, and what is left in parts of the denominator; `nil` for more digits than 15.
  func divided() -> (whole: UInt64, rest: UInt64)? {
    let high = UInt64(truncatingIfNeeded: numerator >> 64)
    guard high < denominator else { return nil }
    let low = UInt64(truncatingIfNeeded: numerator)
    let (whole, rest) = denominator.dividingFullWidth((high, low))
    return whole < powersOfTen[15] ? (whole, rest) : nil
  }

  /// The magnitude of whole and rest as a decimal that rounds as the number does, and how many of its fraction digits
  /// are exact.
  ///
  /// Where the digits do not end, a 1 behind them stands for the endless rest: it tells when all of them are rounded
  /// away but not the last.
  func decimal(_ whole: UInt64, rest: UInt64) -> (number: DecimalNumber<UInt64>, places: Int) {
    let places = whole == 0 ? 18 : 18 - whole.digitCount
    let power = powersOfTen[places]
    let (fraction, left) = denominator.dividingFullWidth(rest.multipliedFullWidth(by: power))
    let digits = whole * power + fraction
    let isEndless = left != 0
    return (
      DecimalNumber(
        isNegative: isNegative, coefficient: isEndless ? digits * 10 + 1 : digits,
        exponent: isEndless ? -places - 1 : -places),
      places
    )
  }
}
