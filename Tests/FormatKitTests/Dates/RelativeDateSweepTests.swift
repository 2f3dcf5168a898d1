import Foundation
import Testing

@testable import FormatKit

/// Hour by hour from three years ago to three years ahead, the distance only grows.
struct RelativeDateSweepTests {
  struct Sweep: Sendable, CustomTestStringConvertible {
    let now: TimeInterval
    let zone: String
    var calendar = Calendar.Identifier.gregorian
    var firstWeekday = 1
    /// The hours between two looks, where the run is not a full one.
    var step = 29
    var testDescription: String { "\(now) @\(zone) \(calendar)" }

    func rule(isNamed: Bool) -> RelativeDateRule {
      var calendar = Calendar(identifier: calendar)
      calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
      calendar.firstWeekday = firstWeekday
      return RelativeDateRule(
        calendar: calendar, units: RelativeUnit.allCases, isNamed: isNamed)
    }
  }

  static let sweeps = [
    Sweep(now: 1_791_374_400, zone: "UTC", step: 1),  // 2026-10-07T12:00Z
    Sweep(now: 1_711_839_000, zone: "Europe/Berlin", firstWeekday: 2),  // 2024-03-30T23:50Z
    Sweep(now: 1_643_585_400, zone: "America/New_York"),  // 2022-01-30T23:30Z
    Sweep(now: 1_709_164_801, zone: "Asia/Kolkata", firstWeekday: 7),  // 2024-02-29T00:00:01Z
    Sweep(now: 1_704_067_199, zone: "Pacific/Apia", firstWeekday: 2),  // 2023-12-31T23:59:59Z
    Sweep(now: 1_540_000_000, zone: "America/Sao_Paulo"),
    Sweep(now: 1_735_689_600, zone: "UTC", calendar: .hebrew),
    Sweep(now: 1_735_689_600, zone: "UTC", calendar: .islamicUmmAlQura),
    Sweep(now: 1_725_840_000, zone: "UTC", calendar: .coptic),
  ]

  @Test(arguments: sweeps, [true, false])
  func neverJumpsBack(_ sweep: Sweep, isNamed: Bool) throws {
    let rule = sweep.rule(isNamed: isNamed)
    let now = Date(timeIntervalSince1970: sweep.now)
    let hours = 3 * 366 * 24
    for sign in [-1, 1] {
      var last = RelativeOffset(unit: .second, count: 0)
      var seen: Set<RelativeOffset> = []
      for hour in FullRun.thinned(0...hours, every: sweep.step) {
        let date = now + Double(sign * hour * 3_600)
        let offset = try #require(rule.offset(of: date, from: now))
        if offset == last { continue }
        guard length(offset) >= length(last), seen.insert(offset).inserted, offset.count * sign > 0
        else {
          Issue.record("\(sign * hour) h: \(offset) after \(last)")
          return
        }
        last = offset
      }
    }
  }

  /// The usual length of a distance in days; some calendars have 13 months in a year.
  private func length(_ offset: RelativeOffset) -> Double {
    let days: [RelativeUnit: Double] = [
      .year: 365.2425, .month: 29.5, .week: 7, .day: 1, .hour: 1.0 / 24, .minute: 1.0 / 1_440,
      .second: 1.0 / 86_400,
    ]
    return Double(offset.count.magnitude) * (days[offset.unit] ?? 0)
  }

  /// Calendar days are named only as what they are, and the numeric form is never further off than
  /// half its unit.
  @Test(arguments: sweeps)
  func isTrue(_ sweep: Sweep) throws {
    let named = sweep.rule(isNamed: true)
    let numeric = sweep.rule(isNamed: false)
    let now = Date(timeIntervalSince1970: sweep.now)
    for hour in FullRun.thinned(-1_000...1_000, every: 11) {
      let date = now + Double(hour) * 3_600
      let offset = try #require(named.offset(of: date, from: now))
      if offset.unit == .day {
        let days = CalendarUnits(calendar: named.calendar, start: now, end: date).turns(.day)
        #expect(offset.count == days, "\(hour) h")
      }
      let elapsed = try #require(numeric.offset(of: date, from: now))
      let told = ElapsedUnits(calendar: numeric.calendar, start: now, end: date)
        .date(elapsed.count, elapsed.unit)
      let error = try #require(told).timeIntervalSince(date).magnitude
      #expect(error <= 0.52 * length(RelativeOffset(unit: elapsed.unit, count: 1)) * 86_400)
    }
  }
}
