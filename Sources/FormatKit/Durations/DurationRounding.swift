internal import Foundation

/// How the last unit of a duration is rounded.
struct DurationRounding: Hashable, Sendable {
  /// The most digits after the last unit.
  let fractionDigits: Int
  let rule: FloatingPointRoundingRule
  /// The steps that the last unit is counted in, if they are larger than its last digit.
  let increment: Double?

  /// A number of attoseconds, rounded to what can be shown of a unit.
  func rounded(_ attoseconds: Int128, to unit: DurationUnit) -> Int128 {
    attoseconds.rounded(toMultipleOf: step(of: unit), rule)
  }

  private func step(of unit: DurationUnit) -> Int128 {
    var step = unit.attoseconds
    for _ in 0..<max(0, min(fractionDigits, 20)) { step /= 10 }
    let increment = Double(unit.attoseconds) * (increment ?? 0)
    guard increment > 1, increment < 1e37 else { return max(step, 1) }
    return max(step, Int128(increment))
  }
}

extension Int128 {
  /// The multiple of a positive step that a rounding rule chooses; the number itself where that is too large.
  func rounded(toMultipleOf step: Int128, _ rule: FloatingPointRoundingRule) -> Int128 {
    let (count, rest) = quotientAndRemainder(dividingBy: step)
    guard rest != 0 else { return self }
    let outward: Bool
    switch rule {
    case .up: outward = rest > 0
    case .down: outward = rest < 0
    case .towardZero: outward = false
    case .awayFromZero: outward = true
    case .toNearestOrAwayFromZero: outward = rest.magnitude >= step.magnitude - rest.magnitude
    default:
      let below = rest.magnitude
      let above = step.magnitude - below
      outward = below > above || (below == above && !count.isMultiple(of: 2))
    }
    let away = outward ? (rest > 0 ? step : -step) : 0
    let (rounded, overflow) = (self - rest).addingReportingOverflow(away)
    return overflow ? self : rounded
  }
}
