internal import Foundation

/// How far a date is from another, in the one unit that a relative date is told in.
///
/// The numeric form counts elapsed units: 366 days are 1 year, 8 days are 1 week. The named form counts calendar
/// units from a day on, since "yesterday" and "next month" are names of them (UTS #35, part 4, "Calendar Fields"): two
/// o'clock and eleven o'clock of one day are never "tomorrow".
struct RelativeDateRule {
  let calendar: Calendar
  /// The units that may be used, the largest first.
  let units: [RelativeUnit]
  let isNamed: Bool

  /// The distance from `start` to `end`; `nil` where the calendar cannot reckon, or no unit may be used.
  func offset(of end: Date, from start: Date) -> RelativeOffset? {
    // Nothing smaller than a second is told; a half is rounded away from zero.
    let seconds = end.timeIntervalSince(start).rounded(.toNearestOrAwayFromZero)
    let (start, end) = (start.wholeSecond, end.wholeSecond)
    let elapsed = ElapsedUnits(calendar: calendar, start: end - seconds, end: end)
    let turned = CalendarUnits(calendar: calendar, start: start, end: end)
    return isNamed ? named(elapsed, turned) : numeric(elapsed, units)
  }
}

// The numeric form.
extension RelativeDateRule {
  /// Takes a unit as soon as the time, rounded to the next smaller unit, fills it: so 59.5 minutes are 1 hour, not
  /// 60 minutes.
  private func numeric(_ elapsed: ElapsedUnits, _ units: [RelativeUnit]) -> RelativeOffset? {
    guard let smallest = units.last else { return nil }
    let unit = units.first { isFilled($0, elapsed) } ?? smallest
    return elapsed.nearest(unit).map { RelativeOffset(unit: unit, count: $0) }
  }

  private func isFilled(_ unit: RelativeUnit, _ elapsed: ElapsedUnits) -> Bool {
    guard elapsed.seconds >= unit.fewestSeconds, let smaller = smaller(than: unit),
      let count = elapsed.nearest(smaller), let rounded = elapsed.date(count, smaller)
    else { return false }
    return elapsed.fills(unit, at: rounded)
  }

  /// The next smaller unit that divides this one; weeks divide neither months nor years.
  private func smaller(than unit: RelativeUnit) -> RelativeUnit? {
    let smaller = units.filter { $0.rawValue > unit.rawValue }
    guard unit == .month || unit == .year else { return smaller.first }
    return smaller.first { $0 != .week } ?? smaller.first
  }
}

// The named form.
extension RelativeDateRule {
  private func named(_ elapsed: ElapsedUnits, _ turned: CalendarUnits) -> RelativeOffset? {
    let named = units.filter { $0.seconds == nil }
    let clock = units.filter { $0.seconds != nil }
    if let unit = named.first(where: { isReached($0, elapsed) && turned.turns($0) != 0 }) {
      return carried(unit, named.filter { $0.rawValue < unit.rawValue }, elapsed, turned)
    }
    guard clock.isEmpty, let smallest = named.last else { return numeric(elapsed, clock) }
    return turned.turns(smallest).map { RelativeOffset(unit: smallest, count: $0) }
  }

  /// Whether a whole unit has passed, also by rounding where hours or less are told otherwise.
  private func isReached(_ unit: RelativeUnit, _ elapsed: ElapsedUnits) -> Bool {
    guard elapsed.seconds >= unit.fewestSeconds else { return false }
    if smaller(than: unit)?.seconds != nil { return isFilled(unit, elapsed) }
    return elapsed.fills(unit, at: elapsed.end)
  }

  /// The calendar units passed, told in a larger one where the date is as far as that from the border of
  /// the present unit: 29 days before October 7 is last month, not 4 weeks ago.
  private func carried(
    _ unit: RelativeUnit, _ larger: [RelativeUnit], _ elapsed: ElapsedUnits,
    _ turned: CalendarUnits
  ) -> RelativeOffset? {
    let filled = larger.filter { turned.fills($0, fromBorderOf: unit) }
    for unit in filled {
      if let count = turned.turns(unit), count != 0 {
        return RelativeOffset(unit: unit, count: count)
      }
    }
    // The first and the last day of a month can be five calendar weeks apart, which is more than a month.
    guard var count = turned.turns(unit) else { return nil }
    while let larger = filled.last, let date = elapsed.date(count, unit),
      elapsed.fills(larger, at: date)
    {
      count -= elapsed.sign
    }
    return RelativeOffset(unit: unit, count: count)
  }
}

extension Date {
  /// The second that the date is in; between whole seconds, sums and differences are exact.
  fileprivate var wholeSecond: Date {
    Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down))
  }
}
