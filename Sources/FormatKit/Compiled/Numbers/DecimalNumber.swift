/// A finite decimal number: a sign, digits and the power of ten that they count.
///
/// `DecimalNumber(isNegative: true, coefficient: 125, exponent: -2)` is −1.25. Zero has a sign, too.
struct DecimalNumber<Digits: Coefficient> {
  var isNegative: Bool
  var coefficient: Digits
  var exponent: Int

  var isZero: Bool { coefficient == 0 }

  /// The power of ten of the first digit; 0 for zero.
  var magnitude: Int { isZero ? 0 : coefficient.digitCount &+ exponent &- 1 }

  /// Multiplies by a positive number; false, and the value undefined, when the digits do not fit.
  @inline(__always)
  mutating func multiply(by factor: UInt64, exponent shift: Int) -> Bool {
    guard coefficient != 0 else { return true }
    exponent &+= shift
    guard factor != 1 else { return true }
    guard let factor = Digits(exactly: factor) else { return false }
    let product = coefficient.multipliedReportingOverflow(by: factor)
    coefficient = product.partialValue
    return !product.overflow
  }

  /// Drops zeros at the end of the fraction, down to a number of fraction digits, and writes out
  /// those at the end of an integer where they fit.
  @inline(__always)
  mutating func normalize(keeping fractionDigits: Int) {
    if exponent < 0 {
      dropTrailingZeros(keeping: fractionDigits)
    } else if exponent > 0, coefficient.digitCount &+ exponent <= Digits.safeDigits {
      coefficient &*= Digits.powerOfTen(exponent)
      exponent = 0
    }
  }

  @inline(__always)
  private mutating func dropTrailingZeros(keeping fractionDigits: Int) {
    while -exponent >= fractionDigits &+ 4 {
      let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: 10_000)
      guard remainder == 0 else { break }
      coefficient = quotient
      exponent &+= 4
    }
    while -exponent > fractionDigits {
      let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: 10)
      guard remainder == 0 else { return }
      coefficient = quotient
      exponent &+= 1
    }
  }
}
