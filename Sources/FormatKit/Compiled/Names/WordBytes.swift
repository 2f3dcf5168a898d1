/// What a look at the bytes of a word or name tells.
struct WordBytes {
  /// The script of its letters; `nil` when there is none.
  private(set) var script: ScriptCode?

  /// Looks at UTF-8; `nil` for what needs a closer look: blanks at an end, letters of several scripts,
  /// no bytes at all.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.first, let last = bytes.last, first > 0x20, last > 0x20 else {
      return nil
    }
    if Self.isASCII(bytes) {
      guard Self.isLetter(first) || bytes.contains(where: Self.isLetter) else { return }
      script = .latin
    } else {
      guard scan(bytes) else { return nil }
    }
  }

  @inline(__always)
  private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var union: UInt8 = 0
    for byte in bytes { union |= byte }
    return union < 0x80
  }

  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26
  }

  /// Finds the one script of the letters; false when there are several, or an end may be blank.
  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    var isSolid = true
    while index < bytes.count {
      let isFirst = index == 0
      let scalar = bytes.scalar(at: &index)
      let found = Self.script(of: scalar)
      // What has a script is no blank.
      isSolid = found.isSpecific || scalar.isASCII || scalar.properties.isAlphabetic
      if isFirst, !isSolid { return false }
      if found == script || !found.isSpecific { continue }
      if script != nil { return false }
      script = found
    }
    return isSolid
  }

  @inline(__always)
  private static func script(of scalar: Unicode.Scalar) -> ScriptCode {
    guard scalar.isASCII else { return ScriptCode(of: scalar) }
    return isLetter(UInt8(truncatingIfNeeded: scalar.value)) ? .latin : .common
  }
}

extension WordBytes {
  /// Whether there are bytes, and certainly no blanks at their ends.
  @inline(__always)
  static func isSolid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first, let last = bytes.last, first > 0x20, last > 0x20 else {
      return false
    }
    return (first < 0x80 || isSolidScalar(bytes, at: 0))
      && (last < 0x80 || isSolidScalar(bytes, at: lastScalar(of: bytes)))
  }

  private static func isSolidScalar(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    var index = index
    let scalar = bytes.scalar(at: &index)
    return script(of: scalar).isSpecific || scalar.properties.isAlphabetic
  }

  private static func lastScalar(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var index = bytes.count - 1
    while index > 0, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  /// The script of the first character; `nil` when it has none.
  @inline(__always)
  static func leadingScript(_ bytes: UnsafeBufferPointer<UInt8>) -> ScriptCode? {
    guard let first = bytes.first else { return nil }
    if isLetter(first) { return .latin }
    var index = 0
    let script = script(of: bytes.scalar(at: &index))
    return script.isSpecific ? script : nil
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The character whose valid UTF-8 starts at an index, which moves behind it.
  @inline(__always)
  func scalar(at index: inout Int) -> Unicode.Scalar {
    let lead = UInt32(self[index])
    index += 1
    guard lead >= 0x80 else { return Unicode.Scalar(UInt8(lead)) }
    let length = lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3
    var value = lead & (0x3F >> UInt32(length))
    for _ in 0..<length {
      value = value << 6 | UInt32(self[index] & 0x3F)
      index += 1
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }
}
