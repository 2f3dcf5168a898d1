internal import Foundation

extension ISO8601Fields {
  /// The fields that the components say; what they leave open is the first there is.
  init(_ components: DateComponents) {
    year = components.year ?? year
    // The year 1 before Christ is the year 0.
    if components.era == 0 { year = 1 &- year }
    weekYear = components.yearForWeekOfYear ?? year
    month = components.month ?? month
    week = components.weekOfYear ?? week
    day = components.day ?? day
    // Foundation counts from Sunday, the standard from Monday.
    if let weekday = components.weekday { self.weekday = weekday == 1 ? 7 : weekday &- 1 }
    dayOfYear = components.dayOfYear ?? dayOfYear
    hour = components.hour ?? hour
    minute = components.minute ?? minute
    second = components.second ?? second
    millisecond = (components.nanosecond ?? 0) / 1_000_000
  }

  /// The fields of the same instant in a place that is so many seconds further ahead of UTC.
  ///
  /// - Parameters:
  ///   - seconds: The difference.
  ///   - set: The fields that say which day it is.
  /// - Returns: The fields; `nil` where they are too large to reckon with.
  func moved(by seconds: Int, in set: ISO8601Layout.FieldSet) -> ISO8601Fields? {
    let limit = 1_000_000_000
    let numbers = [year, weekYear, month, week, day, weekday, dayOfYear, hour, minute, second]
    guard numbers.allSatisfy({ $0.magnitude < limit }) else { return nil }
    let time = hour * 3_600 + minute * 60 + second + seconds
    let (days, rest) = time.flooredQuotientAndRemainder(86_400)
    var moved = self
    moved.set(CivilDate(days: self.days(in: set) + days))
    moved.hour = rest / 3_600
    moved.minute = rest / 60 % 60
    moved.second = rest % 60
    return moved
  }

  /// The day that the fields name, since 1970-01-01.
  private func days(in set: ISO8601Layout.FieldSet) -> Int {
    if set.contains(.week) {
      // January 4 is always in the first week.
      let fourth = CivilDate(days: CivilDate.days(toYear: weekYear) + 3)
      return fourth.days - fourth.weekday + (week - 1) * 7 + weekday
    }
    guard set.contains(.month) else { return CivilDate.days(toYear: year) + dayOfYear - 1 }
    let (years, month) = (self.month - 1).flooredQuotientAndRemainder(12)
    let first = (0..<month).reduce(CivilDate.days(toYear: year + years)) { days, month in
      days + CivilDate.length(ofMonth: month + 1, in: year + years)
    }
    return first + day - 1
  }
}

extension CivilDate {
  /// The days of a month, from 1, of a year.
  static func length(ofMonth month: Int, in year: Int) -> Int {
    guard month == 2 else { return [4, 6, 9, 11].contains(month) ? 30 : 31 }
    return days(toYear: year + 1) - days(toYear: year) - 337
  }
}
