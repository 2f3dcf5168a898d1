internal import Foundation

/// A stretch of time, counted in units; what is less than the smallest unit is cut off, not rounded.
struct ElapsedTime: Hashable, Sendable {
  /// The counts, none of them negative, from the largest unit to the smallest.
  let amounts: [TimeAmount]
  /// Whether the stretch goes back in time.
  let isNegative: Bool

  init(amounts: [TimeAmount], isNegative: Bool) {
    self.amounts = amounts
    self.isNegative = isNegative
  }

  /// The time from one date to another, counted by a calendar.
  ///
  /// A count above 2,147,483,647 is 0, as it is on Apple's systems (their calendars count in 32 bits).
  init(from start: Date, to end: Date, units: [TimeUnit], calendar: Calendar) {
    let parts = calendar.dateComponents(
      Set(units.map(\.component)), from: start.reachable, to: end.reachable)
    let counts = units.map { unit in
      Int32(exactly: parts.value(for: unit.component) ?? 0) ?? 0
    }
    amounts = zip(counts, units).map { TimeAmount($0.magnitude, $1) }
    isNegative = counts.contains { $0 < 0 }
  }

  /// A number of seconds in units of constant length; years and months are passed over.
  init(seconds: Int64, units: [TimeUnit]) {
    var rest = seconds.magnitude
    var amounts: [TimeAmount] = []
    for unit in units {
      guard let length = unit.seconds?.magnitude else { continue }
      amounts.append(TimeAmount(rest / length, unit))
      rest %= length
    }
    self.amounts = amounts
    isNegative = seconds < 0
  }

  /// A number of seconds that is too large to be counted exactly, or none at all, in one unit.
  init(uncountable seconds: Double, unit: TimeUnit) {
    amounts = [TimeAmount(seconds.magnitude / Double(unit.seconds ?? 1), unit)]
    isNegative = seconds < 0
  }

  /// Whether every count is zero.
  var isZero: Bool {
    amounts.allSatisfy { $0.count == 0 }
  }
}

extension TimeUnit {
  /// The calendar's name of the unit.
  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
