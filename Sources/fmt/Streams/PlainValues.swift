import Foundation

/// Whole numbers of at most 18 digits, with or without a sign; but not `-0`.
enum PlainInteger: PlainValue {
  @inline(__always)
  static func read(
    _ place: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ terminator: UInt8
  ) -> Int64? {
    guard place < end else { return nil }
    let isNegative = place.pointee == UInt8(ascii: "-")
    if isNegative || place.pointee == UInt8(ascii: "+") { place += 1 }
    let start = place
    guard let digits = digits(&place, end), place < end, place.pointee == terminator else {
      return nil
    }
    let count = place - start
    guard count > 0, count <= 18, digits != 0 || !isNegative else { return nil }
    place += 1
    return isNegative ? -Int64(digits) : Int64(digits)
  }

  /// The digits from a place on, and moves behind them; `nil` when they are too many.
  @inline(__always)
  fileprivate static func digits(
    _ place: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>
  ) -> UInt64? {
    var digits: UInt64 = 0
    let limit = min(end, place + 19)
    while place < limit {
      let digit = place.pointee &- 0x30
      guard digit < 10 else { return digits }
      digits = digits &* 10 &+ UInt64(digit)
      place += 1
    }
    return nil
  }
}

extension PlainValue {
  /// The value of a line of at most 20 bytes, with the place moved behind its terminator.
  ///
  /// `nil` when the line is longer, has no end or is no such value.
  @inline(__always)
  fileprivate static func shortLine(
    _ place: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ terminator: UInt8,
    value: (Bytes) -> Value?
  ) -> Value? {
    let start = place
    let limit = min(end, place + 21)
    while place < limit, place.pointee != terminator { place += 1 }
    guard place < limit, let value = value(Bytes(start: start, count: place - start)) else {
      return nil
    }
    place += 1
    return value
  }
}

/// Numbers with or without a fraction, of at most 18 digits.
enum PlainDecimal: PlainValue {
  @inline(__always)
  static func read(
    _ place: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ terminator: UInt8
  ) -> Decimal? {
    shortLine(&place, end, terminator) { PlainNumber($0)?.decimal }
  }
}

/// Dates: whole seconds since 1970, with or without @ in front, or `2024-02-29T13:05:00Z`.
enum PlainDate: PlainValue {
  @inline(__always)
  static func read(
    _ place: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ terminator: UInt8
  ) -> Date? {
    shortLine(&place, end, terminator) { seconds($0).map(date) }
  }

  @inline(__always)
  static func date(_ seconds: Int64) -> Date {
    Date(timeIntervalSinceReferenceDate: Double(seconds - 978_307_200))
  }

  @inline(__always)
  static func seconds(_ bytes: Bytes) -> Int64? {
    guard bytes.count == 20, bytes[19] == UInt8(ascii: "Z") else {
      guard bytes.count <= 14 else { return nil }
      guard bytes.first == UInt8(ascii: "@") else { return PlainNumber(bytes)?.integer }
      return PlainNumber(bytes[1..<bytes.count])?.integer
    }
    guard bytes[4] == 0x2D, bytes[7] == 0x2D, bytes[10] == UInt8(ascii: "T"),
      bytes[13] == 0x3A, bytes[16] == 0x3A, let century = pair(bytes, 0),
      let year = pair(bytes, 2), let month = pair(bytes, 5), let day = pair(bytes, 8),
      let hour = pair(bytes, 11), let minute = pair(bytes, 14), let second = pair(bytes, 17),
      // The days at the end of a month are for the long way, which knows its length.
      (1...12).contains(month), (1...28).contains(day), hour < 24, minute < 60, second < 60
    else { return nil }
    let days = CivilDate.days(year: century * 100 + year, month: month, day: day)
    return Int64(((days * 24 + hour) * 60 + minute) * 60 + second)
  }

  @inline(__always)
  private static func pair(_ bytes: Bytes, _ index: Int) -> Int? {
    let (tens, ones) = (bytes[index] &- 0x30, bytes[index + 1] &- 0x30)
    return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
  }
}
