#if canImport(_FoundationICU)
extension LocaleKeywords {
  /// The keywords, in lower case, of the extension `u`; those of `t`, for transformed text, end in a digit.
  static func fromICU() throws(ICUError) -> [String: Set<String>] {
    let bundle = try ICUBundle(direct: "keyTypeData")
    var values: [String: Set<String>] = [:]
    for (keyword, types) in try bundle["typeMap"].children
    where keyword.last?.isNumber == false {
      var names: Set<String> = []
      for (name, type) in try types.children {
        names.insert(name.replacing(":", with: "/").lowercased())
        names.insert(try type.string)
      }
      names.remove("")
      values[keyword] = names
    }
    return values
  }
}
#endif
