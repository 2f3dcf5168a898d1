/// The ten digits of a numbering system in UTF-8, all of the same length.
final class DigitGlyphs {
  /// The bytes of a digit.
  let width: Int
  /// Whether the digits are `0` to `9` of ASCII.
  let isASCII: Bool
  let zero: String
  private let words = UnsafeMutablePointer<UInt32>.allocate(capacity: 10)

  /// Takes the digits from 0 to 9; `nil` comes of digits of unequal length.
  init?(_ digits: [Unicode.Scalar]) {
    let texts = digits.map { Array(String($0).utf8) }
    let width = texts.first?.count ?? 0
    guard texts.count == 10, texts.allSatisfy({ $0.count == width }) else { return nil }
    self.width = width
    zero = String(digits[0])
    isASCII = texts == (0...9).map { [UInt8(ascii: "0") + $0] }
    for (index, bytes) in texts.enumerated() {
      let word = bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
      (words + index).initialize(to: word.littleEndian)
    }
  }

  deinit {
    words.deallocate()
  }

  /// The bytes of a digit, in the order of memory.
  @inline(__always)
  subscript(digit: UInt8) -> UInt32 { words[Int(digit)] }
}

// The memory is written in `init` alone.
extension DigitGlyphs: @unchecked Sendable {}

extension UTF8Cursor {
  /// Puts a digit; four bytes are stored whatever its length.
  @inline(__always)
  mutating func put(digit: UInt8, _ glyphs: DigitGlyphs) {
    UnsafeMutableRawPointer(next).storeBytes(of: glyphs[digit], as: UInt32.self)
    next += glyphs.width
  }
}
