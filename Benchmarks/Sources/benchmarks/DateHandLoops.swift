import Foundation

/// A date and time on a clock, as one would reckon it by hand.
struct HandDate {
  var year = 0
  var month = 0
  var day = 0
  var hour = 0
  var minute = 0
  var second = 0

  /// Takes seconds since 1970 apart; by H. Hinnant, "chrono-Compatible Low-Level Date Algorithms".
  @inline(__always)
  init(_ seconds: Int) {
    let shifted = UInt(bitPattern: seconds &+ 719_468 &* 86_400)
    let days = shifted / 86_400
    let time = Int(shifted &- days &* 86_400)
    let era = days / 146_097
    let dayOfEra = days &- era &* 146_097
    let years =
      (dayOfEra &- dayOfEra / 1_460 &+ dayOfEra / 36_524 &- dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra &- (365 &* years &+ years / 4 &- years / 100)
    let marchMonth = (5 &* dayOfYear &+ 2) / 153
    day = Int(dayOfYear &- (153 &* marchMonth &+ 2) / 5 &+ 1)
    month = Int(marchMonth < 10 ? marchMonth &+ 3 : marchMonth &- 9)
    year = Int(years &+ era &* 400 &+ (month <= 2 ? 1 : 0))
    hour = time / 3_600
    minute = time / 60 % 60
    second = time % 60
  }
}

private let months: [StaticString] = [
  "Jan ", "Feb ", "Mar ", "Apr ", "May ", "Jun ", "Jul ", "Aug ", "Sep ", "Oct ", "Nov ", "Dec ",
]

/// Appends "Nov 14, 2023".
@inline(__always)
func appendDay(_ date: HandDate, to bytes: inout [UInt8]) {
  append(months[date.month &- 1], to: &bytes)
  appendShort(date.day, to: &bytes)
  append(", ", to: &bytes)
  appendTwoDigits(UInt64(date.year / 100), to: &bytes)
  appendTwoDigits(UInt64(date.year % 100), to: &bytes)
}

/// Appends "10:13".
@inline(__always)
func appendClock(_ date: HandDate, to bytes: inout [UInt8]) {
  appendShort(date.hour % 12 == 0 ? 12 : date.hour % 12, to: &bytes)
  bytes.append(UInt8(ascii: ":"))
  appendTwoDigits(UInt64(date.minute), to: &bytes)
}

/// Appends " PM", with a narrow no-break space.
@inline(__always)
func appendHalf(_ date: HandDate, to bytes: inout [UInt8]) {
  append(date.hour < 12 ? "\u{202F}AM" : "\u{202F}PM", to: &bytes)
}

/// Appends one or two digits.
@inline(__always)
func appendShort(_ value: Int, to bytes: inout [UInt8]) {
  if value >= 10 { bytes.append(UInt8(truncatingIfNeeded: value / 10) | 0x30) }
  bytes.append(UInt8(truncatingIfNeeded: value % 10) | 0x30)
}

/// Appends "2023-11-14T22:13:20Z".
func appendISO8601(_ date: HandDate, to bytes: inout [UInt8]) {
  appendTwoDigits(UInt64(date.year / 100), to: &bytes)
  appendTwoDigits(UInt64(date.year % 100), to: &bytes)
  bytes.append(UInt8(ascii: "-"))
  appendTwoDigits(UInt64(date.month), to: &bytes)
  bytes.append(UInt8(ascii: "-"))
  appendTwoDigits(UInt64(date.day), to: &bytes)
  bytes.append(UInt8(ascii: "T"))
  appendTwoDigits(UInt64(date.hour), to: &bytes)
  bytes.append(UInt8(ascii: ":"))
  appendTwoDigits(UInt64(date.minute), to: &bytes)
  bytes.append(UInt8(ascii: ":"))
  appendTwoDigits(UInt64(date.second), to: &bytes)
  bytes.append(UInt8(ascii: "Z"))
}

/// Appends an interval in `en_US`, abbreviated and shortened.
func appendInterval(_ first: HandDate, _ second: HandDate, to bytes: inout [UInt8]) {
  appendDay(first, to: &bytes)
  let isSameDay =
    first.year == second.year && first.month == second.month && first.day == second.day
  append(isSameDay ? ", " : " at ", to: &bytes)
  appendClock(first, to: &bytes)
  if !isSameDay || (first.hour < 12) != (second.hour < 12) { appendHalf(first, to: &bytes) }
  append("\u{2009}\u{2013}\u{2009}", to: &bytes)
  if !isSameDay {
    appendDay(second, to: &bytes)
    append(" at ", to: &bytes)
  }
  appendClock(second, to: &bytes)
  appendHalf(second, to: &bytes)
}

/// Appends a distance of less than a day: "in 5 minutes", "3 hours ago".
func appendDistance(_ seconds: Int, to bytes: inout [UInt8]) {
  let distance = Int(seconds.magnitude)
  let (count, unit): (Int, StaticString) =
    if distance < 60 {
      (distance, " second")
    } else if distance < 3_570 {
      ((distance + 30) / 60, " minute")
    } else {
      ((distance + 1_800) / 3_600, " hour")
    }
  if seconds >= 0 { append("in ", to: &bytes) }
  appendShort(count, to: &bytes)
  append(unit, to: &bytes)
  if count != 1 { bytes.append(UInt8(ascii: "s")) }
  if seconds < 0 { append(" ago", to: &bytes) }
}

/// The clock of a zone as one would keep it by hand: the span of the last offset, and a search when it is left.
final class HandZone {
  private var starts: [Int] = []
  private var offsets: [Int] = []
  private var start = 1
  private var end = 0
  private var offset = 0

  init(_ zone: TimeZone) {
    var date = Date(timeIntervalSince1970: 0)
    starts = [.min]
    offsets = [zone.secondsFromGMT(for: date)]
    while let next = zone.nextDaylightSavingTimeTransition(after: date),
      next.timeIntervalSince1970 < 2e9
    {
      starts.append(Int(next.timeIntervalSince1970))
      offsets.append(zone.secondsFromGMT(for: next))
      date = next
    }
    starts.append(.max)
  }

  /// The seconds ahead of GMT.
  @inline(__always)
  func offset(at seconds: Int) -> Int {
    if seconds >= start, seconds < end { return offset }
    return search(seconds)
  }

  private func search(_ seconds: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= seconds { low = middle } else { high = middle }
    }
    (start, end, offset) = (starts[low], starts[high], offsets[low])
    return offset
  }
}
