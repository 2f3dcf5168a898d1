/// A set of units of time: one bit each, the largest unit in the lowest bit.
struct TimeUnitSet: BitwiseCopyable, Sendable {
  private(set) var bits: UInt32

  init(_ units: [TimeUnit]) {
    bits = units.reduce(0) { $0 | 1 << UInt32($1.place) }
  }

  @inline(__always)
  func contains(_ unit: TimeUnit) -> Bool {
    bits & 1 << UInt32(unit.place) != 0
  }

  /// The place of the smallest unit.
  var smallest: Int { 31 &- bits.leadingZeroBitCount }

  /// Whether there are units that follow the calendar: days and longer ones.
  var hasCalendarUnits: Bool { bits & 0b1111 != 0 }
}

extension TimeUnit {
  /// The number of units.
  static let count = 7

  /// The place among all units, the largest first.
  @inline(__always)
  var place: Int {
    switch self {
    case .year: 0
    case .month: 1
    case .week: 2
    case .day: 3
    case .hour: 4
    case .minute: 5
    case .second: 6
    }
  }
}
