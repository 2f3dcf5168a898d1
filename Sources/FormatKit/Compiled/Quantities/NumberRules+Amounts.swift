extension NumberRules {
  /// Whether a decimal of so many exact fraction digits is rounded so that the last of them decides.
  func rounds(_ number: DecimalNumber<UInt64>, exactPlaces places: Int) -> Bool {
    guard -number.exponent > places else { return true }
    guard scale == 1, scaleExponent == 0 else { return false }
    var rounded = number
    switch precision {
    case .increment(_, let magnitude, _): return magnitude > -places
    case .fraction(_, nil), .significant(_, nil): return false
    case .fraction, .significant, .integer:
      return rounded.round(to: precision, rule: rounding) != nil && rounded.exponent > -places
    }
  }
}

extension ApproximateAmount {
  /// The amount rounded by rules, where binary arithmetic is sure to round as exact arithmetic does.
  @inline(__always)
  func rounded(by rules: NumberRules) -> DecimalNumber<UInt64>? {
    guard rules.scale == 1, rules.scaleExponent == 0 else { return nil }
    let size = value.magnitude
    let places: Int
    switch rules.precision {
    case .fraction(_, let most?): places = most
    case .integer(let digits): places = Self.places(size, digits: digits)
    default: return nil
    }
    guard 0..<16 ~= places else { return nil }
    let power = exactPowersOfTen[places]
    let scaled = size * power
    guard scaled < 0x1p52 else { return nil }
    // The product is rounded once more.
    let error = error * power + scaled * 0x1p-52
    let whole = UInt64(scaled)
    let rest = scaled - Double(whole)
    let isNegative = value < 0
    let goesAway: Bool
    switch rules.rounding {
    case .toNearestOrEven, .toNearestOrAwayFromZero:
      guard (rest - 0.5).magnitude > error else { return nil }
      goesAway = rest > 0.5
    default:
      guard rest > error, rest < 1 - error else { return nil }
      goesAway = rules.rounding.goesAway(isNegative: isNegative, isOdd: false, .above)
    }
    return DecimalNumber(
      isNegative: isNegative, coefficient: whole &+ (goesAway ? 1 : 0), exponent: -places)
  }

  /// The fraction digits with which a number has so many digits; none where it has more before the point.
  @inline(__always)
  private static func places(_ size: Double, digits: Int) -> Int {
    guard 1...16 ~= digits else { return -1 }
    var (places, bound) = (0, exactPowersOfTen[digits &- 1])
    while size < bound, places < 16 {
      bound /= 10
      places &+= 1
    }
    return places
  }
}
