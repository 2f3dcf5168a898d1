/// Days of the proleptic Gregorian calendar, as ISO 8601 counts them.
enum CivilDate {
  static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  static func daysInMonth(_ month: Int, of year: Int) -> Int {
    month == 2 && isLeap(year) ? 29 : [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  static func daysInYear(_ year: Int) -> Int {
    isLeap(year) ? 366 : 365
  }

  /// Days since 1970-01-01.
  ///
  /// A year counts from March, so that the leap day is its last and each month's first day is a
  /// linear function of the month.
  static func days(year: Int, month: Int, day: Int) -> Int {
    let (year, month) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    let century = year.floorDivided(by: 100)
    let leapDays = year.floorDivided(by: 4) - century + century.floorDivided(by: 4)
    return 365 * year + leapDays + (153 * month + 2) / 5 + day - 719_469
  }

  /// The day of the week: Monday is 1, Sunday is 7.
  static func weekday(days: Int) -> Int {
    let fromThursday = days - 7 * days.floorDivided(by: 7)
    return (fromThursday + 3) % 7 + 1
  }

  /// The first day of an ISO week: week 1 holds January 4.
  static func days(weekYear: Int, week: Int) -> Int {
    let fourth = days(year: weekYear, month: 1, day: 4)
    return fourth - (weekday(days: fourth) - 1) + 7 * (week - 1)
  }

  /// Whether an ISO year has 53 weeks: it begins or ends on a Thursday.
  static func weeksInYear(_ year: Int) -> Int {
    let first = weekday(days: days(year: year, month: 1, day: 1))
    let last = weekday(days: days(year: year, month: 12, day: 31))
    return first == 4 || last == 4 ? 53 : 52
  }
}

extension Int {
  /// The quotient rounded down, also for negative numbers.
  func floorDivided(by divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
