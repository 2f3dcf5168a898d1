/// How many digits of a number are shown.
enum NumberPrecision: BitwiseCopyable, Sendable {
  /// Fraction digits: at least, and at most; `nil` for all that there are.
  case fraction(min: Int, max: Int?)
  /// Digits from the first that is not zero: at least, and at most; `nil` for all that there are.
  case significant(min: Int, max: Int?)
  /// No fraction, unless fewer than so many digits would be shown: what compact numbers do.
  case integer(orDigits: Int)
  /// A multiple of `value` · 10^`magnitude`, with at least so many fraction digits.
  case increment(value: UInt64, magnitude: Int, minFraction: Int)
}

/// A number of integer digits and of fraction digits.
struct NumberLength: BitwiseCopyable, Equatable, Sendable {
  var integer = 0
  var fraction = 0
}

extension DecimalNumber {
  /// Rounds to a precision; the answer is what has to be shown whatever the digits, `nil` when
  /// they do not fit.
  @inline(__always)
  mutating func round(
    to precision: NumberPrecision, rule: RoundingRule
  ) -> NumberLength? {
    switch precision {
    case .fraction(let min, let max):
      if let max { round(to: -max, rule: rule) }
      return NumberLength(fraction: min)
    case .significant(let min, let max):
      if let max { round(to: magnitude - max + 1, rule: rule) }
      return NumberLength(integer: isZero ? 1 : 0, fraction: Swift.max(0, min - 1 - magnitude))
    case .integer(let digits):
      round(to: Swift.min(0, magnitude - digits + 1), rule: rule)
      return NumberLength()
    case .increment(let value, let magnitude, let minFraction):
      guard round(toMultipleOf: value, magnitude: magnitude, rule: rule) else { return nil }
      return NumberLength(fraction: minFraction)
    }
  }
}
