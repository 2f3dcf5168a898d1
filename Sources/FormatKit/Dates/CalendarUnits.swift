internal import Foundation

/// The days, weeks, months and years from one date to another, counted by how often the calendar turns
/// over between them: from 23:59 to 00:01 is one day.
struct CalendarUnits {
  let calendar: Calendar
  let start: Date
  let end: Date

  /// How often the unit changes; `nil` where the calendar cannot tell.
  func turns(_ unit: RelativeUnit) -> Int? {
    switch unit {
    case .day: day(of: end) - day(of: start)
    case .week: week(of: end) - week(of: start)
    case .month, .year: turnsOfLongUnit(unit.component)
    case .hour, .minute, .second: nil
    }
  }

  /// The day by the clock of the calendar's time zone, since 1970-01-01.
  private func day(of date: Date) -> Int {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    return Int(seconds + Double(calendar.timeZone.secondsFromGMT(for: date)))
      .flooredQuotientAndRemainder(86_400).quotient
  }

  /// The week that begins on the calendar's first weekday; 1970-01-01 was a Thursday.
  private func week(of date: Date) -> Int {
    (day(of: date) + 5 - calendar.firstWeekday).flooredQuotientAndRemainder(7).quotient
  }

  private func turnsOfLongUnit(_ component: Calendar.Component) -> Int? {
    guard let from = middayOfFirst(component, start), var to = middayOfFirst(component, end)
    else { return nil }
    // Where clocks change on one of the days, it is not noon on both: six hours more make the last unit whole.
    if from != to { to += from < to ? 21_600 : -21_600 }
    return calendar.dateComponents([component], from: from, to: to).value(for: component)
  }

  /// About noon of the unit's first day: where clocks change at midnight, a day begins at one o'clock.
  private func middayOfFirst(_ component: Calendar.Component, _ date: Date) -> Date? {
    calendar.dateInterval(of: component, for: date)?.start.addingTimeInterval(43_200)
  }

  /// Whether the end is further than one unit from the near border of the smaller unit that the start
  /// is in: the end of the present week for what is past, its beginning for what is to come.
  func fills(_ unit: RelativeUnit, fromBorderOf smaller: RelativeUnit) -> Bool {
    guard let present = calendar.dateInterval(of: smaller.component, for: start) else {
      return false
    }
    let isFuture = start < end
    let border = isFuture ? present.start : present.end
    let step = isFuture ? 1 : -1
    guard let full = calendar.date(byAdding: unit.component, value: step, to: border) else {
      return false
    }
    return isFuture ? end >= full : end < full
  }
}
