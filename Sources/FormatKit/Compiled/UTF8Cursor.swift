/// A place in memory where a writer puts UTF-8, and the room that is left there.
///
/// A writer asks for room once, for the longest text that the value can have, and then puts its
/// bytes without further checks.
struct UTF8Cursor {
  var next: UnsafeMutablePointer<UInt8>
  let end: UnsafeMutablePointer<UInt8>

  init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
    next = memory.baseAddress.unsafelyUnwrapped
    end = next + memory.count
  }

  /// The same place, with some of the room left for others.
  init(_ cursor: UTF8Cursor, leaving room: Int) {
    next = cursor.next
    end = cursor.end - room
  }

  /// The number of bytes that can still be put.
  var room: Int { end - next }
}

extension UTF8Cursor {
  /// Puts one byte.
  @inline(__always)
  mutating func put(_ byte: UInt8) {
    next.pointee = byte
    next += 1
  }

  /// Puts the bytes of a piece of text.
  @inline(__always)
  mutating func put(_ piece: UTF8Piece) {
    piece.copy(to: next)
    next += piece.count
  }

  /// Puts the bytes of a string, where there is room for `text.utf8.count` of them.
  @inline(__always)
  mutating func put(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return }
      next.update(from: start, count: bytes.count)
      next += bytes.count
    }
  }
}
