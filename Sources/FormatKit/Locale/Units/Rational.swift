/// An exact fraction: 25,146/15,625 rather than 1.609344.
///
/// Conversion between units goes through it, so that 1 mile is 5,280 feet and 0 °C is 32 °F.
struct Rational: Hashable, Sendable {
  let isNegative: Bool
  let numerator: Natural
  /// Never zero.
  let denominator: Natural

  static let zero = Rational(0)
  static let one = Rational(1)

  init(_ value: Int) {
    self.init(
      isNegative: value < 0, numerator: Natural(UInt64(value.magnitude)), denominator: .one)
  }

  /// A fraction as it stands; call ``reduced`` when it is to be kept.
  init(isNegative: Bool, numerator: Natural, denominator: Natural) {
    self.isNegative = isNegative && !numerator.isZero
    self.numerator = numerator
    self.denominator = denominator
  }

  var isZero: Bool {
    numerator.isZero
  }

  var magnitude: Rational {
    Rational(isNegative: false, numerator: numerator, denominator: denominator)
  }

  /// The same number in lowest terms.
  var reduced: Rational {
    let divisor = Natural.greatestCommonDivisor(numerator, denominator)
    return Rational(
      isNegative: isNegative,
      numerator: numerator.quotientAndRemainder(dividingBy: divisor).quotient,
      denominator: denominator.quotientAndRemainder(dividingBy: divisor).quotient)
  }

  /// 1 divided by the number, or `nil` for zero.
  var reciprocal: Rational? {
    isZero ? nil : Rational(isNegative: isNegative, numerator: denominator, denominator: numerator)
  }
}

extension Rational {
  static prefix func - (value: Rational) -> Rational {
    Rational(
      isNegative: !value.isNegative, numerator: value.numerator, denominator: value.denominator)
  }

  static func * (left: Rational, right: Rational) -> Rational {
    Rational(
      isNegative: left.isNegative != right.isNegative,
      numerator: left.numerator * right.numerator,
      denominator: left.denominator * right.denominator)
  }

  static func + (left: Rational, right: Rational) -> Rational {
    if right.isZero { return left }
    if left.isZero { return right }
    let (first, second) = (left.numerator * right.denominator, right.numerator * left.denominator)
    let same = left.isNegative == right.isNegative
    return Rational(
      isNegative: same ? left.isNegative : (first < second ? right.isNegative : left.isNegative),
      numerator: same ? first + second : Natural.distance(first, second),
      denominator: left.denominator * right.denominator)
  }

  static func - (left: Rational, right: Rational) -> Rational {
    left + -right
  }

  /// A number to a whole power; a negative power of zero is zero.
  func power(_ exponent: Int) -> Rational {
    let count = Int(exponent.magnitude)
    let base = exponent < 0 ? reciprocal ?? .zero : self
    return Rational(
      isNegative: base.isNegative && count % 2 == 1,
      numerator: base.numerator.power(count), denominator: base.denominator.power(count))
  }

  /// The greatest whole number that is not above the magnitude, and what is left of it.
  var wholeAndRest: (whole: Natural, rest: Rational) {
    let (whole, rest) = numerator.quotientAndRemainder(dividingBy: denominator)
    return (whole, Rational(isNegative: false, numerator: rest, denominator: denominator))
  }

  init(_ whole: Natural) {
    self.init(isNegative: false, numerator: whole, denominator: .one)
  }
}

extension Rational: Comparable {
  /// Equal in value, whether in lowest terms or not.
  static func == (left: Rational, right: Rational) -> Bool {
    left.isNegative == right.isNegative
      && left.numerator * right.denominator == right.numerator * left.denominator
  }

  static func < (left: Rational, right: Rational) -> Bool {
    guard left.isNegative == right.isNegative else { return left.isNegative }
    let (first, second) = (left.numerator * right.denominator, right.numerator * left.denominator)
    return left.isNegative ? second < first : first < second
  }

  func hash(into hasher: inout Hasher) {
    let reduced = reduced
    hasher.combine(reduced.isNegative)
    hasher.combine(reduced.numerator)
    hasher.combine(reduced.denominator)
  }
}
