internal import Foundation

/// The units that a relative date is counted in, the largest first.
enum RelativeUnit: Int, CaseIterable, Sendable {
  case year, month, week, day, hour, minute, second

  /// The unit as a component of a calendar.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfYear
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The unit as a field of Foundation's styles.
  var field: Date.RelativeFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The seconds of a unit that always has as many; `nil` for those that follow the calendar.
  var seconds: Double? {
    switch self {
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    case .year, .month, .week, .day: nil
    }
  }

  /// Fewer seconds than fill the shortest unit of any calendar when they are rounded: a year can have 354 days, a
  /// Coptic month five.
  var fewestSeconds: Double {
    switch self {
    case .year: 330 * 86_400
    case .month: 4 * 86_400
    case .week: 6 * 86_400
    case .day: 20 * 3_600
    case .hour, .minute, .second: (seconds ?? 1) / 2
    }
  }

  /// The units that a style may use, the largest first.
  static func allowed(by fields: Set<Date.RelativeFormatStyle.Field>) -> [RelativeUnit] {
    allCases.filter { fields.contains($0.field) }
  }
}

/// A number of units between two dates, negative for the past.
struct RelativeOffset: Hashable, Sendable {
  let unit: RelativeUnit
  let count: Int
}
