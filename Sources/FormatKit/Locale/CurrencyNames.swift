/// The names of a currency in full, as they stand behind an amount.
enum CurrencyNames {
  /// The name in every plural category of a locale; none where there is no door to ICU.
  static func all(of code: String, locale: String) -> Set<String> {
    Set(byCategory(of: code, locale: locale).values)
  }

  /// The name that goes with each plural category; none where there is no door to ICU.
  static func byCategory(of code: String, locale: String) -> [PluralCategory: String] {
    #if canImport(_FoundationICU)
    return fromICU(code: code.uppercased(), locale: locale)
    #else
    return [:]
    #endif
  }
}
