internal import Foundation

/// ``RelativeDateRule`` for the Gregorian calendar: the same answers in nanoseconds.
struct GregorianRelativeRule {
  let zone: ZoneSpans
  let firstWeekday: Int
  let units: RelativeUnitSet
  let isNamed: Bool

  /// The distance between two dates; `nil` where it is not covered.
  @inline(__always)
  func offset(of end: Date, from start: Date) -> RelativeOffset? {
    // Below the shortest day only hours, minutes and seconds count.
    let fewestSeconds = units.clockUnits.bits == 0 ? 0 : RelativeUnit.day.fewestWholeSeconds
    guard
      let distance = GregorianDistance(from: start, to: end, zone, clocksFrom: fewestSeconds)
    else { return nil }
    return isNamed ? named(distance) : numeric(distance, units)
  }
}

/// A set of units, told the largest first.
struct RelativeUnitSet: Sendable {
  private(set) var bits: UInt8

  init(_ units: [RelativeUnit]) {
    bits = units.reduce(0) { $0 | 1 << UInt8($1.rawValue) }
  }

  fileprivate init(bits: UInt8) {
    self.bits = bits
  }

  @inline(__always)
  var largest: RelativeUnit? {
    bits == 0 ? nil : RelativeUnit(rawValue: bits.trailingZeroBitCount)
  }

  @inline(__always)
  var smallest: RelativeUnit? {
    bits == 0 ? nil : RelativeUnit(rawValue: 7 &- bits.leadingZeroBitCount)
  }

  /// Takes the largest out.
  @inline(__always)
  mutating func popLargest() -> RelativeUnit? {
    let unit = largest
    bits &= bits &- 1
    return unit
  }

  /// The units from days up.
  var calendarUnits: Self { Self(bits: bits & 0b000_1111) }
  /// The units from hours down.
  var clockUnits: Self { Self(bits: bits & 0b111_0000) }

  @inline(__always)
  func larger(than unit: RelativeUnit) -> Self {
    Self(bits: bits & (1 << UInt8(unit.rawValue) &- 1))
  }

  /// The next smaller unit that divides this one; weeks divide neither months nor years.
  @inline(__always)
  func smaller(than unit: RelativeUnit) -> RelativeUnit? {
    var smaller = Self(bits: bits & ~(2 << UInt8(unit.rawValue) &- 1))
    let week: UInt8 = 1 << 2
    if unit.rawValue < 2, smaller.bits != week { smaller.bits &= ~week }
    return smaller.largest
  }
}

// The numeric form.
extension GregorianRelativeRule {
  @inline(__always)
  fileprivate func numeric(_ distance: GregorianDistance, _ units: RelativeUnitSet)
    -> RelativeOffset?
  {
    guard let smallest = units.smallest else { return nil }
    var left = units
    while let unit = left.popLargest() {
      guard let isFilled = isFilled(unit, distance) else { return nil }
      if isFilled || unit == smallest {
        guard let count = distance.nearest(unit)?.count else { return nil }
        return RelativeOffset(unit: unit, count: distance.sign &* count)
      }
    }
    return nil
  }

  @inline(__always)
  private func isFilled(_ unit: RelativeUnit, _ distance: GregorianDistance) -> Bool? {
    guard distance.seconds >= unit.fewestWholeSeconds, let smaller = units.smaller(than: unit)
    else {
      return false
    }
    if distance.isSteady, distance.seconds >= unit.enoughSeconds { return true }
    guard let rounded = distance.nearest(smaller)?.time else { return nil }
    return distance.fills(unit, at: rounded)
  }
}

// The named form.
extension GregorianRelativeRule {
  @inline(__always)
  fileprivate func named(_ distance: GregorianDistance) -> RelativeOffset? {
    let clock = units.clockUnits
    var left = units.calendarUnits
    let smallest = left.smallest
    while let unit = left.popLargest() {
      guard let isReached = isReached(unit, distance) else { return nil }
      guard isReached else { continue }
      let count = distance.turns(unit, firstWeekday: firstWeekday)
      if count != 0 { return carried(unit, count, distance) }
    }
    guard clock.bits == 0, let smallest else { return numeric(distance, clock) }
    let count = distance.turns(smallest, firstWeekday: firstWeekday)
    return RelativeOffset(unit: smallest, count: count)
  }

  @inline(__always)
  private func isReached(_ unit: RelativeUnit, _ distance: GregorianDistance) -> Bool? {
    guard distance.seconds >= unit.fewestWholeSeconds else { return false }
    if distance.isSteady, distance.seconds >= unit.enoughSeconds { return true }
    if units.smaller(than: unit)?.wholeSeconds != nil { return isFilled(unit, distance) }
    return distance.fills(unit, at: distance.end)
  }

  @inline(__always)
  private func carried(
    _ unit: RelativeUnit, _ count: Int, _ distance: GregorianDistance
  ) -> RelativeOffset? {
    var larger = units.calendarUnits.larger(than: unit)
    // From the border of the present unit it is at most one such unit further.
    let most = distance.seconds &+ unit.enoughSeconds
    if distance.isSteady {
      while let largest = larger.largest, most < largest.fewestWholeSeconds {
        _ = larger.popLargest()
      }
    }
    if larger.bits == 0 { return RelativeOffset(unit: unit, count: count) }
    return carried(unit, count, larger, distance)
  }

  private func carried(
    _ unit: RelativeUnit, _ count: Int, _ larger: RelativeUnitSet, _ distance: GregorianDistance
  ) -> RelativeOffset? {
    var left = larger
    var filled: RelativeUnit?
    while let next = left.popLargest() {
      guard
        let isFilled = distance.fills(next, fromBorderOf: unit, firstWeekday: firstWeekday)
      else { return nil }
      guard isFilled else { continue }
      let count = distance.turns(next, firstWeekday: firstWeekday)
      if count != 0 { return RelativeOffset(unit: next, count: count) }
      filled = next
    }
    var count = count
    while let filled {
      guard let time = distance.time(count, unit), let isFull = distance.fills(filled, at: time)
      else { return nil }
      guard isFull else { break }
      count &-= distance.sign
    }
    return RelativeOffset(unit: unit, count: count)
  }
}

extension RelativeUnit {
  /// Fewer seconds than fill the unit when they are rounded to any smaller one.
  @inline(__always)
  fileprivate var fewestWholeSeconds: Int {
    switch self {
    case .year: 330 * 86_400
    case .month: 24 * 86_400
    case .week: 6 * 86_400
    case .day: 20 * 3_600
    case .hour: 1_800
    case .minute: 30
    case .second: 1
    }
  }

  /// So many seconds that they fill the unit, where clocks change by three hours at most, and also when they are
  /// rounded to any smaller unit.
  @inline(__always)
  fileprivate var enoughSeconds: Int {
    switch self {
    case .year: 373 * 86_400
    case .month: 36 * 86_400
    case .week: 8 * 86_400
    case .day: 28 * 3_600
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }
}
