internal import Foundation

/// The parts of a date and time, as ISO 8601 counts them.
struct ISO8601Fields: Hashable, Sendable {
  var year = 1970
  var weekYear = 1970
  var month = 1
  var week = 1
  var day = 1
  /// From 1, Monday, to 7, Sunday.
  var weekday = 1
  var dayOfYear = 1
  var hour = 0
  var minute = 0
  var second = 0
  var millisecond = 0
  /// The difference to UTC in whole minutes; `nil` for a text without one.
  var offset: Int?
}

extension ISO8601Fields {
  /// The fields of an instant in a place that is so many seconds ahead of UTC.
  init(_ instant: ISO8601Instant, ahead seconds: Int) {
    let (days, time) = (instant.seconds + seconds).flooredQuotientAndRemainder(86_400)
    set(CivilDate(days: days))
    hour = time / 3_600
    minute = time / 60 % 60
    second = time % 60
    millisecond = instant.fraction(digits: 3)
  }

  /// Sets year, month, week and day.
  mutating func set(_ date: CivilDate) {
    (year, month, day) = (date.year, date.month, date.day)
    (weekYear, week) = date.week
    (weekday, dayOfYear) = (date.weekday, date.dayOfYear)
  }
}
