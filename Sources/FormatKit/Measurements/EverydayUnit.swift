#if canImport(_FoundationICU)
internal import Foundation

/// The one unit that a place prefers for something, before there is a value to choose by.
enum EverydayUnit {
  /// Where the everyday unit stands in the list of a general usage, when it is not the first.
  ///
  /// The list of lengths begins with km, but m is the everyday one; volumes are those of liquids. The
  /// same choices are in Apple's ICU (`uameasfmt_getUnitsForUsage`).
  private static let entries: [String: (usage: String, place: Int)] = [
    "area": ("default", 2), "length": ("default", 1), "mass": ("default", 1),
    "power": ("default", 3), "volume": ("fluid", 0),
  ]

  /// The unit of a dimension.
  ///
  /// - Parameters:
  ///   - type: The dimension.
  ///   - usage: CLDR's name of the usage; `nil` for no usage in particular.
  ///   - locale: The place.
  /// - Returns: A unit constant.
  static func unit(of type: Dimension.Type, usage: String?, locale: Locale) -> Dimension {
    guard let index = UnitCatalogue.places[ObjectIdentifier(type)] else {
      // Dimension itself has no base unit, and stops the program when it is asked for one.
      return type == Dimension.self
        ? Dimension(symbol: "", converter: UnitConverter()) : type.baseUnit()
    }
    let dimension = UnitCatalogue.dimensions[index]
    let finder = Finder(dimension: dimension, place: UnitPlace(locale: locale.identifier))
    return finder.unit(usage ?? "default") ?? type.baseUnit()
  }

  private struct Finder {
    let dimension: UnitDimension
    let place: UnitPlace
    let sizes = ICUUnitFacts.sizes

    func unit(_ usage: String) -> Dimension? {
      guard dimension.hasPreferences, let base = sizes.size(of: dimension.base),
        let quantity = sizes.quantity(of: base)
      else { return nil }
      let entry = usage == "default" ? entries[dimension.name] : nil
      let preferences = UnitPreferences(facts: sizes.facts, place: place)
      let list = preferences.list(quantity: quantity, usage: entry?.usage ?? usage)
      guard let last = list.last else { return nil }
      let preferred = list.dropFirst(entry?.place ?? 0).first ?? last
      return constant(preferred.unit.splitMixed()[0])
    }

    /// The constant for a unit of CLDR's, or one of the same size: Foundation has no food calories,
    /// but kilocalories.
    private func constant(_ identifier: String) -> Dimension? {
      if let same = dimension.units.first(where: { $0.identifier == identifier }) {
        return same.unit
      }
      guard let size = sizes.size(of: identifier) else { return nil }
      return dimension.units.first { unit in
        unit.identifier.flatMap { sizes.size(of: $0) }?.factor == size.factor
      }?.unit
    }
  }
}
#endif
