#if canImport(_FoundationICU)
internal import _FoundationICU

extension CurrencyCodes {
  /// The codes that ICU knows, also those of former currencies and of precious metals.
  static func fromICU() throws(ICUError) -> [String] {
    let kinds = UInt32(bitPattern: Int32(UCURR_ALL.rawValue))
    let opened = try icu { (status: inout UErrorCode) in
      swift_ucurr_openISOCurrencies(kinds, &status)
    }
    guard let list = opened else { throw ICUError(code: U_MEMORY_ALLOCATION_ERROR) }
    defer { swift_uenum_close(list) }
    var codes: [String] = []
    while let code = try icu({ (status: inout UErrorCode) in
      swift_uenum_next(list, nil, &status)
    }) {
      codes.append(String(cString: code))
    }
    return codes.sorted()
  }
}
#endif
