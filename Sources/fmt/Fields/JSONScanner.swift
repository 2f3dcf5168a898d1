/// Reads JSON text (RFC 8259) just closely enough to find the values in it.
struct JSONScanner {
  /// What is not JSON, and where.
  struct Fault: Error {
    let position: Int
    let wanted: String
  }

  let bytes: Bytes
  private(set) var position = 0

  init(_ bytes: Bytes, at position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func skipBlanks() {
    while let byte = next, byte.isBlank || byte == .newline { position += 1 }
  }

  /// Takes a byte when it is the next one behind blanks.
  mutating func skip(_ byte: Character) -> Bool {
    skipBlanks()
    guard next == byte.asciiValue else { return false }
    position += 1
    return true
  }

  mutating func expect(_ byte: Character) throws(Fault) {
    guard skip(byte) else { throw Fault(position: position, wanted: "\"\(byte)\"") }
  }

  /// Passes a string and gives what stands between its quotation marks, as it is written.
  mutating func string() throws(Fault) -> Range<Int> {
    try expect("\"")
    let start = position
    while let byte = next {
      position += 1
      if byte == .quote { return start..<position - 1 }
      if byte == UInt8(ascii: "\\") { position += 1 }
    }
    throw Fault(position: bytes.count, wanted: "the end of a string")
  }

  /// Passes a value of any kind and gives its place.
  mutating func value() throws(Fault) -> Range<Int> {
    skipBlanks()
    let start = position
    switch next {
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "{"), UInt8(ascii: "["): try nested()
    default:
      while let byte = next, byte.isLetter || byte.isDigit || "+-.".utf8.contains(byte) {
        position += 1
      }
      guard position > start else { throw Fault(position: start, wanted: "a value") }
    }
    return start..<position
  }

  /// Passes an object or an array without looking closely at what is in it.
  private mutating func nested() throws(Fault) {
    var open: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        _ = try string()
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append(byte)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // The closing bracket is two behind the opening one in ASCII.
        guard open.popLast() == byte - 2 else { throw Fault(position: position, wanted: "a value") }
      default: break
      }
      position += 1
      if open.isEmpty { return }
    }
    throw Fault(position: bytes.count, wanted: "a closing bracket")
  }
}

extension JSON {
  /// The text of a string as it is written between quotation marks; `nil` when an escape is none.
  static func unescaped(_ bytes: Bytes) -> [UInt8]? {
    guard bytes.first(UInt8(ascii: "\\")) != nil else { return Array(bytes) }
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      guard index + 1 < bytes.count else { return nil }
      if bytes[index + 1] == UInt8(ascii: "u") {
        guard let scalar = scalar(bytes, at: &index) else { return nil }
        text.append(contentsOf: String(Character(scalar)).utf8)
      } else {
        guard let byte = escapes[bytes[index + 1]] else { return nil }
        text.append(byte)
        index += 2
      }
    }
    return text
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
    UInt8(ascii: "/"): UInt8(ascii: "/"), UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "n"): .newline, UInt8(ascii: "r"): .carriageReturn, UInt8(ascii: "t"): .tab,
  ]

  /// The character of `\u00E9`, or of two halves `\uD83D\uDE00`.
  private static func scalar(_ bytes: Bytes, at index: inout Int) -> Unicode.Scalar? {
    guard let first = unit(bytes, at: &index) else { return nil }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xD800..<0xDC00).contains(first), let second = unit(bytes, at: &index),
      (0xDC00..<0xE000).contains(second)
    else { return nil }
    return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
  }

  private static func unit(_ bytes: Bytes, at index: inout Int) -> UInt32? {
    guard index + 6 <= bytes.count, bytes.starts(with: Array("\\u".utf8), at: index) else {
      return nil
    }
    let digits = bytes[index + 2..<index + 6]
    guard digits.allSatisfy({ $0.isDigit || $0.isLetter }) else { return nil }
    index += 6
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
