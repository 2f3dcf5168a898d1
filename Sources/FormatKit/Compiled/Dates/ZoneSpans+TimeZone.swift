internal import Foundation

extension ZoneSpans {
  private static let cache = BoundedCache<String, ZoneSpans>(capacity: 64)

  /// The spans of a time zone, by its transitions.
  static func spans(of zone: TimeZone) -> ZoneSpans {
    cache.value(for: zone.identifier) { ZoneSpans(zone) }
  }

  /// 2150-01-01: the years before it have all changes that are planned, and after them 28 years of none.
  static let firstRepeatedYear = CivilDay.daysSince1970(year: 2150, month: 1, day: 1) * 86_400

  private convenience init(_ zone: TimeZone) {
    var starts = Self.transitions(of: zone)
    let repeats = starts.last.map { $0 >= Self.firstRepeatedYear } ?? false
    if repeats { starts.removeLast() }
    let changes = MetazoneChanges.of(zone.identifier)
    starts = Set(starts + changes).sorted()
    let spans = ([Int.min] + starts).map { start in
      let date = Date(timeIntervalSince1970: Double(start == .min ? Self.beginning : start))
      return Span(
        start: start, offset: zone.secondsFromGMT(for: date),
        isDaylight: zone.isDaylightSavingTime(for: date),
        period: changes.count { $0 <= start })
    }
    self.init(spans, repeatingFrom: repeats ? Self.firstRepeatedYear : nil)
  }

  // A time before any zone had rules.
  private static let beginning = CivilDay.daysSince1970(year: 1600, month: 1, day: 1) * 86_400

  // Up to the first one that begins in the repeated years, when there is one.
  private static func transitions(of zone: TimeZone) -> [Int] {
    var transitions: [Int] = []
    var date = Date(timeIntervalSince1970: Double(beginning))
    while let next = zone.nextDaylightSavingTimeTransition(after: date), next > date {
      transitions.append(Int(next.timeIntervalSince1970))
      if transitions[transitions.count - 1] >= firstRepeatedYear { break }
      date = next
    }
    return transitions
  }
}
