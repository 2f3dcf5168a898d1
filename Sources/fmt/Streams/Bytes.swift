import Foundation

/// Bytes of the input, where they lie.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension Bytes {
  /// Some of the bytes, counted from their own start.
  subscript(_ range: Range<Int>) -> Bytes {
    Bytes(rebasing: self[range] as Slice<Bytes>)
  }

  /// The first place of a byte, from a place on.
  func first(_ byte: UInt8, from start: Int = 0) -> Int? {
    guard start < count, let base = baseAddress,
      let found = memchr(base + start, Int32(byte), count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// The last place of a byte, from a place on.
  func last(_ byte: UInt8, from start: Int = 0) -> Int? {
    var index = count
    while index > start {
      index -= 1
      if self[index] == byte { return index }
    }
    return nil
  }

  /// Where the bytes stand that are neither blanks nor a carriage return at the ends; empty when there are none.
  var trimmed: Range<Int> {
    var (start, end) = (0, count)
    while start < end, self[start].isBlank { start += 1 }
    while end > start, self[end - 1].isBlank { end -= 1 }
    return start..<end
  }

  func starts(with other: [UInt8], at start: Int) -> Bool {
    guard start + other.count <= count else { return false }
    for index in other.indices where self[start + index] != other[index] { return false }
    return true
  }
}

extension UInt8 {
  /// Whether it is a space, a TAB or a carriage return.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
  var isDigit: Bool { self &- 0x30 < 10 }
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let quote = UInt8(ascii: "\"")
  static let comma = UInt8(ascii: ",")
  static let tab = UInt8(ascii: "\t")
}
