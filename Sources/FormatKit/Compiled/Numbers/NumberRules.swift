/// What a style does to a number before it is written.
struct NumberRules: Sendable {
  /// What the number is multiplied by: `scale` · 10^`scaleExponent`.
  var scale: UInt64 = 1
  var scaleExponent = 0
  var precision = NumberPrecision.fraction(min: 0, max: 6)
  var rounding = FloatingPointRoundingRule.toNearestOrEven
  /// Zeros fill the integer up to so many digits.
  var minimumInteger = 1
  /// The integer's first digits are cut off down to so many.
  var integerLimit: Int?
  /// Whether the decimal separator stands without a fraction.
  var alwaysShowsSeparator = false
}

/// What stands before and after the digits of a number.
struct NumberAffixes: Sendable {
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
