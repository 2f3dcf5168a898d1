internal import Foundation

/// The fields of one local date and time.
///
/// The values stand in memory that the maker lends, ``count`` of them.
struct DateFieldValues {
  static let count = DateField.allCases.count
  private let memory: UnsafeMutablePointer<Int32>

  init(_ memory: UnsafeMutablePointer<Int32>) {
    self.memory = memory
  }

  @inline(__always)
  subscript(field: DateField) -> Int {
    get { Int(memory[field.rawValue]) }
    nonmutating set { memory[field.rawValue] = Int32(truncatingIfNeeded: newValue) }
  }

  /// The value of a field given by its number; from ``count`` on of an interval's second date.
  @inline(__always)
  subscript(index index: Int) -> Int { Int(memory[index]) }
}

/// The groups of fields that cost time to fill, when they are wanted.
struct DateFieldNeeds: OptionSet, Sendable {
  let rawValue: Int
  /// The fields of weeks of the year and the month.
  static let weeks = DateFieldNeeds(rawValue: 1)
  /// The Julian day, the millisecond of the day and the parts of the second.
  static let rare = DateFieldNeeds(rawValue: 2)
}

extension DateFieldValues {
  /// Fills in the fields of a moment, given in milliseconds since 1970-01-01T00:00 of the local clock.
  @inline(__always)
  func fill(localMilliseconds: Int, weeks: WeekRules, needs: DateFieldNeeds) {
    // Counted from 0000-03-01, so that it cannot be negative and the division is one of unsigned numbers.
    let shifted = UInt(bitPattern: localMilliseconds &+ Self.epochShift)
    let shiftedDays = shifted / 86_400_000
    let millisecond = Int(bitPattern: shifted &- shiftedDays &* 86_400_000)
    let days = Int(bitPattern: shiftedDays) &- Self.epochShiftDays
    let day = CivilDay(daysSince1970: days)
    let weekday = Int(bitPattern: (shiftedDays &+ 3) % 7)
    fill(day, weekday: weekday)
    fillTime(millisecond)
    if !needs.isEmpty { fillMore(day, days, weekday, millisecond, weeks, needs) }
  }

  private static let epochShiftDays = 719_468
  private static let epochShift = epochShiftDays * 86_400_000

  @inline(__always)
  private func fill(_ day: CivilDay, weekday: Int) {
    let century = Int(UInt32(truncatingIfNeeded: day.year) / 100)
    self[.century] = century
    self[.yearOfCentury] = day.year &- century &* 100
    self[.month] = day.month &- 1
    self[.quarter] = Int(UInt32(truncatingIfNeeded: day.month &- 1) / 3)
    self[.day] = day.day &- 1
    self[.dayOfYear] = day.dayOfYear &- 1
    self[.weekday] = weekday
  }

  @inline(__always)
  private func fillTime(_ millisecond: Int) {
    let second = UInt32(truncatingIfNeeded: millisecond) / 1000
    let minute = second / 60
    let hour = minute / 60
    let minuteOfHour = Int(minute &- hour &* 60)
    let secondOfMinute = Int(second &- minute &* 60)
    self[.hour] = Int(hour)
    self[.minute] = minuteOfHour
    self[.second] = secondOfMinute
    self[.dayPeriod] = DateField.dayPeriod(
      hour: Int(hour), minute: minuteOfHour, second: secondOfMinute)
  }

  @inline(never)
  private func fillMore(
    _ day: CivilDay, _ days: Int, _ weekday: Int, _ millisecond: Int, _ weeks: WeekRules,
    _ needs: DateFieldNeeds
  ) {
    if needs.contains(.weeks) {
      let (year, week) = weeks.weekOfYear(of: day, weekday: weekday)
      self[.weekCentury] = year / 100
      self[.weekYearOfCentury] = year % 100
      self[.weekOfYear] = week
      self[.weekOfMonth] = weeks.week(
        ofDay: day.day, position: weeks.position(ofWeekday: weekday))
    }
    guard needs.contains(.rare) else { return }
    self[.weekdayOrdinal] = (day.day - 1) / 7
    self[.millisecondOfDay] = millisecond
    self[.tenth] = millisecond / 100 % 10
    self[.hundredth] = millisecond / 10 % 10
    self[.thousandth] = millisecond % 10
    let julian = days + Self.julianDayOf1970
    self[.julianMillions] = julian / 1_000_000
    self[.julianTenThousands] = julian / 10_000 % 100
    self[.julianHundreds] = julian / 100 % 100
    self[.julianUnits] = julian % 100
  }

  private static let julianDayOf1970 = 2_440_588
}

extension DateField {
  /// What has to be filled in for the field.
  var needs: DateFieldNeeds {
    switch self {
    case .weekCentury, .weekYearOfCentury, .weekOfYear, .weekOfMonth: .weeks
    case .weekdayOrdinal, .tenth, .hundredth, .thousandth, .millisecondOfDay, .julianMillions,
      .julianTenThousands, .julianHundreds, .julianUnits:
      .rare
    default: []
    }
  }
}
