internal import Foundation

/// ``RelativeDateRule`` for the Gregorian calendar: the same answers in nanoseconds.
struct GregorianRelativeRule {
  let zone: ZoneSpans
  let firstWeekday: Int
  let units: RelativeUnitSet
  let isNamed: Bool
  private let clock: ClockUnits

  init(zone: ZoneSpans, firstWeekday: Int, units: RelativeUnitSet, isNamed: Bool) {
    self.zone = zone
    self.firstWeekday = firstWeekday
    self.units = units
    self.isNamed = isNamed
    clock = ClockUnits(units)
  }

  /// The distance between two dates; `nil` where it is not covered.
  @inline(__always)
  func offset(of end: Date, from start: Date) -> RelativeOffset? {
    guard let whole = WholeDistance(from: start, to: end) else { return nil }
    // Below the shortest day only hours, minutes and seconds count, whatever the clock shows.
    if whole.seconds < RelativeUnit.day.fewestWholeSeconds, !clock.isEmpty {
      return clock.offset(whole.seconds, sign: whole.sign)
    }
    return GregorianDistance(whole, zone).flatMap(offset)
  }

  private func offset(_ distance: GregorianDistance) -> RelativeOffset? {
    isNamed ? named(distance) : numeric(distance, units)
  }
}

/// Hours, minutes and seconds, as far as they may be used, with the seconds from which each of them is.
private struct ClockUnits {
  let isEmpty: Bool
  private let hoursFrom: Int
  private let minutesFrom: Int

  init(_ units: RelativeUnitSet) {
    let hasSeconds = units.contains(.second)
    isEmpty = units.clockUnits.bits == 0
    // 59.5 minutes are an hour, where there are minutes.
    let fullHour = units.contains(.minute) ? 3_570 : hasSeconds ? 3_600 : 0
    hoursFrom = units.contains(.hour) ? fullHour : .max
    minutesFrom = units.contains(.minute) ? (hasSeconds ? 60 : 0) : .max
  }

  @inline(__always)
  func offset(_ seconds: Int, sign: Int) -> RelativeOffset {
    if seconds >= hoursFrom {
      return RelativeOffset(unit: .hour, count: sign &* ((seconds &+ 1_800) / 3_600))
    }
    if seconds >= minutesFrom {
      return RelativeOffset(unit: .minute, count: sign &* ((seconds &+ 30) / 60))
    }
    return RelativeOffset(unit: .second, count: sign &* seconds)
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
    if distance.seconds >= unit.enoughSeconds { return true }
    guard let rounded = distance.nearest(smaller)?.time else { return nil }
    return distance.fills(unit, at: rounded)
  }
}

// The named form.
extension GregorianRelativeRule {
  @inline(__always)
  fileprivate func named(_ distance: GregorianDistance) -> RelativeOffset? {
    var left = units.calendarUnits
    let smallest = left.smallest
    while let unit = left.popLargest() {
      guard let isReached = isReached(unit, distance) else { return nil }
      guard isReached else { continue }
      let count = distance.turns(unit, firstWeekday: firstWeekday)
      if count != 0 { return carried(unit, count, distance) }
    }
    guard clock.isEmpty, let smallest else {
      return clock.isEmpty ? nil : clock.offset(distance.seconds, sign: distance.sign)
    }
    let count = distance.turns(smallest, firstWeekday: firstWeekday)
    return RelativeOffset(unit: smallest, count: count)
  }

  @inline(__always)
  private func isReached(_ unit: RelativeUnit, _ distance: GregorianDistance) -> Bool? {
    guard distance.seconds >= unit.fewestWholeSeconds else { return false }
    if distance.seconds >= unit.enoughSeconds { return true }
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
    while let largest = larger.largest, most < largest.fewestWholeSeconds {
      _ = larger.popLargest()
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
