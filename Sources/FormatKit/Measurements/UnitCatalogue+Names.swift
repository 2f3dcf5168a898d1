#if canImport(_FoundationICU)
package import Foundation

extension UnitCatalogue {
  /// All units with their names in a language, by dimension.
  ///
  /// ```swift
  /// UnitCatalogue.names(in: Locale(identifier: "de_DE")).first { $0.unit.symbol == "mi" }?.name   // "Meilen"
  /// ```
  ///
  /// - Parameter locale: The language.
  /// - Returns: The units and their names; where there is none, the symbol.
  package static func names(in locale: Locale) -> [(unit: KnownUnit, name: String)] {
    let names = ICUUnitNames(locale: locale)
    return units.map { unit in
      (unit, unit.identifier.flatMap(names.name) ?? unit.symbol)
    }
  }
}
#endif
