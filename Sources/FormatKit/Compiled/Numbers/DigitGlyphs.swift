/// The ten digits of a numbering system in UTF-8, all of the same length.
///
/// Like a piece, it is read without counting references and outlived by the ``UTF8Pieces`` that made it.
struct DigitGlyphs: BitwiseCopyable {
  /// The bytes of a digit.
  let width: Int
  /// Whether the digits are `0` to `9` of ASCII.
  let isASCII: Bool
  fileprivate let words: UnsafePointer<UInt32>

  /// The bytes of a digit, in the order of memory.
  @inline(__always)
  subscript(digit: UInt8) -> UInt32 { words[Int(digit)] }
}

// The memory is written before it is shared.
extension DigitGlyphs: @unchecked Sendable {}

extension UTF8Pieces {
  /// Takes the digits from 0 to 9; `nil` comes of digits of unequal length.
  func digits(_ digits: [Unicode.Scalar]) -> DigitGlyphs? {
    let texts = digits.map { Array(String($0).utf8) }
    let width = texts.first?.count ?? 0
    guard texts.count == 10, texts.allSatisfy({ $0.count == width }) else { return nil }
    let words = texts.map { bytes in
      bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }.littleEndian
    }
    return DigitGlyphs(
      width: width, isASCII: texts == (0...9).map { [UInt8(ascii: "0") + $0] },
      words: memory(words))
  }
}

extension UTF8Cursor {
  /// Puts a digit; four bytes are stored whatever its length.
  @inline(__always)
  mutating func put(digit: UInt8, _ glyphs: DigitGlyphs) {
    UnsafeMutableRawPointer(next).storeBytes(of: glyphs[digit], as: UInt32.self)
    next += glyphs.width
  }
}
