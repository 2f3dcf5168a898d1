#if canImport(_FoundationICU)
internal import Foundation

/// The names of units in a language, as they stand in a list: "kilometers", "Kilometer pro Stunde".
struct ICUUnitNames {
  private let locale: Locale
  private let bundles: [ICUBundle]

  /// The types that CLDR's units stand under in the data: `kilometer` is a `length`.
  private static let types: [String: String] = {
    var types: [String: String] = [:]
    let root = try? ICUBundle(package: ICUBundle.unitPackage, direct: "root")["units"]
    for (type, units) in (try? root?.children) ?? [] where units.isTable {
      for (unit, _) in (try? units.children) ?? [] { types[unit] = type }
    }
    return types
  }()

  init(locale: Locale) {
    self.locale = locale
    // The root's names are in no language: symbols, and words of English.
    bundles = ICUBundle.units(of: LocaleSubtags(locale)).dropLast()
  }

  /// The name of a unit of CLDR's; where the data have none, what stands behind ten of them.
  func name(of unit: String) -> String? {
    if let type = Self.types[unit],
      let name = ICUBundle.unitText("units", type, unit, "dnam", in: bundles)
    {
      return name
    }
    let formatter = try? ICUNumberFormatter.cached(
      skeleton: "unit/\(unit) unit-width-full-name", locale: locale.identifier)
    return try? formatter?.format("10").unit
  }
}
#endif
