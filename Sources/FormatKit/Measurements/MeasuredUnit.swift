internal import Foundation

/// A unit as the rules of measurement see it.
struct MeasuredUnit: Sendable {
  let symbol: String
  /// The unit in CLDR, under which ICU may have a name for it.
  var identifier: String?
  /// The unit in terms of one of CLDR's; `nil` where nothing is known of it.
  var measure: Measure?
  /// The base unit of its dimension, in CLDR; `nil` for a dimension that is not Foundation's.
  var base: String?
  /// Whether a usage chooses another unit.
  var hasPreferences = false

  /// A multiple of a unit of CLDR's, for temperatures with something added.
  struct Measure: Sendable {
    let unit: String
    var factor = Rational.one
    var offset = Rational.zero
  }

  /// What tells a unit from all others.
  enum Key: Hashable, Sendable {
    /// A constant, by its place in the catalogue.
    case known(Int)
    /// A unit of one of Foundation's dimensions, by its converter.
    case linear(symbol: String, dimension: Int, coefficient: Double, constant: Double)
    /// A unit of one of Foundation's dimensions that is converted in some other way.
    case other(symbol: String, dimension: Int)
    /// A unit of a dimension that is not Foundation's.
    case foreign(symbol: String)
  }
}

extension MeasuredUnit.Key {
  init(_ unit: Dimension) {
    guard let dimension = UnitCatalogue.places[ObjectIdentifier(type(of: unit))] else {
      self = .foreign(symbol: unit.symbol)
      return
    }
    if let place = UnitCatalogue.place(of: unit, in: dimension) {
      self = .known(place)
    } else if let linear = unit.converter as? UnitConverterLinear {
      self = .linear(
        symbol: unit.symbol, dimension: dimension,
        coefficient: linear.coefficient, constant: linear.constant)
    } else {
      self = .other(symbol: unit.symbol, dimension: dimension)
    }
  }
}

extension MeasuredUnit {
  init(_ key: Key) {
    switch key {
    case .known(let place):
      self.init(UnitCatalogue.units[place])
    case .linear(let symbol, let dimension, let coefficient, let constant):
      let dimension = UnitCatalogue.dimensions[dimension]
      self.init(symbol: symbol, of: dimension)
      if let factor = Rational(coefficient), let offset = Rational(constant) {
        measure = Measure(unit: dimension.base, factor: factor, offset: offset)
      }
    case .other(let symbol, let dimension):
      let dimension = UnitCatalogue.dimensions[dimension]
      self.init(symbol: symbol, of: dimension)
      measure = Measure(unit: dimension.base)
    case .foreign(let symbol):
      self.init(symbol: symbol)
    }
  }

  private init(symbol: String, of dimension: UnitDimension) {
    self.init(symbol: symbol)
    base = dimension.base
    hasPreferences = dimension.hasPreferences
  }

  private init(_ unit: KnownUnit) {
    self.init(symbol: unit.symbol)
    identifier = unit.identifier
    let dimension = UnitCatalogue.dimensions.first { $0.name == unit.dimension }
    base = dimension?.base
    hasPreferences = dimension?.hasPreferences ?? false
    switch unit.meaning {
    case .cldr(let identifier): measure = Measure(unit: identifier)
    case .fraction(let top, let bottom, let unit):
      let part = Rational(bottom).reciprocal ?? .one
      measure = Measure(unit: unit, factor: Rational(top) * part)
    case .unconverted: hasPreferences = false
    }
  }
}
