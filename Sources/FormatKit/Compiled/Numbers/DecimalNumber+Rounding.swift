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

  /// On which side of the middle between two numbers a third one stands, seen from zero.
  enum Side {
    case below, middle, above

    /// The side of what is left over when a number is divided, which is not zero.
    @inline(__always)
    init<Number: FixedWidthInteger>(_ remainder: Number, of unit: Number) {
      let rest = unit &- remainder
      self = remainder < rest ? .below : remainder == rest ? .middle : .above
    }
  }

  /// Whether a number that stands between two others goes to the one away from zero.
  ///
  /// `isNegative` is the number's sign, and `isOdd` tells of the one nearer to zero.
  @inline(__always)
  func goesAway(isNegative: Bool, isOdd: Bool, _ side: Side) -> Bool {
    switch self {
    case .toNearestOrEven: side == .above || side == .middle && isOdd
    case .toNearestOrAwayFromZero: side != .below
    case .up: !isNegative
    case .down: isNegative
    case .towardZero: false
    case .awayFromZero: true
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
      coefficient = rule.goesAway(isNegative: isNegative, isOdd: false, .below) ? 1 : 0
      return
    }
    let unit = Digits.powerOfTen(dropped)
    let (quotient, remainder) = coefficient.divided(byPowerOfTen: dropped)
    coefficient = quotient
    guard remainder != 0 else { return }
    let side = RoundingRule.Side(remainder, of: unit)
    if rule.goesAway(isNegative: isNegative, isOdd: quotient % 2 == 1, side) { coefficient += 1 }
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
    let side = RoundingRule.Side(remainder, of: unit)
    var steps = quotient
    if remainder != 0, rule.goesAway(isNegative: isNegative, isOdd: quotient % 2 == 1, side) {
      steps += 1
    }
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
}
