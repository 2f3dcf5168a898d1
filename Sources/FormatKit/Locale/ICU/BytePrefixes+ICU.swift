#if canImport(_FoundationICU)
internal import Foundation

extension BytePrefixes {
  init(words: [String], patterns: Patterns, locale: Locale) {
    let bundles = ICUBundle.units(of: LocaleSubtags(locale))
    let table =
      switch patterns {
      case .abbreviated: "unitsShort"
      case .full: "units"
      }
    func pattern(_ key: String, or standard: String) -> String {
      ICUBundle.unitText(table, "compound", key, in: bundles) ?? standard
    }
    self.init(
      words: words,
      decimal: Self.standard.decimal.enumerated().map { pattern("10p\(3 * ($0 + 1))", or: $1) },
      binary: Self.standard.binary.enumerated().map { pattern("1024p\($0 + 1)", or: $1) })
  }

  /// The full words of a locale; `nil` where one of them bends with the number.
  static func full(in locale: Locale) -> BytePrefixes? {
    let units = ["kilobyte", "megabyte", "gigabyte", "terabyte", "petabyte"]
    let words = units.compactMap { invariableWord(for: $0, in: locale) }
    guard words.count == units.count else { return nil }
    return BytePrefixes(words: words, patterns: .full, locale: locale)
  }

  /// The full word for a unit, the same with numbers of every plural category.
  private static func invariableWord(for unit: String, in locale: Locale) -> String? {
    let formatter = try? ICUNumberFormatter(
      skeleton: ".## measure-unit/digital-\(unit) unit-width-full-name", locale: locale.identifier)
    let words = ["0", "1", "2", "3", "5", "11", "20", "21", "100", "1000000", "1.5"].map {
      try? formatter?.format($0).unit
    }
    return Set(words).count == 1 ? words[0] : nil
  }
}

extension String {
  /// Whether all letters are of one script.
  var isOfOneScript: Bool {
    Set(unicodeScalars.map(ScriptCode.init(of:)).filter(\.isSpecific)).count <= 1
  }
}
#endif
