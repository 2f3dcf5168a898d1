/// A fixed piece of text that costs two stores to put when it is short.
///
/// Up to 16 bytes stand in the piece itself; a longer text stands in the ``UTF8Pieces`` that made the piece and
/// must outlive it. Putting a short piece stores 16 bytes whatever its length, so `slack` more bytes
/// than its length have to be free.
struct UTF8Piece: BitwiseCopyable {
  /// The bytes past its end that putting a piece may touch.
  static let slack = 16

  let count: Int
  private let low: UInt64
  private let high: UInt64
  private let long: UnsafePointer<UInt8>?

  static let empty = UTF8Piece(short: [])

  fileprivate init(short bytes: [UInt8]) {
    count = bytes.count
    low = Self.word(bytes.prefix(8))
    high = Self.word(bytes.dropFirst(8))
    long = nil
  }

  fileprivate init(long bytes: UnsafeBufferPointer<UInt8>) {
    count = bytes.count
    low = 0
    high = 0
    long = bytes.baseAddress
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Copies the bytes of the piece, and for a short one whatever fills up 16 bytes.
  @inline(__always)
  func copy(to start: UnsafeMutablePointer<UInt8>) {
    if let long {
      start.update(from: long, count: count)
    } else {
      let memory = UnsafeMutableRawPointer(start)
      memory.storeBytes(of: low.littleEndian, as: UInt64.self)
      memory.storeBytes(of: high.littleEndian, toByteOffset: 8, as: UInt64.self)
    }
  }

  /// Copies the bytes of a piece of at most 4 and nothing after them.
  @inline(__always)
  func copyExactly(to start: UnsafeMutablePointer<UInt8>) {
    let memory = UnsafeMutableRawPointer(start)
    if count == 1 {
      start.pointee = UInt8(truncatingIfNeeded: low)
    } else if count >= 2 {
      memory.storeBytes(of: UInt16(truncatingIfNeeded: low).littleEndian, as: UInt16.self)
      if count > 2 { start[2] = UInt8(truncatingIfNeeded: low >> 16) }
      if count > 3 { start[3] = UInt8(truncatingIfNeeded: low >> 24) }
    }
  }
}

/// The owner of pieces: whoever keeps a piece keeps the owner as well.
///
/// Counting references costs more than copying a short text, so pieces do not do it.
final class UTF8Pieces {
  private var memory: [UnsafeMutableRawPointer] = []

  init() {}

  deinit {
    for pointer in memory { pointer.deallocate() }
  }

  /// A piece with the UTF-8 of a text.
  func piece(_ text: String) -> UTF8Piece {
    let bytes = Array(text.utf8)
    guard bytes.count > UTF8Piece.slack else { return UTF8Piece(short: bytes) }
    return UTF8Piece(long: UnsafeBufferPointer(start: self.memory(bytes), count: bytes.count))
  }

  /// Keeps values that need no more than their bytes, as long as it lives.
  func memory<Value: BitwiseCopyable>(_ values: [Value]) -> UnsafePointer<Value> {
    let start = UnsafeMutablePointer<Value>.allocate(capacity: max(values.count, 1))
    start.initialize(from: values, count: values.count)
    memory.append(UnsafeMutableRawPointer(start))
    return UnsafePointer(start)
  }
}

// A piece is read-only, and its owner adds pieces only before it is shared.
extension UTF8Piece: @unchecked Sendable {}
extension UTF8Pieces: @unchecked Sendable {}
