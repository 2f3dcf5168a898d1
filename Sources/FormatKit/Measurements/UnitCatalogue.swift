internal import Foundation

/// Every unit constant of every dimension of Foundation's.
///
/// ```swift
/// UnitCatalogue.units(named: "km").map(\.name)     // ["kilometers"]
/// UnitCatalogue.units(named: "m").map(\.dimension) // ["length", "duration"]
/// ```
package enum UnitCatalogue {
  /// The dimensions, those of everyday life first: of two units with the same symbol the first is
  /// the more likely one.
  package static let dimensions: [UnitDimension] = [
    .length, .mass, .temperature, .volume, .area, .speed, .duration, .pressure, .energy, .power,
    .informationStorage, .fuelEfficiency, .angle, .frequency, .acceleration, .concentrationMass,
    .dispersion, .electricCharge, .electricCurrent, .electricPotentialDifference,
    .electricResistance, .illuminance,
  ]

  /// All units, by dimension.
  package static let units: [KnownUnit] = dimensions.flatMap(\.units)

  /// The units that a word may mean: a constant's name, a symbol or CLDR's identifier.
  ///
  /// Symbols must be exact (`mW` is not `MW`), except that `2` and `3` stand for `²` and `³` and
  /// either micro sign for the other; names may be written in any case.
  package static func units(named word: String) -> [KnownUnit] {
    let exact = index[word] ?? index[plain(word)]
    return (exact ?? index[word.lowercased()] ?? []).map { units[$0] }
  }

  private static let index: [String: [Int]] = {
    var index: [String: [Int]] = [:]
    for (place, unit) in units.enumerated() {
      var words = [unit.symbol, plain(unit.symbol), unit.name, unit.name.lowercased()]
      if let identifier = unit.identifier { words.append(identifier) }
      for word in Set(words) { index[word, default: []].append(place) }
    }
    return index
  }()

  /// A symbol in the form that keyboards have.
  private static func plain(_ symbol: String) -> String {
    let signs: [Character: Character] = ["²": "2", "³": "3", "\u{3BC}": "\u{B5}"]
    return String(symbol.map { signs[$0] ?? $0 })
  }
}

extension UnitCatalogue {
  /// The place of a dimension's type in the list.
  static let places: [ObjectIdentifier: Int] = Dictionary(
    uniqueKeysWithValues: dimensions.enumerated().map { (ObjectIdentifier($1.type), $0) })

  /// The places of a dimension's units by symbol, for looking up what a measurement has.
  private static let bySymbol: [[String: [Int]]] = {
    var start = 0
    return dimensions.map { dimension in
      defer { start += dimension.units.count }
      let pairs = dimension.units.enumerated().map { ($1.symbol, [start + $0]) }
      return Dictionary(pairs, uniquingKeysWith: +)
    }
  }()

  /// The constant that a unit is equal to, as a place in ``units``.
  static func place(of unit: Dimension, in dimension: Int) -> Int? {
    bySymbol[dimension][unit.symbol]?.first { place in
      if case .unconverted = units[place].meaning { return true }
      return units[place].unit.converter.isSame(as: unit.converter)
    }
  }
}

extension UnitConverter {
  /// Whether two converters stand for the same unit.
  ///
  /// Platforms round coefficients to different digits (a mile is 1609.34 or 1609.344 m), and a
  /// measurement may come from another one: a thousandth is not a difference.
  fileprivate func isSame(as other: UnitConverter) -> Bool {
    guard let own = self as? UnitConverterLinear, let other = other as? UnitConverterLinear else {
      return isEqual(other)
    }
    let isNear = { (a: Double, b: Double) in a == b || abs(a - b) <= abs(a) / 1000 }
    return isNear(own.coefficient, other.coefficient) && isNear(own.constant, other.constant)
  }
}
