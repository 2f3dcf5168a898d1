/// What putting a part of a name came to.
enum NamePutResult {
  case put
  /// There is no room for it.
  case isFull
  /// It needs a closer look than a writer takes.
  case isUnclear
}

/// The initials of a locale in a form that is quick to follow: the rules of ``NameInitials`` for words
/// between ASCII blanks and hyphens.
struct CompiledNameInitials: Sendable {
  private let capitals: NameCapitals
  private let single: [[UInt8]]
  private let sequence: [[UInt8]]
  /// How many times as long as a text its initials can be.
  let growth: Int

  init(_ modifiers: NameModifiers) {
    capitals = NameCapitals(modifiers.capitals)
    single = modifiers.initials.single.map { Array($0.utf8) }
    sequence = modifiers.initials.sequence.map { Array($0.utf8) }
    growth = 1 + (single + sequence).reduce(0) { $0 + $1.count }
  }

  /// Puts the first letter of a text.
  @inline(__always)
  func putInitial(
    of bytes: UnsafeBufferPointer<UInt8>, isCapital: Bool, to cursor: inout UTF8Cursor
  ) -> NamePutResult {
    guard let initial = capitals.initial(bytes, isCapital: isCapital) else { return .isUnclear }
    guard cursor.room >= initial.count else { return .isFull }
    cursor.put(initial, of: bytes)
    return .put
  }

  /// Puts the first letters of the words of a text.
  func putInitials(
    of bytes: UnsafeBufferPointer<UInt8>, isCapital: Bool, retainsHyphens: Bool,
    to cursor: inout UTF8Cursor
  ) -> NamePutResult {
    guard sequence[0].isEmpty, bytes.allSatisfy(Self.isOfWords) else { return .isUnclear }
    var index = 0
    var isFirst = true
    while let word = Self.nextWord(in: bytes, from: &index) {
      let joint = retainsHyphens && word.isHyphenated ? Self.hyphen : sequence[1]
      guard isFirst || cursor.put(joint), cursor.put(single[0]) else { return .isFull }
      let result = putInitial(
        of: UnsafeBufferPointer(rebasing: bytes[word.range]), isCapital: isCapital, to: &cursor)
      guard result == .put else { return result }
      let isJoined = isFirst || retainsHyphens && word.isHyphenated
      guard cursor.put(single[1]), isJoined || cursor.put(sequence[2]) else { return .isFull }
      isFirst = false
    }
    return isFirst ? .isUnclear : .put
  }

  private static let hyphen = [UInt8(ascii: "-")]
}

extension CompiledNameInitials {
  /// Whether a byte is ASCII or of a character up to U+04FF, none of which is a blank or a dash.
  private static func isOfWords(_ byte: UInt8) -> Bool {
    byte < 0xC0 || (0xC3...0xD3).contains(byte)
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// The next word from an index, which moves behind it; whether a hyphen joins it to what is before.
  private static func nextWord(
    in bytes: UnsafeBufferPointer<UInt8>, from index: inout Int
  ) -> (range: Range<Int>, isHyphenated: Bool)? {
    var isHyphenated = false
    while index < bytes.count {
      let byte = bytes[index]
      let isHyphen = byte == UInt8(ascii: "-")
      guard isHyphen || isBlank(byte) else { break }
      isHyphenated = isHyphen
      index += 1
    }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "-"), !isBlank(bytes[index]) {
      index += 1
    }
    return start < index ? (start..<index, isHyphenated) : nil
  }
}

extension UTF8Cursor {
  /// Puts bytes where there is room for them.
  @inline(__always)
  mutating func put(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard room >= bytes.count, let start = bytes.baseAddress else { return bytes.isEmpty }
    next.update(from: start, count: bytes.count)
    next += bytes.count
    return true
  }

  /// Puts bytes where there is room for them.
  @inline(__always)
  mutating func put(_ bytes: [UInt8]) -> Bool {
    guard room >= bytes.count else { return false }
    for byte in bytes { put(byte) }
    return true
  }
}
