internal import Foundation

/// The seconds from one date to another.
struct WholeDistance {
  let beginning: Int
  let end: Int
  /// The distance without its sign, rounded to whole seconds.
  let seconds: Int
  /// 1 when the end is later, -1 when it is earlier.
  let sign: Int

  /// Takes two dates; `nil` for dates that are not covered.
  @inline(__always)
  init?(from beginning: Date, to end: Date) {
    guard let last = Self.second(end), let first = Self.second(beginning) else { return nil }
    let exact = end.timeIntervalSince(beginning)
    let whole = Int(exact.magnitude)
    self.beginning = first
    self.end = last
    seconds = exact.magnitude - Double(whole) >= 0.5 ? whole &+ 1 : whole
    sign = exact < 0 ? -1 : 1
  }

  /// The whole second of a date, in the years that ``RelativeDateRule`` covers and Foundation's calendars
  /// reckon in the Gregorian way.
  @inline(__always)
  private static func second(_ date: Date) -> Int? {
    let interval = date.timeIntervalSince1970
    guard interval >= first, interval < end else { return nil }
    let second = Int(interval)
    return Double(second) > interval ? second &- 1 : second
  }

  private static let first = Double(
    CivilDay.daysSince1970(year: 1590, month: 1, day: 1) * 86_400)
  private static let end = Double(
    CivilDay.daysSince1970(year: 7980, month: 1, day: 1) * 86_400)
}

/// The time from one date to another in the Gregorian calendar, in whole seconds: what ``ElapsedUnits`` and
/// ``CalendarUnits`` tell of any calendar, for the years whose clocks are known.
///
/// A function answers `nil` where it would need a local time that clocks skip or show twice.
struct GregorianDistance {
  // A distance lives no longer than the rule that has the zone; counting references would take as long as reckoning.
  unowned(unsafe) let zone: ZoneSpans
  let end: Int
  let localEnd: Int
  /// The end less the distance, which is rounded to whole seconds.
  let start: Int
  let localStart: Int
  /// The start itself.
  let localBeginning: Int
  /// The distance without its sign.
  let seconds: Int
  /// 1 when the end is later, -1 when it is earlier.
  let sign: Int

  /// `nil` where the clock is further ahead at one end than at the other by more than clocks are set twice a
  /// year: then a day was left out or came twice, which calendars reckon with in ways of their own.
  @inline(__always)
  init?(_ whole: WholeDistance, _ zone: ZoneSpans) {
    self.zone = zone
    end = whole.end
    seconds = whole.seconds
    sign = whole.sign
    start = whole.end &- whole.sign &* whole.seconds
    let ahead = zone.offsetAndKind(at: end).offset
    let aheadBefore = zone.offsetAndKind(at: start).offset
    localEnd = end &+ ahead
    localStart = start &+ aheadBefore
    localBeginning =
      whole.beginning == start
      ? localStart : whole.beginning &+ zone.offsetAndKind(at: whole.beginning).offset
    guard (ahead &- aheadBefore).magnitude <= 3 * 3_600 else { return nil }
  }
}

// Elapsed units.
extension GregorianDistance {
  /// The time so many units from the start.
  @inline(__always)
  func time(_ count: Int, _ unit: RelativeUnit) -> Int? {
    if let length = unit.wholeSeconds { return start &+ count &* length }
    return zone.time(
      atLocal: localStart.adding(count, unit), offset: localStart &- start)
  }

  /// Whether a time is as far from the start as one unit or further.
  @inline(__always)
  func fills(_ unit: RelativeUnit, at time: Int) -> Bool? {
    guard let full = self.time(sign, unit) else { return nil }
    return sign > 0 ? time >= full : time <= full
  }

  /// The nearest number of units, without its sign and halves rounded up, and the time when they are over.
  @inline(__always)
  func nearest(_ unit: RelativeUnit) -> (count: Int, time: Int)? {
    if let length = unit.wholeSeconds {
      let count = (seconds &+ length / 2) / length
      return (count, start &+ sign &* count &* length)
    }
    return nearest(calendarUnit: unit)
  }

  private func nearest(calendarUnit unit: RelativeUnit) -> (count: Int, time: Int)? {
    var count = max(0, sign &* localStart.units(unit, to: localEnd))
    guard var last = time(sign &* count, unit), var next = time(sign &* (count &+ 1), unit) else {
      return nil
    }
    while isWithin(next) {
      count &+= 1
      guard let later = time(sign &* (count &+ 1), unit) else { return nil }
      (last, next) = (next, later)
    }
    while count > 0, !isWithin(last) {
      count &-= 1
      guard let earlier = time(sign &* count, unit) else { return nil }
      (last, next) = (earlier, last)
    }
    let isNext = 2 &* (end &- last).magnitude >= (next &- last).magnitude
    return isNext ? (count &+ 1, next) : (count, last)
  }

  @inline(__always)
  private func isWithin(_ time: Int) -> Bool {
    sign > 0 ? time <= end : time >= end
  }
}

// Calendar units.
extension GregorianDistance {
  /// How often a unit changes from the start to the end; of days and longer units.
  @inline(__always)
  func turns(_ unit: RelativeUnit, firstWeekday: Int) -> Int {
    switch unit {
    case .day, .hour, .minute, .second: localEnd.day &- localBeginning.day
    case .week: localEnd.week(firstWeekday) &- localBeginning.week(firstWeekday)
    case .month, .year: localBeginning.units(unit, to: localEnd)
    }
  }

  /// Whether the end is further than one unit from the near border of the smaller unit that the start is in.
  func fills(
    _ unit: RelativeUnit, fromBorderOf smaller: RelativeUnit, firstWeekday: Int
  ) -> Bool? {
    let isFuture = sign > 0
    let first = localBeginning.first(ofUnit: smaller, firstWeekday)
    let border = isFuture ? first : first.adding(1, smaller)
    let offset = localStart &- start
    guard zone.time(atLocal: border, offset: offset) != nil,
      let full = zone.time(atLocal: border.adding(isFuture ? 1 : -1, unit), offset: offset)
    else { return nil }
    return isFuture ? end >= full : end < full
  }
}
