internal import Foundation

/// Counts numbers of seconds: in units of constant length, or by the calendar from the start of 2001 on.
struct ElapsedSeconds: Sendable {
  private let units: TimeUnitSet
  /// Where years or months may be used.
  private let calendar: GregorianElapsed?

  init(_ units: TimeUnitSet) {
    self.units = units
    let isCalendar = units.contains(.year) || units.contains(.month)
    calendar = isCalendar ? GregorianElapsed(units, zone: .spans(of: .gmt)) : nil
  }

  /// The seconds that binary numbers, and so the style itself, count exactly.
  fileprivate static let limit = 1 << 53

  @inline(__always)
  fileprivate func count(_ seconds: UInt64, _ counts: inout ElapsedCounts) -> Bool {
    guard let calendar else {
      counts.divide(seconds, among: units)
      return true
    }
    let start = Int(Date.timeIntervalBetween1970AndReferenceDate)
    return calendar.count(from: start, to: start &+ Int(seconds), sign: 1, &counts)
  }
}

/// Counts durations.
struct DurationCounter: ElapsedCounter {
  let seconds: ElapsedSeconds

  @inline(__always)
  func count(_ value: Duration, _ counts: inout ElapsedCounts) -> Bool? {
    guard let whole = value.countableComponents?.seconds, whole.magnitude < ElapsedSeconds.limit,
      seconds.count(whole.magnitude, &counts)
    else {
      return nil
    }
    return whole < 0
  }
}

/// Counts numbers of seconds, less what is not a whole one.
struct SecondCounter: ElapsedCounter {
  let seconds: ElapsedSeconds

  @inline(__always)
  func count(_ value: Double, _ counts: inout ElapsedCounts) -> Bool? {
    guard value.magnitude < Double(ElapsedSeconds.limit),
      seconds.count(UInt64(value.magnitude), &counts)
    else { return nil }
    return value < 0
  }
}
