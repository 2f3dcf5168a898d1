package import Foundation

/// A point in time, as whole seconds and the fraction that a reader expects.
///
/// A `Date` holds the binary number nearest to what it was made from, twice rounded: since 2001 and since
/// 1970. Cutting its digits off would print 10:04:11.122 for a date made from …11.123. The fraction is therefore the
/// shortest decimal within that rounding; only where there is none are the digits cut off.
package struct ISO8601Instant: Hashable, Sendable {
  /// The whole seconds since 1970-01-01T00:00:00Z, rounded down.
  package let seconds: Int
  private let fraction: Double
  private let tolerance: Double

  /// Reads a date; `nil` where it is not finite or further away than any calendar counts.
  package init?(_ date: Date) {
    let interval = date.timeIntervalSinceReferenceDate
    guard interval.magnitude < 0x1p60 else { return nil }
    let whole = interval.rounded(.down)
    seconds = Int(whole) + Int(Date.timeIntervalBetween1970AndReferenceDate)
    fraction = interval - whole
    tolerance = max(interval.ulp, Double(seconds).ulp)
  }

  /// The fraction as a whole number of steps of ten to the minus `digits`, from 0 to 18 digits.
  ///
  /// It never rounds up to the next second: 59.9996 is 59.999 in three digits.
  package func fraction(digits: Int) -> Int {
    var scale = 1.0
    for count in 0...digits {
      let steps = (fraction * scale).rounded()
      if (fraction - steps / scale).magnitude <= tolerance && steps < scale {
        return Int(steps) * Self.power(digits - count)
      }
      scale *= 10
    }
    return min(Int(fraction * Double(Self.power(digits))), Self.power(digits) - 1)
  }

  private static func power(_ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }
}
