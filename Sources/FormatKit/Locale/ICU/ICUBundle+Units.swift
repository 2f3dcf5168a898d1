#if canImport(_FoundationICU)
internal import Foundation
internal import _FoundationICU

extension ICUBundle {
  /// The branch of ICU's data that holds the names of units.
  private static let unitPackage =
    "icudt\(U_ICU_VERSION_MAJOR_NUM)\(1.littleEndian == 1 ? "l" : "b")-unit"

  /// The bundles of units of a locale and of its parents, the locale's own first, the root's last.
  ///
  /// A parent is the one that the data name, or else the locale without its last subtag
  /// (UTS #35 part 1, "Parent Locales"). A locale without data of its own is passed over.
  static func units(of locale: Locale) -> [ICUBundle] {
    var names = names(of: locale.language)
    var bundles: [ICUBundle] = []
    while !names.isEmpty {
      let name = names.removeFirst()
      guard let bundle = try? ICUBundle(package: unitPackage, direct: name) else { continue }
      bundles.append(bundle)
      if let parent = try? bundle["%%Parent"].string { names = [parent] + truncations(of: parent) }
    }
    return bundles
  }

  /// The names under which data of a language may be kept, the most exact one first.
  private static func names(of language: Locale.Language) -> [String] {
    let likely = Locale.Language(identifier: language.maximalIdentifier)
    let code = likely.languageCode?.identifier ?? "und"
    let script = likely.script.map { "_\($0.identifier)" } ?? ""
    let region = likely.region.map { "_\($0.identifier)" } ?? ""
    var names: [String] = []
    for name in [code + script + region, code + region, code + script, code, "root"]
    where !names.contains(name) { names.append(name) }
    return names
  }

  private static func truncations(of name: String) -> [String] {
    guard name != "root" else { return [] }
    guard let cut = name.lastIndex(of: "_") else { return ["root"] }
    return [String(name[..<cut])] + truncations(of: String(name[..<cut]))
  }
}
#endif
