internal import Foundation

/// A date together with its fields on a local clock: what learning asks a style about.
final class LocalDate {
  let date: Date
  // Lives as long as the object.
  private let values: DateFieldValues
  private let memory: UnsafeMutablePointer<Int32>

  /// Takes a date apart on a clock that is so many seconds ahead of GMT.
  init(_ date: Date, offset: Int, kind: Int, weeks: WeekRules) {
    self.date = date
    memory = .allocate(capacity: DateFieldValues.count)
    memory.initialize(repeating: 0, count: DateFieldValues.count)
    values = DateFieldValues(memory)
    values[.zone] = kind
    let milliseconds = Int((date.timeIntervalSince1970 * 1000).rounded(.down))
    values.fill(
      localMilliseconds: milliseconds + offset * 1000, weeks: weeks, needs: [.weeks, .rare])
  }

  deinit {
    memory.deallocate()
  }

  /// The value of a field.
  subscript(field: DateField) -> Int {
    withExtendedLifetime(self) { values[field] }
  }

  /// How an interval from this date to another differs.
  func difference(to other: LocalDate) -> IntervalDifference {
    withExtendedLifetime((self, other)) { IntervalDifference(values, other.values) }
  }
}

extension LocalDate {
  /// A day of the calendar and a time of day, in GMT.
  struct Fields {
    var year: Int
    var month: Int
    var day: Int
    var hour = 4
    var minute = 5
    var second = 6
    var millisecond = 0

    /// The point in time, in GMT.
    var date: Date {
      let days = CivilDay.daysSince1970(year: year, month: month, day: day)
      let seconds = days * 86_400 + hour * 3600 + minute * 60 + second
      return Date(timeIntervalSince1970: Double(seconds) + Double(millisecond) / 1000)
    }
  }

  convenience init(_ fields: Fields, weeks: WeekRules) {
    self.init(fields.date, offset: 0, kind: 0, weeks: weeks)
  }
}
