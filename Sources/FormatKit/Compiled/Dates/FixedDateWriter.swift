internal import Foundation

/// Writes dates of the years 1 to 9999 in ASCII digits, each field at its place, as ISO 8601 has them.
final class FixedDateWriter {
  /// Where each field stands; -1 for one that does not.
  private struct Places {
    let year, month, day, dayOfYear: Int
    let weekYear, week, weekday: Int
    let hour, minute, second, millisecond: Int

    init(_ layout: FixedDateLayout) {
      func place(_ field: FixedDateLayout.Field) -> Int {
        layout.places.first { $0.field == field }?.place ?? -1
      }
      (year, month, day) = (place(.year), place(.month), place(.day))
      (dayOfYear, weekYear, week) = (place(.dayOfYear), place(.weekYear), place(.week))
      (weekday, hour, minute) = (place(.weekday), place(.hour), place(.minute))
      (second, millisecond) = (place(.second), place(.millisecond))
    }
  }

  let room: Int
  private let zone: ZoneSpans
  private let length: Int
  private let bytes: UnsafePointer<UInt8>
  private let places: Places
  private let hasDate: Bool
  private let hasWeek: Bool
  private let hasOffset: Bool
  private let offsetSeparator: UTF8Piece
  private let digits = ASCIIDigits.shared
  private let memory = UTF8Pieces()

  /// The bytes that are copied at once.
  private static let stride = 32
  private static let weeks = WeekRules(firstWeekday: 2, minimumDays: 4)

  /// `nil` for a layout that is longer than any of the standard.
  init?(_ layout: FixedDateLayout, zone: ZoneSpans) {
    guard layout.bytes.count <= Self.stride else { return nil }
    self.zone = zone
    length = layout.bytes.count
    let filling = repeatElement(UInt8(0), count: Self.stride - length)
    bytes = memory.memory(layout.bytes + filling)
    places = Places(layout)
    hasDate = layout.has(.year, .month, .day, .dayOfYear)
    hasWeek = layout.has(.weekYear, .week, .weekday)
    hasOffset = layout.offsetSeparator != nil
    offsetSeparator = memory.piece(layout.offsetSeparator ?? "")
    room = Self.stride + UTF8Piece.slack * 2
  }
}

// The memory is written in `init` alone.
extension FixedDateWriter: @unchecked Sendable {}

extension FixedDateWriter: ValueWriter {
  typealias Value = Date

  @inline(__always)
  func write(_ date: Date, to cursor: inout UTF8Cursor) -> WriteResult {
    guard let second = WholeSecond(date, zone) else { return .notCovered }
    guard cursor.room >= room else { return .needsRoom(room) }
    var ahead = zone.offsetAndKind(at: second.seconds).offset
    // Local mean time is ahead by minutes and seconds, which cannot be said: then UTC it is.
    if hasOffset, ahead % 60 != 0 { ahead = 0 }
    let start = cursor.next
    let source = UnsafeRawPointer(bytes)
    let target = UnsafeMutableRawPointer(start)
    target.copyMemory(from: source, byteCount: Self.stride)
    let shifted = UInt(bitPattern: second.seconds &+ ahead &+ Self.shift)
    let days = shifted / 86_400
    put(
      days: Int(bitPattern: days) &- Self.shift / 86_400,
      time: UInt32(truncatingIfNeeded: shifted &- days &* 86_400), second.fraction, at: start)
    cursor.next = start + length
    if hasOffset { put(offset: ahead, to: &cursor) }
    return .written
  }

  // Enough to make the first second of year 1 positive.
  private static let shift = 719_468 * 86_400

  @inline(__always)
  private func put(
    days: Int, time: UInt32, _ fraction: WholeSecond.Fraction,
    at start: UnsafeMutablePointer<UInt8>
  ) {
    if hasDate || hasWeek {
      let day = CivilDay(daysSince1970: days)
      if hasDate { put(day, at: start) }
      if hasWeek { putWeek(day, days, at: start) }
    }
    guard places.hour >= 0 else { return }
    let minutes = time / 60
    let hours = minutes / 60
    digits.store(pair: Int(hours), at: start + places.hour)
    digits.store(pair: Int(minutes &- hours &* 60), at: start + places.minute)
    digits.store(pair: Int(time &- minutes &* 60), at: start + places.second)
    if places.millisecond >= 0 {
      digits.store(triple: UInt64(fraction.milliseconds), at: start + places.millisecond)
    }
  }

  @inline(__always)
  private func put(_ day: CivilDay, at start: UnsafeMutablePointer<UInt8>) {
    if places.year >= 0 { digits.store(four: day.year, at: start + places.year) }
    if places.month >= 0 { digits.store(pair: day.month, at: start + places.month) }
    if places.day >= 0 { digits.store(pair: day.day, at: start + places.day) }
    if places.dayOfYear >= 0 {
      digits.store(triple: UInt64(day.dayOfYear), at: start + places.dayOfYear)
    }
  }

  @inline(never)
  private func putWeek(_ day: CivilDay, _ days: Int, at start: UnsafeMutablePointer<UInt8>) {
    let weekday = (days &+ 4 &+ 7 &* 200_000) % 7
    let (year, week) = Self.weeks.weekOfYear(of: day, weekday: weekday)
    if places.weekYear >= 0 { digits.store(four: year, at: start + places.weekYear) }
    if places.week >= 0 { digits.store(pair: week, at: start + places.week) }
    if places.weekday >= 0 { start[places.weekday] = 0x30 | UInt8(weekday == 0 ? 7 : weekday) }
  }

  @inline(__always)
  private func put(offset seconds: Int, to cursor: inout UTF8Cursor) {
    guard seconds != 0 else { return cursor.put(UInt8(ascii: "Z")) }
    cursor.put(seconds < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    let minutes = Int(seconds.magnitude) / 60
    digits.store(pair: minutes / 60, at: cursor.next)
    cursor.next += 2
    cursor.put(offsetSeparator)
    digits.store(pair: minutes % 60, at: cursor.next)
    cursor.next += 2
  }
}
