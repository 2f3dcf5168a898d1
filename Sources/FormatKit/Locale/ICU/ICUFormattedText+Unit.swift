#if canImport(_FoundationICU)
internal import _FoundationICU

extension ICUFormattedText {
  /// The name of the unit in a formatted measurement.
  var unit: String? {
    let units = Array(text.utf16)
    return fields.first {
      $0.category == UFIELD_CATEGORY_NUMBER.rawValue
        && $0.field == UNUM_MEASURE_UNIT_FIELD.rawValue
    }.map { String(decoding: units[$0.range], as: UTF16.self) }
  }
}
#endif
