#if canImport(_FoundationICU)
extension ICUNumberFormatter {
  private struct Key: Hashable {
    let skeleton: String
    let locale: String
  }

  private static let recent = BoundedCache<Key, ICUNumberFormatter>(capacity: 256)

  /// A formatter for a skeleton and a locale: one opened before, or a new one.
  static func cached(skeleton: String, locale: String) throws(ICUError) -> ICUNumberFormatter {
    try recent.value(for: Key(skeleton: skeleton, locale: locale)) { () throws(ICUError) in
      try ICUNumberFormatter(skeleton: skeleton, locale: locale)
    }
  }

  private static let named = BoundedCache<Key, Bool>(capacity: 512)

  /// Whether ICU has a name for a unit, in the locale or in one of its parents.
  static func hasName(of unit: String, locale: String) -> Bool {
    let skeleton = "unit/" + unit
    return named.value(for: Key(skeleton: skeleton, locale: locale)) {
      let formatter = try? ICUNumberFormatter(skeleton: skeleton, locale: locale)
      return (try? formatter?.text("1")) != nil
    }
  }
}
#endif
