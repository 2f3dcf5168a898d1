#if canImport(_FoundationICU)
internal import _FoundationICU

extension CurrencyNames {
  static func fromICU(code: String, locale: String) -> [PluralCategory: String] {
    let code = Array(code.utf16) + [0]
    var names: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      names[category] = try? name(code, locale, category: "\(category)")
    }
    return names
  }

  private static func name(
    _ code: [UChar], _ locale: String, category: String
  ) throws(ICUError) -> String? {
    var length: Int32 = 0
    var isChoiceFormat: UBool = 0
    // ICU owns the text and never frees it.
    let text = try icu { (status: inout UErrorCode) in
      swift_ucurr_getPluralName(code, locale, &isChoiceFormat, category, &length, &status)
    }
    guard let text else { return nil }
    return String(decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF16.self)
  }
}
#endif
