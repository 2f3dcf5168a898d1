internal import Foundation

/// Counts units of the Gregorian calendar from one second to another, on a zone's clocks: what Foundation's
/// calendar counts, for the years whose clocks are known.
///
/// Each unit, the largest first, is added as often as it fits, and the next is counted from there.
struct GregorianElapsed: Sendable {
  private let units: TimeUnitSet
  private let zone: ZoneSpans

  init(_ units: TimeUnitSet, zone: ZoneSpans) {
    self.units = units
    self.zone = zone
  }

  /// The seconds since 1970 that are covered.
  static let years =
    CivilDay.daysSince1970(year: 1590, month: 1, day: 1) * 86_400..<CivilDay.daysSince1970(
      year: 7980, month: 1, day: 1) * 86_400

  /// A moment and what the clock shows then, both in seconds since 1970.
  private struct Moment {
    var time: Int
    var local: Int
  }

  /// Counts from one second to another in the direction of `sign`; false where that is not covered.
  @inline(__always)
  func count(from start: Int, to end: Int, sign: Int, _ counts: inout ElapsedCounts) -> Bool {
    guard Self.years.contains(start), Self.years.contains(end) else { return false }
    var start = start
    if units.hasCalendarUnits {
      guard let reached = countDays(from: start, to: end, sign: sign, &counts) else { return false }
      start = reached
    }
    let rest = sign &* (end &- start)
    // Foundation counts in 32 bits.
    guard (0...Int(Int32.max)).contains(rest) else { return false }
    counts.divide(clock: UInt64(truncatingIfNeeded: rest), among: units)
    return true
  }

  /// Counts years, months, weeks and days, and answers the second that they lead to.
  private func countDays(
    from start: Int, to end: Int, sign: Int, _ counts: inout ElapsedCounts
  ) -> Int? {
    let ahead = zone.offsetAndKind(at: start).offset
    let goal = Moment(time: end, local: end &+ zone.offsetAndKind(at: end).offset)
    // Days that were left out or came twice are reckoned with in ways of their own.
    guard (goal.local &- goal.time &- ahead).magnitude <= 3 * 3_600 else { return nil }
    var moment = Moment(time: start, local: start &+ ahead)
    for (unit, length) in Self.calendarUnits where units.contains(unit) {
      guard let count = count(length, from: &moment, to: goal, sign) else { return nil }
      counts.set(unit, UInt64(truncatingIfNeeded: count))
    }
    return moment.time
  }

  private static let calendarUnits: [(TimeUnit, RelativeUnit)] = [
    (.year, .year), (.month, .month), (.week, .week), (.day, .day),
  ]

  /// Moves on by a unit as often as it fits, and answers how often that was.
  @inline(__always)
  private func count(
    _ unit: RelativeUnit, from moment: inout Moment, to goal: Moment, _ sign: Int
  ) -> Int? {
    let (start, offset) = (moment.local, moment.local &- moment.time)
    var count = max(0, sign &* start.units(unit, to: goal.local))
    while true {
      guard let isWithin = isWithin(start.adding(sign &* (count &+ 1), unit), offset, goal, sign)
      else { return nil }
      guard isWithin else { break }
      count &+= 1
    }
    while count > 0 {
      let local = start.adding(sign &* count, unit)
      guard let isWithin = isWithin(local, offset, goal, sign) else { return nil }
      if isWithin {
        guard let time = zone.time(atLocal: local, offset: offset) else { return nil }
        moment = Moment(time: time, local: local)
        break
      }
      count &-= 1
    }
    return count
  }

  /// Whether a local time is not beyond the goal.
  @inline(__always)
  private func isWithin(_ local: Int, _ offset: Int, _ goal: Moment, _ sign: Int) -> Bool? {
    let left = sign &* (goal.local &- local)
    // Clocks are not set by so much.
    if left.magnitude > 4 * 3_600 { return left > 0 }
    guard let time = zone.time(atLocal: local, offset: offset) else { return nil }
    return sign &* (goal.time &- time) >= 0
  }
}
