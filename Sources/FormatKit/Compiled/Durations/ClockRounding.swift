/// How a clock that counts a duration is rounded: to whole minutes, or to a decimal part of a second.
struct ClockRounding: BitwiseCopyable, Sendable {
  let countsSeconds: Bool
  /// The digits after the seconds.
  let fractionDigits: Int
  let rule: RoundingRule
  /// What the last digit counts, in attoseconds; one second at most.
  private let step: UInt64

  init(countsSeconds: Bool, fractionDigits: Int, rule: RoundingRule) {
    self.countsSeconds = countsSeconds
    self.fractionDigits = fractionDigits
    self.rule = rule
    step = powersOfTen[18 - fractionDigits]
  }

  /// A duration as the clock shows it; `nil` for one that is too long to be counted so.
  @inline(__always)
  func reading(_ duration: Duration) -> ClockReading? {
    guard let (seconds, attoseconds) = duration.countableComponents else { return nil }
    let isNegative = (seconds | attoseconds) < 0
    let whole = seconds.magnitude
    guard whole < Self.limit else { return nil }
    let rest = attoseconds.magnitude
    return countsSeconds
      ? reading(whole, rest, isNegative) : minutes(whole, rest, isNegative)
  }

  /// The seconds that Foundation's binary numbers, and so the corrected text, count exactly.
  private static let limit: UInt64 = 1 << 53

  @inline(__always)
  private func reading(_ seconds: UInt64, _ rest: UInt64, _ isNegative: Bool) -> ClockReading {
    guard rest != 0 else {
      return ClockReading(isNegative: isNegative, count: seconds, fraction: 0)
    }
    var fraction = fractionDigits == 0 ? 0 : rest / step
    let left = rest &- fraction &* step
    var count = seconds
    let last = fractionDigits == 0 ? seconds : fraction
    if left != 0,
      rule.goesAway(isNegative: isNegative, isOdd: last & 1 == 1, .init(left, of: step))
    {
      fraction &+= 1
      if fraction &* step == Self.second { (count, fraction) = (seconds &+ 1, 0) }
    }
    return ClockReading(
      isNegative: isNegative && (count | fraction) != 0, count: count, fraction: fraction)
  }

  private static let second: UInt64 = 1_000_000_000_000_000_000

  @inline(__always)
  private func minutes(_ seconds: UInt64, _ rest: UInt64, _ isNegative: Bool) -> ClockReading {
    var count = seconds / 60
    // What is less than a second only tells the middle from what is above it.
    let left = 2 &* (seconds &- count &* 60) &+ (rest == 0 ? 0 : 1)
    if left != 0,
      rule.goesAway(isNegative: isNegative, isOdd: count & 1 == 1, .init(left, of: 120))
    {
      count &+= 1
    }
    return ClockReading(isNegative: isNegative && count != 0, count: count, fraction: 0)
  }
}

/// What a clock shows of a duration: minutes, or seconds and their fraction.
struct ClockReading: BitwiseCopyable {
  let isNegative: Bool
  let count: UInt64
  let fraction: UInt64
}
