/// The largest unit in which the two dates of an interval differ: it decides what an interval's text tells twice.
enum IntervalDifference: Int, CaseIterable, Sendable {
  case year, month, day
  /// Before or after noon.
  case halfDay
  case hour, minute, second
  /// Nothing that is ever told.
  case none
}

extension IntervalDifference {
  /// The difference of two dates of one era.
  @inline(__always)
  init(_ first: DateFieldValues, _ second: DateFieldValues) {
    if first[.yearOfCentury] != second[.yearOfCentury] || first[.century] != second[.century] {
      self = .year
    } else if first[.month] != second[.month] {
      self = .month
    } else if first[.day] != second[.day] {
      self = .day
    } else if first[.hour] / 12 != second[.hour] / 12 {
      self = .halfDay
    } else if first[.hour] != second[.hour] {
      self = .hour
    } else if first[.minute] != second[.minute] {
      self = .minute
    } else {
      self = first[.second] != second[.second] ? .second : .none
    }
  }

  /// Two dates that differ so: the units above are the first's in both, those below each have their own.
  func pair(
    _ first: LocalDate.Fields, _ second: LocalDate.Fields
  ) -> (first: LocalDate.Fields, second: LocalDate.Fields) {
    guard self != .none else { return (first, first) }
    var (first, second) = (first, second)
    let difference = rawValue
    if difference > Self.year.rawValue { second.year = first.year }
    if difference > Self.month.rawValue { second.month = first.month }
    if difference > Self.day.rawValue { second.day = first.day }
    if self == .halfDay {
      first.hour %= 12
      second.hour = second.hour % 12 + 12
    }
    if self == .hour { second.hour = second.hour % 12 + first.hour / 12 * 12 }
    if difference > Self.hour.rawValue { second.hour = first.hour }
    if difference > Self.minute.rawValue { second.minute = first.minute }
    return (first, second)
  }
}
