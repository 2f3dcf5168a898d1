#if canImport(_FoundationICU)
internal import _FoundationICU

extension RelativeDateLocale {
  /// Whether ICU makes a formatter of relative dates for a locale's identifier.
  static func isOpened(_ identifier: String) -> Bool {
    let formatter = try? icu { (status: inout UErrorCode) in
      swift_ureldatefmt_open(
        identifier, nil, UDAT_STYLE_LONG, UDISPCTX_CAPITALIZATION_NONE, &status)
    }
    guard let formatter else { return false }
    swift_ureldatefmt_close(formatter)
    return true
  }
}
#endif
