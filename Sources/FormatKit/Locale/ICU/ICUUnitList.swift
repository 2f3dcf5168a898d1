#if canImport(_FoundationICU)
internal import _FoundationICU

/// ICU's joining of measured parts in words: "one hour, thirty minutes".
final class ICUUnitList: @unchecked Sendable {
  // ICU formats through a const method of an object that does not change after it is opened.
  private let formatter: OpaquePointer

  /// Opens the wide list of units of a locale (CLDR's list patterns of type `unit`).
  ///
  /// Where that list puts commas between three parts and nothing but a space between two, the space is meant for
  /// digits ("1 час 30 минут"), and words are joined as any words are ("один час и тридцать минут").
  static func forWords(locale: String) throws(ICUError) -> ICUUnitList {
    let list = try ICUUnitList(locale: locale, type: ULISTFMT_TYPE_UNITS)
    guard try list.join(["1", "2"]) == "1 2", try list.join(["1", "2", "3"]) != "1 2 3" else {
      return list
    }
    return try ICUUnitList(locale: locale, type: ULISTFMT_TYPE_AND)
  }

  init(
    locale: String, type: UListFormatterType, width: UListFormatterWidth = ULISTFMT_WIDTH_WIDE
  ) throws(ICUError) {
    let formatter = try icu { (status: inout UErrorCode) in
      swift_ulistfmt_openForType(locale, type, width, &status)
    }
    guard let formatter else { throw ICUError(code: U_INTERNAL_PROGRAM_ERROR) }
    self.formatter = formatter
  }

  deinit {
    swift_ulistfmt_close(formatter)
  }

  /// Joins texts; nothing gives an empty text.
  func join(_ texts: [String]) throws(ICUError) -> String {
    var characters: [UChar] = []
    var places: [(start: Int, length: Int32)] = []
    for text in texts {
      places.append((characters.count, Int32(text.utf16.count)))
      characters += text.utf16
    }
    return try icuString { (buffer, capacity, status: inout UErrorCode) in
      characters.withUnsafeBufferPointer { characters in
        let starts = places.map { characters.baseAddress?.advanced(by: $0.start) }
        return swift_ulistfmt_format(
          formatter, starts, places.map(\.length), Int32(texts.count), buffer, capacity, &status)
      }
    }
  }
}
#endif
