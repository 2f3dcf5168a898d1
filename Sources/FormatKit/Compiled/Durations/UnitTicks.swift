/// Durations counted in ticks, of which 20,000,000,000 are a second.
///
/// A tick is so short that all it leaves out only tells the middle between two nanoseconds from what is above it.
struct UnitTicks: BitwiseCopyable {
  let isNegative: Bool
  let count: UInt64

  static let second: UInt64 = 20_000_000_000
  private static let attoseconds: UInt64 = 100_000_000
  private static let limit: UInt64 = 1 << 29

  /// Counts a duration; `nil` for one of 17 years and more.
  @inline(__always)
  init?(_ duration: Duration) {
    guard let (seconds, attoseconds) = duration.countableComponents else { return nil }
    isNegative = (seconds | attoseconds) < 0
    let whole = seconds.magnitude
    guard whole < Self.limit else { return nil }
    var ticks = whole &* Self.second
    if attoseconds != 0 {
      let rest = attoseconds.magnitude
      let tenths = rest / Self.attoseconds
      ticks &+= 2 &* tenths &+ (tenths &* Self.attoseconds == rest ? 0 : 1)
    }
    count = ticks
  }
}

/// The length of a unit of time.
enum TickLength: BitwiseCopyable, Sendable {
  case weeks, days, hours, minutes, seconds, milliseconds, microseconds, nanoseconds

  /// How often the unit goes into a number of ticks; the divisors are constant, so that nothing is divided.
  @inline(__always)
  func count(in ticks: UInt64) -> UInt64 {
    switch self {
    case .weeks: ticks / (604_800 * UnitTicks.second)
    case .days: ticks / (86_400 * UnitTicks.second)
    case .hours: ticks / (3_600 * UnitTicks.second)
    case .minutes: ticks / (60 * UnitTicks.second)
    case .seconds: ticks / UnitTicks.second
    case .milliseconds: ticks / (UnitTicks.second / 1_000)
    case .microseconds: ticks / (UnitTicks.second / 1_000_000)
    case .nanoseconds: ticks / (UnitTicks.second / 1_000_000_000)
    }
  }

  var ticks: UInt64 {
    switch self {
    case .weeks: 604_800 * UnitTicks.second
    case .days: 86_400 * UnitTicks.second
    case .hours: 3_600 * UnitTicks.second
    case .minutes: 60 * UnitTicks.second
    case .seconds: UnitTicks.second
    case .milliseconds: UnitTicks.second / 1_000
    case .microseconds: UnitTicks.second / 1_000_000
    case .nanoseconds: UnitTicks.second / 1_000_000_000
    }
  }

  /// The last of so many fraction digits in ticks; `nil` where ticks do not tell its middle.
  func step(fractionDigits: Int) -> UInt64? {
    guard (0..<powersOfTen.count).contains(fractionDigits) else { return nil }
    let (step, rest) = ticks.quotientAndRemainder(dividingBy: powersOfTen[fractionDigits])
    return rest == 0 && step % 4 == 0 && step > 0 ? step : nil
  }
}

/// A unit that a duration may be told in.
struct TickUnit: BitwiseCopyable {
  let length: TickLength
  let ticks: UInt64
  /// The digits that the unit has where it is the last one.
  let fractionDigits: Int
  /// The last of these digits, in ticks.
  let step: UInt64
  let words: QuantityWords

  /// Takes a unit; `nil` for more digits than ticks tell.
  init?(_ length: TickLength, fractionDigits: Int, words: QuantityWords) {
    guard let step = length.step(fractionDigits: fractionDigits) else { return nil }
    self.length = length
    self.fractionDigits = fractionDigits
    self.step = step
    self.words = words
    ticks = length.ticks
  }

  /// The nearest multiple of the step by a rule.
  @inline(__always)
  func rounded(_ ticks: UInt64, isNegative: Bool, _ rule: RoundingRule) -> UInt64 {
    let count = fractionDigits == 0 ? length.count(in: ticks) : ticks / step
    let rest = ticks &- count &* step
    guard rest != 0,
      rule.goesAway(isNegative: isNegative, isOdd: count & 1 == 1, .init(rest, of: step))
    else { return ticks &- rest }
    return ticks &- rest &+ step
  }

  /// The digits of a count and what is left of the unit, with at least so many fraction digits.
  @inline(__always)
  func digits(_ count: UInt64, rest: UInt64, minFraction: Int) -> QuantitySample {
    guard rest != 0 || minFraction > 0 else { return QuantitySample(digits: count) }
    var digits = count &* powersOfTen[fractionDigits] &+ rest / step
    var places = fractionDigits
    while places > minFraction {
      let tenth = digits / 10
      guard tenth &* 10 == digits else { break }
      digits = tenth
      places &-= 1
    }
    return QuantitySample(digits: digits, fractionDigits: places)
  }
}

// Its words are written before they are shared.
extension TickUnit: @unchecked Sendable {}
