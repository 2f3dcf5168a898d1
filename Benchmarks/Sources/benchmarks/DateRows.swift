import Foundation

private let locale = Locale(identifier: "en_US")
private let zone = TimeZone(identifier: "America/New_York") ?? .gmt

private let calendar: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = zone
  return calendar
}()

private let now = Date(timeIntervalSince1970: 1_700_000_000)

private let dateStyle = Date.FormatStyle(
  date: .abbreviated, time: .shortened, locale: locale, calendar: calendar, timeZone: zone)

/// The rows of the date styles.
var dateRows: [() -> Row] {
  [
    {
      Row(
        "ISO 8601", Date.ISO8601FormatStyle(), Values.seconds.map(date),
        goal: Goal(bytes: 15, string: 4)
      ) { appendISO8601(HandDate(Int($0.timeIntervalSince1970)), to: &$1) }
    },
    { dateRow("date and time, in order", (0..<1024).map { 1_700_000_000 + $0 * 61 }) },
    { dateRow("date and time, random", Values.seconds) },
    {
      Row(
        "relative date, in a day",
        Date.AnchoredRelativeFormatStyle(anchor: now, locale: locale, calendar: calendar),
        Values.integers.map { now + Double($0 % 70_000) },
        goal: Goal(bytes: 500, string: 250, format: 100)
      ) { appendDistance(1_700_000_000 - Int($0.timeIntervalSince1970), to: &$1) }
    },
    {
      Row(
        "relative date, named",
        Date.AnchoredRelativeFormatStyle(
          anchor: now, presentation: .named, locale: locale, calendar: calendar),
        Values.integers.map { now + Double($0 % 200_000_000) },
        goal: Goal(bytes: 500, string: 250, format: 100), hand: nil)
    },
    {
      Row(
        "relative to now",
        Date.RelativeFormatStyle(presentation: .named, locale: locale, calendar: calendar),
        Values.integers.map { Date.now + Double($0 % 200_000_000) },
        goal: Goal(bytes: 500, string: 250, format: 100), hand: nil)
    },
    {
      let clock = HandZone(zone)
      let local = { (date: Date) -> HandDate in
        let seconds = Int(date.timeIntervalSince1970)
        return HandDate(seconds + clock.offset(at: seconds))
      }
      let intervals = zip(Values.seconds, Values.integers).map { start, length in
        date(start)..<(date(start) + Double(length.magnitude % 90_000 + 3_600))
      }
      return Row(
        "interval",
        Date.IntervalFormatStyle(
          date: .abbreviated, time: .shortened, locale: locale, calendar: calendar, timeZone: zone),
        intervals, goal: Goal(bytes: 35, string: 25)
      ) { appendInterval(local($0.lowerBound), local($0.upperBound), to: &$1) }
    },
  ]
}

private func dateRow(_ name: String, _ seconds: [Int]) -> Row {
  let clock = HandZone(zone)
  return Row(name, dateStyle, seconds.map(date), goal: Goal(bytes: 40, string: 20)) {
    let seconds = Int($0.timeIntervalSince1970)
    let local = HandDate(seconds + clock.offset(at: seconds))
    appendDay(local, to: &$1)
    append(" at ", to: &$1)
    appendClock(local, to: &$1)
    appendHalf(local, to: &$1)
  }
}

private func date(_ seconds: Int) -> Date {
  Date(timeIntervalSince1970: Double(seconds))
}

extension Values {
  /// Seconds in the years 2000 to 2033, in no order.
  static let seconds: [Int] = integers.map { 946_684_800 + Int($0.magnitude) % 1_040_000_000 }
}
