/// Which way a character makes a text run, by Unicode's Bidi_Class.
enum BidiDirection: Sendable {
  case leftToRight, rightToLeft
  /// Neither: digits, blanks, most signs.
  case neutral
}

extension BidiDirection {
  /// The direction of an ASCII character.
  @inline(__always)
  init(ofASCII byte: UInt8) {
    self = (byte | 0x20) &- 0x61 < 26 ? .leftToRight : .neutral
  }
}

#if !canImport(_FoundationICU)
extension BidiDirection {
  init?(of scalar: Unicode.Scalar) {
    guard scalar.isASCII else { return nil }
    self.init(ofASCII: UInt8(truncatingIfNeeded: scalar.value))
  }
}
#endif
