internal import Foundation

/// A point in time as ICU's calendars take it: by the whole millisecond, in the years that are covered.
struct Instant {
  /// Whole milliseconds since 1970-01-01T00:00:00Z.
  let milliseconds: Int
  /// Whole seconds since then.
  let seconds: Int

  /// `nil` for a date that is not covered: one outside of the years 1584 to 9999, or NaN.
  @inline(__always)
  init?(_ date: Date) {
    // Foundation's way to ICU's milliseconds, with the same roundings.
    let exact = date.timeIntervalSince1970 * 1000
    guard exact >= Self.first, exact < Self.end else { return nil }
    let truncated = Int(exact)
    let isAbove = Double(truncated) > exact
    milliseconds = isAbove ? truncated &- 1 : truncated
    seconds =
      Int(bitPattern: UInt(bitPattern: milliseconds &+ Self.shift) / 1000) &- Self.shift / 1000
    // Less than a microsecond before a second begins, ICU's search for the zone's offset rounds up.
    if exact - Double(milliseconds) > 0.99, milliseconds &- seconds &* 1000 == 999 { return nil }
  }

  private static let shift = 86_400_000 * 200_000
  // Far enough inside of the years that neither local time nor a week belongs to another.
  private static let first = Double(
    CivilDay.daysSince1970(year: 1584, month: 1, day: 3) * 86_400_000)
  private static let end = Double(
    CivilDay.daysSince1970(year: 9999, month: 12, day: 20) * 86_400_000)
}
