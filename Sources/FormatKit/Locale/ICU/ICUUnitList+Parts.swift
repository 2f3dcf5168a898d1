#if canImport(_FoundationICU)
internal import _FoundationICU

extension ICUUnitList {
  private struct Key: Hashable {
    let width: UnitNameWidth
    let locale: String
  }

  private static let recent = BoundedCache<Key, ICUUnitList>(capacity: 64)

  /// The list of measured parts in a width: one opened before, or a new one.
  static func cached(width: UnitNameWidth, locale: String) throws(ICUError) -> ICUUnitList {
    try recent.value(for: Key(width: width, locale: locale)) { () throws(ICUError) in
      try ICUUnitList(locale: locale, type: ULISTFMT_TYPE_UNITS, width: width.listWidth)
    }
  }

  /// Joins parts that keep their own parts.
  ///
  /// What stands between them may depend on what they are: Hebrew puts a hyphen before a digit.
  func join<Text: ICUNumberText>(_ parts: [Text]) throws(ICUError) -> Text {
    let whole = Array(try join(parts.map(\.text)).utf16)
    var text = Text("")
    var end = 0
    for part in parts {
      let units = Array(part.text.utf16)
      guard
        let start = (end...max(end, whole.count - units.count)).first(where: { start in
          whole[start...].starts(with: units)
        })
      else { throw ICUError(code: U_INVALID_FORMAT_ERROR) }
      text += Text(String(decoding: whole[end..<start], as: UTF16.self))
      text += part
      end = start + units.count
    }
    text += Text(String(decoding: whole[end...], as: UTF16.self))
    return text
  }
}

extension UnitNameWidth {
  /// The width of the list that goes with the units.
  fileprivate var listWidth: UListFormatterWidth {
    switch self {
    case .wide: ULISTFMT_WIDTH_WIDE
    case .abbreviated: ULISTFMT_WIDTH_SHORT
    case .narrow: ULISTFMT_WIDTH_NARROW
    }
  }
}
#endif
