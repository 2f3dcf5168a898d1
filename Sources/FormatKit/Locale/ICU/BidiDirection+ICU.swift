#if canImport(_FoundationICU)
internal import _FoundationICU

extension BidiDirection {
  /// The direction of a character; embeddings and overrides count as what they begin.
  init?(of scalar: Unicode.Scalar) {
    switch swift_u_charDirection(UChar32(scalar.value)) {
    case U_LEFT_TO_RIGHT, U_LEFT_TO_RIGHT_EMBEDDING, U_LEFT_TO_RIGHT_OVERRIDE:
      self = .leftToRight
    case U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC, U_ARABIC_NUMBER, U_RIGHT_TO_LEFT_EMBEDDING,
      U_RIGHT_TO_LEFT_OVERRIDE:
      self = .rightToLeft
    default:
      self = .neutral
    }
  }
}
#endif
