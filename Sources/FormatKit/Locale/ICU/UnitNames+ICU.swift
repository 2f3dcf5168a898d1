#if canImport(_FoundationICU)
internal import Foundation

extension UnitNames {
  /// CLDR's display name of a unit (UTS #35 part 2, "Unit Elements"), or that of the parent locales.
  func displayName(of identifier: String) -> String? {
    guard let kind = Self.kinds[identifier] else { return nil }
    let bundles = ICUBundle.units(of: LocaleSubtags(locale.identifier))
    return ICUBundle.unitText("units", kind, identifier, "dnam", in: bundles)
  }

  /// The kind under which CLDR files each unit: `length` for `kilometer`.
  private static let kinds: [String: String] = {
    guard let root = try? ICUBundle(package: ICUBundle.unitPackage, locale: "en"),
      let table = try? root["units"].children
    else { return [:] }
    var kinds: [String: String] = [:]
    for (kind, node) in table where node.isTable {
      for (unit, _) in (try? node.children) ?? [] { kinds[unit] = kind }
    }
    return kinds
  }()
}
#endif
