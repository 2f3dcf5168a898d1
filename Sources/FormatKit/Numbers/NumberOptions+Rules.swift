internal import Foundation

extension NumberOptions {
  /// Whether the options say themselves how many digits there are.
  var setsPrecision: Bool {
    fractionDigits != nil || significantDigits != nil || increment != nil
  }

  /// The options in numbers, with the precision that holds when nothing is said; `nil` where the
  /// effect is not known.
  func rules(default precision: NumberPrecision) -> NumberRules? {
    var rules = NumberRules()
    if let scale {
      guard let number = PlainDecimal(scale) else { return nil }
      rules.scale = number.digits
      rules.scaleExponent = number.exponent
    }
    guard !asksForAllDigits, let precision = self.precision(default: precision) else { return nil }
    rules.precision = precision
    guard let rounding = RoundingRule(rounding ?? .toNearestOrEven) else { return nil }
    rules.rounding = rounding
    rules.alwaysShowsSeparator = alwaysShowsDecimalSeparator
    // What Foundation misreads is written from the number's decimal digits.
    rules.takesShortestDecimals = foundationMisreads
    if let integerDigits {
      rules.minimumInteger = integerDigits.least
      // ICU reads a limit of no digits at all as no limit.
      rules.integerLimit = integerDigits.most == 0 ? nil : integerDigits.most
    }
    return rules
  }

  /// Whether as many digits are wanted as there can be.
  private var asksForAllDigits: Bool {
    [significantDigits, integerDigits, fractionDigits].contains { limits in
      limits.map { max($0.least, $0.most ?? 0) >= NumberHazard.digits.upperBound } ?? false
    }
  }

  private func precision(default precision: NumberPrecision) -> NumberPrecision? {
    if let increment { return self.precision(increment: increment) }
    if let digits = significantDigits {
      return .significant(min: digits.least, max: digits.most)
    }
    guard let digits = fractionDigits else { return precision }
    return .fraction(min: digits.least, max: digits.most)
  }

  // ICU counts the increment in units of its last digit, and Foundation fills it up with zeros to the
  // fraction that is required.
  private func precision(increment: String) -> NumberPrecision? {
    guard let number = PlainDecimal(increment), number.digits != 0 else { return nil }
    let required = -max(fractionDigits?.least ?? 0, 0)
    let magnitude =
      number.exponent < 0 || required < 0 ? min(number.exponent, required) : number.exponent
    guard number.exponent - magnitude < 19 else { return nil }
    let (value, overflow) = number.digits.multipliedReportingOverflow(
      by: powersOfTen[number.exponent - magnitude])
    return overflow
      ? nil : .increment(value: value, magnitude: magnitude, minFraction: max(-magnitude, 0))
  }
}

/// A decimal without sign and exponent, such as `0.25`: its digits and the power of ten they count.
private struct PlainDecimal {
  var digits: UInt64
  var exponent: Int

  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let digits = UInt64(parts.joined()) else { return nil }
    self.digits = digits
    exponent = parts.count == 2 ? -parts[1].count : 0
    while self.digits != 0, self.digits.isMultiple(of: 10) {
      self.digits /= 10
      exponent += 1
    }
  }
}
