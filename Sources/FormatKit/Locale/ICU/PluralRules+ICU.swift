#if canImport(_FoundationICU)
internal import _FoundationICU

extension PluralRules {
  /// The rules of a locale, or of the nearest parent that has some; those of a language without plurals
  /// where none has.
  ///
  /// - Parameters:
  ///   - type: The table of the data, `locales` for cardinal numbers.
  ///   - locale: The locale's identifier.
  /// - Returns: `nil` when a rule is not written as expected.
  /// - Throws: ``ICUError`` when the data are not there.
  static func fromICU(type: String, locale: String) throws(ICUError) -> PluralRules? {
    let data = try ICUBundle(direct: "plurals")
    let sets = try data[type]
    var name: String? = try icuBytes { buffer, capacity, status in
      swift_uloc_getBaseName(locale, buffer, capacity, &status)
    }
    while let locale = name, !locale.isEmpty {
      if let set = try? sets[locale].string { return try rules(data["rules"][set]) }
      name = try? icuBytes { buffer, capacity, status in
        swift_uloc_getParent(locale, buffer, capacity, &status)
      }
    }
    return PluralRules([])
  }

  private static func rules(_ data: ICUBundle) throws(ICUError) -> PluralRules? {
    var conditions: [(PluralCategory, PluralCondition)] = []
    for (name, rule) in try data.children where name != "other" {
      guard let category = PluralCategory(name: name),
        let condition = PluralCondition(try rule.string)
      else { return nil }
      conditions.append((category, condition))
    }
    return PluralRules(conditions)
  }
}
#endif
