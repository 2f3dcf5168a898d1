internal import Foundation

/// Writes dates of the years 1 to 9999 in ASCII digits, each field at its place, as ISO 8601 has them.
final class FixedDateWriter {
  private struct Place: BitwiseCopyable {
    let field: FixedDateLayout.Field
    let place: Int
  }

  let room: Int
  private let zone: ZoneSpans
  private let length: Int
  private let bytes: UnsafePointer<UInt8>
  private let places: UnsafePointer<Place>
  private let placeCount: Int
  private let hasDate: Bool
  private let hasWeek: Bool
  private let hasFraction: Bool
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
    places = memory.memory(layout.places.map { Place(field: $0.field, place: $0.place) })
    placeCount = layout.places.count
    hasDate = layout.has(.year, .month, .day, .dayOfYear)
    hasWeek = layout.has(.weekYear, .week, .weekday)
    hasFraction = layout.has(.millisecond)
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
    let day = hasDate || hasWeek ? CivilDay(daysSince1970: days) : CivilDay.first
    let minutes = time / 60
    let hours = minutes / 60
    for index in 0..<placeCount {
      let place = places[index]
      let target = start + place.place
      switch place.field {
      case .year: digits.store(four: day.year, at: target)
      case .month: digits.store(pair: day.month, at: target)
      case .day: digits.store(pair: day.day, at: target)
      case .hour: digits.store(pair: Int(hours), at: target)
      case .minute: digits.store(pair: Int(minutes &- hours &* 60), at: target)
      case .second: digits.store(pair: Int(time &- minutes &* 60), at: target)
      case .millisecond: digits.store(triple: UInt64(fraction.milliseconds), at: target)
      case .dayOfYear: digits.store(triple: UInt64(day.dayOfYear), at: target)
      case .weekYear, .week, .weekday: putWeek(place.field, day, days, at: target)
      }
    }
  }

  @inline(never)
  private func putWeek(
    _ field: FixedDateLayout.Field, _ day: CivilDay, _ days: Int,
    at target: UnsafeMutablePointer<UInt8>
  ) {
    let weekday = (days &+ 4 &+ 7 &* 200_000) % 7
    let (year, week) = Self.weeks.weekOfYear(of: day, weekday: weekday)
    switch field {
    case .weekYear: digits.store(four: year, at: target)
    case .week: digits.store(pair: week, at: target)
    default: target.pointee = 0x30 | UInt8(weekday == 0 ? 7 : weekday)
    }
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
