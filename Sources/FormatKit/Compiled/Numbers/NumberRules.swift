/// What a style does to a number before it is written.
struct NumberRules: BitwiseCopyable, Sendable {
  /// What the number is multiplied by: `scale` · 10^`scaleExponent`.
  var scale: UInt64 = 1
  var scaleExponent = 0
  var precision = NumberPrecision.fraction(min: 0, max: 6)
  var rounding = RoundingRule.toNearestOrEven
  /// Zeros fill the integer up to so many digits.
  var minimumInteger = 1
  /// The integer's first digits are cut off down to so many.
  var integerLimit: Int?
  /// Whether the decimal separator stands without a fraction.
  var alwaysShowsSeparator = false
  /// Whether a binary number counts as its shortest decimal even where ICU would take an approximation.
  var takesShortestDecimals = false
}

extension NumberRules {
  /// The zeros behind an integer that is written as it is; `nil` when the rules change integers.
  var integerFraction: Int? {
    guard scale == 1, scaleExponent == 0, minimumInteger <= 1, integerLimit == nil,
      case .fraction(let min, _) = precision
    else { return nil }
    return min == 0 || minimumInteger == 1 ? min : nil
  }

  /// The fraction digits at which every number is rounded, if that is so.
  var fractionLimit: Int? {
    guard case .fraction(_, let max?) = precision, scale == 1 else { return nil }
    return max
  }

  /// The fraction digits that every number shows.
  var fractionMinimum: Int {
    guard case .fraction(let min, _) = precision else { return 0 }
    return min
  }

  /// Whether the digits that are shown depend on where the first one stands.
  var countsFromTheFirstDigit: Bool {
    switch precision {
    case .significant, .integer: true
    case .fraction, .increment: false
    }
  }

  /// Whether numbers are rounded to multiples of an increment.
  var roundsToSteps: Bool {
    if case .increment = precision { true } else { false }
  }

  /// Whether scaling or rounding takes more than moving the decimal point.
  var divides: Bool {
    guard scale == 1 else { return true }
    guard case .increment(let value, _, _) = precision else { return false }
    return value != 1 && value != 5
  }
}

/// What stands before and after the digits of a number.
struct NumberAffixes: BitwiseCopyable, Sendable {
  let prefix: UTF8Piece
  let suffix: UTF8Piece
}

/// The four signs a number can have; they differ for styles that set a sign on positive numbers
/// but not on zero.
enum NumberSign: Int, CaseIterable {
  case positive, negative, zero, negativeZero

  @inline(__always)
  init(isNegative: Bool, isZero: Bool) {
    self =
      if isZero { isNegative ? .negativeZero : .zero } else { isNegative ? .negative : .positive }
  }
}
