internal import Foundation

/// A date cut into whole seconds since 1970 and the rest, in the years 1 to 9999.
struct WholeSecond {
  /// The part of a second, in milliseconds.
  struct Fraction {
    fileprivate let interval: Double
    fileprivate let rest: Double

    /// The shortest decimal within the rounding of the date, or else the first three digits: see ``ISO8601Instant``.
    @inline(__always)
    var milliseconds: Int {
      let seconds = interval - rest + Date.timeIntervalBetween1970AndReferenceDate
      let tolerance = max(interval.ulp, seconds.ulp)
      let steps = Int(rest * 1000 + 0.5)
      if (rest - Double(steps) / 1000).magnitude <= tolerance && steps < 1000 { return steps }
      return min(Int(rest * 1000), 999)
    }
  }

  let seconds: Int
  let fraction: Fraction

  /// `nil` for a date that is not covered.
  @inline(__always)
  init?(_ date: Date, _ zone: ZoneSpans) {
    let interval = date.timeIntervalSinceReferenceDate
    guard interval >= Self.first, interval < Self.end else { return nil }
    var whole = Int(interval)
    if Double(whole) > interval { whole &-= 1 }
    seconds = whole &+ Int(Date.timeIntervalBetween1970AndReferenceDate)
    let rest = interval - Double(whole)
    // Just before a second begins, the search for the zone's offset rounds up.
    if rest > 0.9999, !zone.isFixed { return nil }
    fraction = Fraction(interval: interval, rest: rest)
  }

  private static let first = referenceInterval(year: 1, month: 1, day: 3)
  private static let end = referenceInterval(year: 9999, month: 12, day: 30)

  private static func referenceInterval(year: Int, month: Int, day: Int) -> Double {
    Double(CivilDay.daysSince1970(year: year, month: month, day: day) * 86_400)
      - Date.timeIntervalBetween1970AndReferenceDate
  }
}
