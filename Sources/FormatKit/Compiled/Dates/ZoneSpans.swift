internal import Foundation

/// A time zone's offsets from GMT, for every time of the covered years.
///
/// Time is cut into spans in which neither the offset nor the zone's name changes. From a year on, only a yearly rule
/// is left in any zone; times after that are looked up in an earlier year with the same calendar.
final class ZoneSpans {
  /// One span of time.
  struct Span: Equatable {
    /// The first second of the span, since 1970; the smallest number for the first span.
    var start: Int
    /// Seconds to add to GMT.
    var offset: Int
    var isDaylight: Bool
    /// The number of the period in which the zone goes by the same name.
    var period: Int
  }

  let spans: [Span]
  /// Of each kind of span, one: spans of one kind have the same offset, name and daylight saving.
  let kinds: [Span]
  // By span.
  private let starts: UnsafeMutablePointer<Int>
  private let offsets: UnsafeMutablePointer<Int32>
  private let kindOfSpan: UnsafeMutablePointer<Int32>
  // The local times that clocks show once alone.
  private let uniqueStarts: UnsafeMutablePointer<Int>
  private let uniqueEnds: UnsafeMutablePointer<Int>
  // The span at the start of each of the equal stretches that the time from `firstStart` to `end` is cut into.
  private let stretches: UnsafeMutablePointer<UInt16>
  private let firstStart: Int
  private let lastStart: Int
  // After this second, years are looked up in earlier ones.
  private let end: Int

  /// Makes the tables.
  ///
  /// - Parameters:
  ///   - spans: In the order of time, at least one.
  ///   - end: The first second, at the start of a year, that is looked up in an earlier year; `nil` when the last
  ///     span has no end.
  init(_ spans: [Span], repeatingFrom end: Int?) {
    self.spans = spans
    starts = .allocate(capacity: spans.count + 1)
    offsets = .allocate(capacity: spans.count)
    uniqueStarts = .allocate(capacity: spans.count)
    uniqueEnds = .allocate(capacity: spans.count)
    kindOfSpan = .allocate(capacity: spans.count)
    var kinds: [Span] = []
    for (index, span) in spans.enumerated() {
      (starts + index).initialize(to: span.start)
      (offsets + index).initialize(to: Int32(span.offset))
      let kind = kinds.firstIndex { $0.isSameKind(as: span) } ?? kinds.count
      if kind == kinds.count { kinds.append(span) }
      (kindOfSpan + index).initialize(to: Int32(kind))
      let (start, end) = Self.uniqueTimes(index, spans)
      (uniqueStarts + index).initialize(to: start)
      (uniqueEnds + index).initialize(to: end)
    }
    (starts + spans.count).initialize(to: .max)
    self.kinds = kinds
    firstStart = spans.count > 1 ? spans[1].start : .max
    lastStart = spans.count > 1 ? spans[spans.count - 1].start : .max
    self.end = end ?? .max
    stretches = Self.stretches(spans.map(\.start), firstStart: firstStart, lastStart: lastStart)
  }

  deinit {
    starts.deallocate()
    offsets.deallocate()
    uniqueStarts.deallocate()
    uniqueEnds.deallocate()
    kindOfSpan.deallocate()
    stretches.deallocate()
  }
}

// The memory is written in `init` alone.
extension ZoneSpans: @unchecked Sendable {}

extension ZoneSpans.Span {
  func isSameKind(as other: Self) -> Bool {
    offset == other.offset && isDaylight == other.isDaylight && period == other.period
  }
}

extension ZoneSpans {
  // About 48 days: mostly one span, at times two.
  private static let stretchShift = 22

  private static func stretches(
    _ starts: [Int], firstStart: Int, lastStart: Int
  ) -> UnsafeMutablePointer<UInt16> {
    let count = starts.count > 1 ? (lastStart - firstStart) >> stretchShift + 1 : 1
    let stretches = UnsafeMutablePointer<UInt16>.allocate(capacity: count)
    var span = 0
    for index in 0..<count {
      let time = firstStart == .max ? 0 : firstStart + index << stretchShift
      while span + 1 < starts.count, starts[span + 1] <= time { span += 1 }
      (stretches + index).initialize(to: UInt16(span))
    }
    return stretches
  }

  /// Whether the offset is the same at all times.
  var isFixed: Bool { firstStart == .max }

  /// The offset from GMT in seconds and the kind of the span at a time, in seconds since 1970.
  @inline(__always)
  func offsetAndKind(at seconds: Int) -> (offset: Int, kind: Int) {
    let span = index(at: seconds)
    return (Int(offsets[span]), Int(kindOfSpan[span]))
  }

  @inline(__always)
  private func index(at seconds: Int) -> Int {
    guard seconds >= firstStart else { return 0 }
    var seconds = seconds
    if seconds >= end { seconds = Self.secondInEarlierYear(seconds, before: end) }
    guard seconds < lastStart else { return spans.count &- 1 }
    var span = Int(stretches[(seconds &- firstStart) >> Self.stretchShift])
    while starts[span &+ 1] <= seconds { span &+= 1 }
    return span
  }

  /// The same second of the same day in an earlier year that begins on the same weekday and is as long.
  @inline(never)
  private static func secondInEarlierYear(_ seconds: Int, before end: Int) -> Int {
    let days = seconds / 86_400
    let day = CivilDay(daysSince1970: days)
    let endYear = CivilDay(daysSince1970: end / 86_400).year
    let start = days - day.dayOfYear + 1
    // Of any 28 years without a common century among them, one has the calendar that is sought.
    for year in (endYear - 28)..<endYear where CivilDay.isLeap(year) == CivilDay.isLeap(day.year) {
      let earlier = CivilDay.daysSince1970(year: year, month: 1, day: 1)
      if (start - earlier) % 7 == 0 { return seconds - (start - earlier) * 86_400 }
    }
    return seconds
  }
}

extension ZoneSpans {
  /// The first local time of a span that no other shows, and the first after it that another shows too or none.
  private static func uniqueTimes(_ index: Int, _ spans: [Span]) -> (start: Int, end: Int) {
    let span = spans[index]
    let start = index == 0 ? Int.min : span.start + max(span.offset, spans[index - 1].offset)
    guard index + 1 < spans.count else { return (start, .max) }
    return (start, spans[index + 1].start + min(span.offset, spans[index + 1].offset))
  }

  /// The one time at which the zone's clock shows a local time, both in seconds since 1970.
  ///
  /// - Parameters:
  ///   - local: The local time.
  ///   - offset: The offset at that time, as far as one may guess.
  /// - Returns: The time; `nil` for a local time that clocks skip or show twice, and in years that are looked up in
  ///   earlier ones.
  @inline(__always)
  func time(atLocal local: Int, offset: Int) -> Int? {
    guard !isFixed else { return local &- offset }
    guard end == .max || local < end - 86_400 else { return nil }
    var span = index(at: local &- offset)
    // The guess can be wrong by one span.
    if local < uniqueStarts[span], span > 0 {
      span &-= 1
    } else if local >= uniqueEnds[span], span &+ 1 < spans.count {
      span &+= 1
    }
    guard local >= uniqueStarts[span], local < uniqueEnds[span] else { return nil }
    return local &- Int(offsets[span])
  }
}
