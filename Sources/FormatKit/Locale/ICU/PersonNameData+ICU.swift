#if canImport(_FoundationICU)
extension PersonNameData {
  /// Reads the data of a locale and its parents.
  static func read(_ locale: LocaleSubtags) -> PersonNameData {
    guard let tables = try? ICUBundle.lineage(of: locale).compactMap({ try? $0["personNames"] }),
      let root = tables.last
    else { return PersonNameData() }
    var data = PersonNameData()
    func read(_ path: String..., into value: WritableKeyPath<PersonNameData, String>) {
      if let text = texts(at: path, in: tables)?.first { data[keyPath: value] = text }
    }
    func read(_ path: String..., into value: WritableKeyPath<PersonNameData, Set<String>>) {
      if let list = texts(at: path, in: tables) { data[keyPath: value] = Set(list) }
    }
    read("nameOrderLocales", "givenFirst", into: \.givenFirstLocales)
    read("nameOrderLocales", "surnameFirst", into: \.surnameFirstLocales)
    read("nativeSpaceReplacement", into: \.nativeSpaceReplacement)
    read("foreignSpaceReplacement", into: \.foreignSpaceReplacement)
    read("initialPattern", "initial", into: \.initialPattern)
    read("initialPattern", "initialSequence", into: \.initialSequencePattern)
    read("parameterDefault", "length", into: \.defaultLength)
    read("parameterDefault", "formality", into: \.defaultFormality)
    data.hasOwnOrder = tables.dropLast().contains { (try? $0["nameOrderLocales"]) != nil }
    data.patterns = patterns(in: tables, root: root)
    return data
  }

  /// The texts at a path, from the nearest locale that has them.
  private static func texts(at path: [String], in tables: some Sequence<ICUBundle>) -> [String]? {
    for table in tables {
      let node = path.reduce(table as ICUBundle?) { node, key in try? node?[key] }
      if let texts = try? node?.strings { return texts }
    }
    return nil
  }

  /// All patterns.
  ///
  /// Where neither the locale nor a parent below the root has one, the root's points to another
  /// pattern, which is looked up in the locale in its turn (CLDR's lateral inheritance).
  private static func patterns(in tables: [ICUBundle], root: ICUBundle) -> [String: [String]] {
    let namePatterns = tables.compactMap { try? $0["namePattern"] }
    guard let rootPatterns = try? root["namePattern"] else { return [:] }
    var patterns: [String: [String]] = [:]
    for key in PersonNameData.patternKeys {
      guard let target = (try? rootPatterns[key])?.key else { continue }
      patterns[key] =
        texts(at: [key], in: namePatterns.dropLast()) ?? texts(at: [target], in: namePatterns)
    }
    return patterns
  }
}
#endif
