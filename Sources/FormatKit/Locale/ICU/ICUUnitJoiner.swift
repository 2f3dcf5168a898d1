#if canImport(_FoundationICU)
internal import _FoundationICU

/// What stands before, between and after the parts of a measurement in several units: "6 ft, 3 in".
struct ICUUnitJoiner: Sendable {
  /// One text more than there are parts.
  let separators: [String]

  private struct Key: Hashable {
    let count: Int
    let width: UnitNameWidth
    let locale: String
  }

  private static let recent = BoundedCache<Key, ICUUnitJoiner>(capacity: 64)

  /// The joiner of a number of parts: CLDR's list patterns of type `unit`.
  static func cached(
    count: Int, width: UnitNameWidth, locale: String
  ) throws(ICUError) -> ICUUnitJoiner {
    let key = Key(count: count, width: width, locale: locale)
    return try recent.value(for: key) { () throws(ICUError) in
      try ICUUnitJoiner(count: count, width: width, locale: locale)
    }
  }

  /// Joins signs that no pattern has, and takes what ICU puts around them.
  private init(count: Int, width: UnitNameWidth, locale: String) throws(ICUError) {
    let sign: UChar = 0xFFFC
    let list = try Self.list(
      Array(repeating: sign, count: count), width: width.listWidth, locale: locale)
    separators = list.split(separator: "\u{FFFC}", omittingEmptySubsequences: false).map {
      String($0)
    }
    guard separators.count == count + 1 else { throw ICUError(code: U_INVALID_FORMAT_ERROR) }
  }

  private static func list(
    _ signs: [UChar], width: UListFormatterWidth, locale: String
  ) throws(ICUError) -> String {
    let opened = try icu { (status: inout UErrorCode) in
      swift_ulistfmt_openForType(locale, ULISTFMT_TYPE_UNITS, width, &status)
    }
    guard let formatter = opened else { throw ICUError(code: U_MEMORY_ALLOCATION_ERROR) }
    defer { swift_ulistfmt_close(formatter) }
    return try icuString { (buffer, capacity, status: inout UErrorCode) in
      signs.withUnsafeBufferPointer { signs in
        let starts = signs.indices.map { signs.baseAddress?.advanced(by: $0) }
        let lengths = signs.map { _ in Int32(1) }
        return swift_ulistfmt_format(
          formatter, starts, lengths, Int32(signs.count), buffer, capacity, &status)
      }
    }
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
