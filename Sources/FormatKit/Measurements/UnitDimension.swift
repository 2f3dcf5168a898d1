package import Foundation

/// One of Foundation's dimensions, with all its unit constants.
package struct UnitDimension: Sendable {
  /// The name without `Unit`: `length`, `fuelEfficiency`.
  package let name: String
  package let units: [KnownUnit]
  let type: Dimension.Type
  /// The base unit, by CLDR's identifier.
  let base: String
  /// Whether a usage chooses the unit, as Foundation has it; otherwise the unit given is kept.
  let hasPreferences: Bool

  init<Unit: Dimension>(
    _ type: Unit.Type, _ name: String, base: String, hasPreferences: Bool = false,
    units: [(name: String, unit: Unit, meaning: UnitMeaning)]
  ) {
    self.name = name
    self.type = type
    self.base = base
    self.hasPreferences = hasPreferences
    self.units = units.map { entry in
      KnownUnit(name: entry.name, dimension: name, unit: entry.unit, meaning: entry.meaning)
    }
  }
}

/// A unit constant of Foundation's, such as `UnitLength.kilometers`.
package struct KnownUnit: Sendable {
  /// The constant's name: `kilometers`.
  package let name: String
  /// The dimension's name: `length`.
  package let dimension: String
  package let unit: Dimension
  let meaning: UnitMeaning

  package var symbol: String { unit.symbol }

  /// CLDR's identifier, `kilometer`; `nil` where CLDR has no such unit.
  package var identifier: String? {
    switch meaning {
    case .cldr(let identifier), .unconverted(let identifier): identifier
    case .fraction: nil
    }
  }
}

/// What a unit of Foundation's is in CLDR.
///
/// It also gives the unit's exact size; Foundation's own coefficients are rounded.
enum UnitMeaning: Hashable, Sendable {
  /// A unit of CLDR's.
  case cldr(String)
  /// A multiple of a unit of CLDR's, which itself has no such unit.
  case fraction(Int, Int, of: String)
  /// A unit of CLDR's that is printed as it is given, whatever the usage.
  case unconverted(String)
}
