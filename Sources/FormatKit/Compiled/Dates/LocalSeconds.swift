// A local time is a number of seconds since 1970-01-01T00:00 of the local clock; these are its units in the Gregorian
// calendar, in the years 1 to 9999.

extension Int {
  private static let shiftDays = 719_468

  /// The days since 1970-01-01.
  @inline(__always)
  var day: Int {
    Int(bitPattern: UInt(bitPattern: self &+ Self.shiftDays &* 86_400) / 86_400) &- Self.shiftDays
  }

  /// The number of the week that begins on a weekday, 1 for Sunday; 1970-01-01 was a Thursday.
  @inline(__always)
  func week(_ firstWeekday: Int) -> Int {
    // 719,468 days are 102,781 weeks and one day.
    Int(bitPattern: UInt(bitPattern: day &+ Self.shiftDays &+ 4 &- firstWeekday) / 7)
  }

  /// The local time so many days, weeks, months or years later; a day that the month does not have becomes its last.
  @inline(__always)
  func adding(_ count: Int, _ unit: RelativeUnit) -> Int {
    switch unit {
    case .week: self &+ count &* 604_800
    case .month: addingMonths(count)
    case .year: addingMonths(count &* 12)
    case .day, .hour, .minute, .second: self &+ count &* 86_400
    }
  }

  private func addingMonths(_ count: Int) -> Int {
    let date = CivilDay(daysSince1970: day)
    let months = UInt(bitPattern: date.year &* 12 &+ date.month &- 1 &+ count)
    let year = Int(bitPattern: months / 12)
    let month = Int(bitPattern: months % 12) &+ 1
    let length = CivilDay.length(ofMonth: month, in: year)
    let added = CivilDay.daysSince1970(year: year, month: month, day: Swift.min(date.day, length))
    return self &+ (added &- day) &* 86_400
  }

  /// The units to another local time: whole days and weeks, and of months and years how often they change.
  @inline(__always)
  func units(_ unit: RelativeUnit, to other: Int) -> Int {
    switch unit {
    case .week: (other &- self) / 604_800
    case .month, .year: turns(unit, to: other)
    case .day, .hour, .minute, .second: (other &- self) / 86_400
    }
  }

  private func turns(_ unit: RelativeUnit, to other: Int) -> Int {
    let from = CivilDay(daysSince1970: day)
    let to = CivilDay(daysSince1970: other.day)
    let years = to.year &- from.year
    return unit == .year ? years : years &* 12 &+ to.month &- from.month
  }

  /// The first second of the day, week, month or year.
  func first(ofUnit unit: RelativeUnit, _ firstWeekday: Int) -> Int {
    switch unit {
    case .week: (week(firstWeekday) * 7 - Self.shiftDays - 4 + firstWeekday) * 86_400
    case .month: (day - CivilDay(daysSince1970: day).day + 1) * 86_400
    case .year: (day - CivilDay(daysSince1970: day).dayOfYear + 1) * 86_400
    case .day, .hour, .minute, .second: day * 86_400
    }
  }
}

extension CivilDay {
  /// The days of a month.
  @inline(__always)
  static func length(ofMonth month: Int, in year: Int) -> Int {
    if month == 2 { return isLeap(year) ? 29 : 28 }
    return 30 &+ ((month &+ (month >> 3)) & 1)
  }
}

extension RelativeUnit {
  /// The seconds of a unit that always has as many, as a whole number.
  @inline(__always)
  var wholeSeconds: Int? {
    switch self {
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    case .year, .month, .week, .day: nil
    }
  }
}
