/// How weeks are counted: on which day they begin, and when the first of a year or month counts.
///
/// UTS #35 part 4, "Week Data".
struct WeekRules: Hashable, Sendable {
  /// 1 for Sunday to 7 for Saturday.
  var firstWeekday: Int
  /// How many days of a year or month its first week has at least.
  var minimumDays: Int
}

extension WeekRules {
  /// The place of a weekday, 0 for Sunday, in its week: 0 to 6.
  @inline(__always)
  func position(ofWeekday weekday: Int) -> Int {
    (weekday &+ 8 &- firstWeekday) % 7
  }

  /// The week of a day, counted from 1, in its period: 0 for the days before the first week.
  @inline(__always)
  func week(ofDay day: Int, position: Int) -> Int {
    // The place of the period's first day in its week.
    let start = (position &- day &+ 1 &+ 7 &* 54) % 7
    let week = (day &+ start &- 1) / 7
    return 7 &- start >= minimumDays ? week &+ 1 : week
  }

  /// The week of the year, and the year that the week belongs to.
  @inline(__always)
  func weekOfYear(of day: CivilDay, weekday: Int) -> (year: Int, week: Int) {
    let position = position(ofWeekday: weekday)
    let week = week(ofDay: day.dayOfYear, position: position)
    guard week > 0 else {
      let length = CivilDay.isLeap(day.year &- 1) ? 366 : 365
      return (day.year &- 1, self.week(ofDay: day.dayOfYear &+ length, position: position))
    }
    let length = CivilDay.isLeap(day.year) ? 366 : 365
    // The days of this week that lie in the next year.
    let next = day.dayOfYear &+ 6 &- position &- length
    return next >= minimumDays && next > 0 ? (day.year &+ 1, 1) : (day.year, week)
  }
}
