/// Which way a number goes that stands between two others.
///
/// The standard library's type of the same rules is one that may grow: copying it calls a function.
enum RoundingRule: BitwiseCopyable, Sendable {
  case toNearestOrEven, toNearestOrAwayFromZero, up, down, towardZero, awayFromZero

  init?(_ rule: FloatingPointRoundingRule) {
    switch rule {
    case .toNearestOrEven: self = .toNearestOrEven
    case .toNearestOrAwayFromZero: self = .toNearestOrAwayFromZero
    case .up: self = .up
    case .down: self = .down
    case .towardZero: self = .towardZero
    case .awayFromZero: self = .awayFromZero
    @unknown default: return nil
    }
  }
}

extension DecimalNumber {
  /// Rounds so that no digit stands below a power of ten (UTS #35 part 3, "Rounding").
  @inline(__always)
  mutating func round(to magnitude: Int, rule: RoundingRule) {
    guard exponent < magnitude, !isZero else { return }
    let dropped = magnitude - exponent
    exponent = magnitude
    guard dropped <= Digits.safeDigits else {
      // So many digits more than the type holds: the value is below half of the unit that is kept.
      coefficient = roundsUp(isOdd: false, side: .below, rule) ? 1 : 0
      return
    }
    let unit = Digits.powerOfTen(dropped)
    let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: unit)
    coefficient = quotient
    guard remainder != 0 else { return }
    let half = unit / 2
    let side: Side = remainder < half ? .below : remainder == half ? .middle : .above
    if roundsUp(isOdd: quotient % 2 == 1, side: side, rule) { coefficient += 1 }
  }

  /// Rounds to a multiple of `increment` · 10^`magnitude`; false when the digits do not fit.
  mutating func round(
    toMultipleOf increment: UInt64, magnitude: Int, rule: RoundingRule
  ) -> Bool {
    guard !isZero else { return true }
    // Bring the value and the unit to the same power of ten, then divide.
    var unit = Digits(truncatingIfNeeded: increment)
    if exponent > magnitude {
      guard multiply(toExponent: magnitude) else { return false }
    } else {
      guard let scaled = Self.scaled(unit, by: magnitude - exponent) else { return false }
      unit = scaled
    }
    let (quotient, remainder) = coefficient.quotientAndRemainder(dividingBy: unit)
    let rest = unit - remainder
    let side: Side = remainder < rest ? .below : remainder == rest ? .middle : .above
    var steps = quotient
    if remainder != 0, roundsUp(isOdd: quotient % 2 == 1, side: side, rule) { steps += 1 }
    let (product, overflow) = steps.multipliedReportingOverflow(by: unit)
    coefficient = product
    return !overflow
  }

  private mutating func multiply(toExponent target: Int) -> Bool {
    guard let scaled = Self.scaled(coefficient, by: exponent - target) else { return false }
    coefficient = scaled
    exponent = target
    return true
  }

  private static func scaled(_ value: Digits, by power: Int) -> Digits? {
    guard power <= Digits.safeDigits else { return nil }
    let (product, overflow) = value.multipliedReportingOverflow(by: Digits.powerOfTen(power))
    return overflow ? nil : product
  }

  private enum Side { case below, middle, above }

  /// Whether a value with something left over goes away from zero.
  @inline(__always)
  private func roundsUp(isOdd: Bool, side: Side, _ rule: RoundingRule) -> Bool {
    switch rule {
    case .toNearestOrEven: side == .above || side == .middle && isOdd
    case .toNearestOrAwayFromZero: side != .below
    case .up: !isNegative
    case .down: isNegative
    case .towardZero: false
    case .awayFromZero: true
    }
  }
}
