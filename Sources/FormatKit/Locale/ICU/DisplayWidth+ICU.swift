#if canImport(_FoundationICU)
internal import _FoundationICU

extension DisplayWidth {
  /// Whether a character is wide or full-width: Unicode's East_Asian_Width.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    let width = swift_u_getIntPropertyValue(UChar32(scalar.value), UCHAR_EAST_ASIAN_WIDTH)
    return width == Int32(U_EA_WIDE.rawValue) || width == Int32(U_EA_FULLWIDTH.rawValue)
  }
}
#endif
