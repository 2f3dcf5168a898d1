internal import Foundation

/// The time from one date to another, counted in units of a calendar.
struct ElapsedUnits {
  let calendar: Calendar
  let start: Date
  let end: Date

  /// The direction: 1 when the end is later, -1 when it is earlier.
  var sign: Int { end < start ? -1 : 1 }

  /// The seconds between, without a sign.
  var seconds: Double { end.timeIntervalSince(start).magnitude }

  /// The date so many units from the start.
  func date(_ count: Int, _ unit: RelativeUnit) -> Date? {
    if let seconds = unit.seconds { return start + Double(count) * seconds }
    return calendar.date(byAdding: unit.component, value: count, to: start)
  }

  /// Whether a date is as far from the start as one unit or further.
  func fills(_ unit: RelativeUnit, at date: Date) -> Bool {
    guard let full = self.date(sign, unit) else { return false }
    return sign > 0 ? date >= full : date <= full
  }

  /// The whole units between, with the sign of the direction.
  func whole(_ unit: RelativeUnit) -> Int? {
    if let length = unit.seconds { return sign * Int(seconds / length) }
    let parts = calendar.dateComponents([unit.component], from: start, to: end)
    guard var count = parts.value(for: unit.component) else { return nil }
    // What the calendar counts and what it adds can differ by one at the end of a month.
    while let next = date(count + sign, unit), isWithin(next) { count += sign }
    while count != 0, let last = date(count, unit), !isWithin(last) { count -= sign }
    return count
  }

  private func isWithin(_ date: Date) -> Bool {
    sign > 0 ? date <= end : date >= end
  }

  /// The nearest number of units, halves away from zero.
  func nearest(_ unit: RelativeUnit) -> Int? {
    guard let count = whole(unit), let last = date(count, unit),
      let next = date(count + sign, unit)
    else { return nil }
    let fraction = end.timeIntervalSince(last) / next.timeIntervalSince(last)
    return fraction >= 0.5 ? count + sign : count
  }
}
