/// The units in which a stretch of time is counted, the largest first.
enum TimeUnit: String, CaseIterable, Sendable {
  case year, month, week, day, hour, minute, second

  /// The length in seconds of the units that always have the same one.
  var seconds: Int64? {
    switch self {
    case .year, .month: nil
    case .week: 604_800
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }
}

/// A counted unit of time: 3 weeks.
struct TimeAmount: Hashable, Sendable {
  let count: Double
  let unit: TimeUnit

  init(_ count: some BinaryInteger, _ unit: TimeUnit) {
    self.init(Double(count), unit)
  }

  init(_ count: Double, _ unit: TimeUnit) {
    self.count = count
    self.unit = unit
  }
}
