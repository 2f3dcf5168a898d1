/// How often each unit of time goes into a stretch: one number for each place of a `TimeUnit`.
///
/// Only the numbers of units that may be used are ever read.
struct ElapsedCounts: BitwiseCopyable {
  private let memory: UnsafeMutablePointer<UInt64>
  /// The units that do not count zero, one bit each.
  private(set) var shown: UInt32 = 0

  init(_ memory: UnsafeMutablePointer<UInt64>) {
    self.memory = memory
  }

  @inline(__always)
  subscript(place: Int) -> UInt64 { memory[place] }

  @inline(__always)
  mutating func set(_ unit: TimeUnit, _ count: UInt64) {
    memory[unit.place] = count
    if count != 0 { shown |= 1 &<< UInt32(unit.place) }
  }

  /// Counts seconds in those units of a set that always have as many.
  @inline(__always)
  mutating func divide(_ seconds: UInt64, among units: TimeUnitSet) {
    var rest = seconds
    take(.week, 604_800, of: &rest, units)
    take(.day, 86_400, of: &rest, units)
    divide(clock: rest, among: units)
  }

  /// Counts seconds in hours, minutes and seconds, as far as they are in a set.
  @inline(__always)
  mutating func divide(clock seconds: UInt64, among units: TimeUnitSet) {
    var rest = seconds
    take(.hour, 3_600, of: &rest, units)
    take(.minute, 60, of: &rest, units)
    if units.contains(.second) { set(.second, rest) }
  }

  // The length is a constant where this is used, so that nothing is divided.
  @inline(__always)
  private mutating func take(
    _ unit: TimeUnit, _ length: UInt64, of rest: inout UInt64, _ units: TimeUnitSet
  ) {
    guard units.contains(unit) else { return }
    let count = rest / length
    rest &-= count &* length
    set(unit, count)
  }
}

/// A way to count a value in units of time.
protocol ElapsedCounter: Sendable {
  associatedtype Value

  /// Counts a value; `nil` for one that is not covered, else whether it goes back in time.
  func count(_ value: Value, _ counts: inout ElapsedCounts) -> Bool?
}
