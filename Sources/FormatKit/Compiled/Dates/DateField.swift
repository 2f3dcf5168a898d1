/// A small number of a local date and time that picks a text from a table.
///
/// Years are cut in two, so that every field of the calendar has at most 366 values.
enum DateField: Int, CaseIterable, Sendable {
  /// 0 to 99: the year without its last two digits.
  case century
  /// 0 to 99: the last two digits of the year.
  case yearOfCentury
  /// The century of the year that the week belongs to.
  case weekCentury
  case weekYearOfCentury
  /// 0 to 3.
  case quarter
  /// 0 to 11.
  case month
  /// 0 to 53: the number of the week itself.
  case weekOfYear
  /// 0 to 6: the number of the week itself.
  case weekOfMonth
  /// 0 to 30.
  case day
  /// 0 to 365.
  case dayOfYear
  /// 0 to 4: how many days of the same name the month had before.
  case weekdayOrdinal
  /// 0 to 6, from Sunday.
  case weekday
  /// The hour, and whether the minute and the second are zero: see ``dayPeriod(hour:minute:second:)``.
  case dayPeriod
  /// 0 to 23.
  case hour
  /// 0 to 59.
  case minute
  /// 0 to 59.
  case second
  /// 0 to 9: the first digit of the second's fraction.
  case tenth
  case hundredth
  case thousandth
  /// The Julian day number, two digits at a time: 0 to 9, then three times 0 to 99.
  case julianMillions
  case julianTenThousands
  case julianHundreds
  case julianUnits
  /// The kind of the zone's span, as in ``ZoneSpans``.
  case zone
  /// 0 to 86,399,999; too many for a table.
  case millisecondOfDay
}

extension DateField {
  /// How many values the field has; `nil` for those that no table is made for.
  var count: Int? {
    switch self {
    case .century, .yearOfCentury, .weekCentury, .weekYearOfCentury: 100
    case .julianTenThousands, .julianHundreds, .julianUnits: 100
    case .quarter: 4
    case .month: 12
    case .weekOfYear: 54
    case .weekOfMonth, .weekday: 7
    case .day: 31
    case .dayOfYear: 366
    case .weekdayOrdinal: 5
    case .dayPeriod: 72
    case .hour: 24
    case .minute, .second: 60
    case .tenth, .hundredth, .thousandth, .julianMillions: 10
    case .zone, .millisecondOfDay: nil
    }
  }

  /// The value of ``dayPeriod``: the hour, plus 24 on the full minute, plus 48 on the full hour, since "noon" may be
  /// said of 12:00 only.
  @inline(__always)
  static func dayPeriod(hour: Int, minute: Int, second: Int) -> Int {
    minute == 0 ? (second == 0 ? hour &+ 48 : hour &+ 24) : hour
  }
}
