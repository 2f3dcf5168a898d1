internal import Foundation

/// The units of a duration, the largest first; each is a fixed number of seconds or a decimal part of one.
enum DurationUnit: Int, CaseIterable, Sendable {
  case weeks, days, hours, minutes, seconds, milliseconds, microseconds, nanoseconds

  /// The unit in attoseconds, which a `Duration` counts.
  var attoseconds: Int128 {
    let second: Int128 = 1_000_000_000_000_000_000
    return switch self {
    case .weeks: 604_800 * second
    case .days: 86_400 * second
    case .hours: 3_600 * second
    case .minutes: 60 * second
    case .seconds: second
    case .milliseconds: second / 1_000
    case .microseconds: second / 1_000_000
    case .nanoseconds: second / 1_000_000_000
    }
  }

  /// The unit as Foundation's style names it.
  var option: Duration.UnitsFormatStyle.Unit {
    switch self {
    case .weeks: .weeks
    case .days: .days
    case .hours: .hours
    case .minutes: .minutes
    case .seconds: .seconds
    case .milliseconds: .milliseconds
    case .microseconds: .microseconds
    case .nanoseconds: .nanoseconds
    }
  }

  /// The unit as Foundation's attribute names it.
  var field: AttributeScopes.FoundationAttributes.DurationFieldAttribute.Field {
    switch self {
    case .weeks: .weeks
    case .days: .days
    case .hours: .hours
    case .minutes: .minutes
    case .seconds: .seconds
    case .milliseconds: .milliseconds
    case .microseconds: .microseconds
    case .nanoseconds: .nanoseconds
    }
  }

  /// The units that a style may use, the largest first.
  static func allowed(by units: Set<Duration.UnitsFormatStyle.Unit>) -> [DurationUnit] {
    allCases.filter { units.contains($0.option) }
  }
}
