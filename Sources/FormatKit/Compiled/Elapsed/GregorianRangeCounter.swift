internal import Foundation

/// Counts the time between two dates in the Gregorian calendar.
struct GregorianRangeCounter: ElapsedCounter {
  private let elapsed: GregorianElapsed
  private let isForward: Bool

  /// Takes the units and the zone's clocks; time runs from the lower bound to the upper or the other way.
  init(_ units: TimeUnitSet, zone: ZoneSpans, isForward: Bool) {
    elapsed = GregorianElapsed(units, zone: zone)
    self.isForward = isForward
  }

  @inline(__always)
  func count(_ range: Range<Date>, _ counts: inout ElapsedCounts) -> Bool? {
    guard let lower = Moment(range.lowerBound), let upper = Moment(range.upperBound),
      let isFull = lower.isWithin(upper)
    else { return nil }
    let span =
      isForward
      ? (lower.second, isFull ? upper.second : upper.second &- 1)
      : (upper.second, isFull ? lower.second : lower.second &+ 1)
    guard elapsed.count(from: span.0, to: span.1, sign: isForward ? 1 : -1, &counts) else {
      return nil
    }
    return !isForward
  }

  /// A date in whole seconds and the rest, as Foundation's calendar takes it apart.
  private struct Moment {
    /// Since 1970.
    let second: Int
    let fraction: Double

    /// `nil` for a date so far away that it cannot be counted from.
    @inline(__always)
    init?(_ date: Date) {
      let interval = date.timeIntervalSinceReferenceDate
      guard interval.magnitude < 0x1p40 else { return nil }
      let truncated = Int(interval)
      let whole = Double(truncated) > interval ? truncated &- 1 : truncated
      second = whole &+ Int(Date.timeIntervalBetween1970AndReferenceDate)
      fraction = interval - Double(whole)
    }

    /// Whether whole seconds from this moment reach the other in its own second.
    ///
    /// `nil` where the fractions are so near to each other, or to a whole second, that roundings on the way decide.
    @inline(__always)
    func isWithin(_ other: Moment) -> Bool? {
      let difference = other.fraction - fraction
      guard difference == 0 || difference.magnitude > 0.001, max(fraction, other.fraction) < 0.999
      else { return nil }
      return difference >= 0
    }
  }
}
