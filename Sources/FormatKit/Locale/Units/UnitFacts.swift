/// What CLDR says about units of measurement, as it is written there.
///
/// The rules above it (sizes, conversion, preferences) take it as a parameter, so that they can be
/// tested with facts made up for the test.
protocol UnitFacts: Sendable {
  /// The entry of a simple unit, such as `mile` or `100-kilometer`; `nil` for an unknown one.
  func entry(_ unit: String) -> UnitEntry?
  /// The expression of a constant, such as `ft_to_m`.
  func constant(_ name: String) -> String?
  /// The prefixes by name: `kilo` is 10³, `kibi` is 2¹⁰.
  var prefixes: [UnitPrefix] { get }
  /// The quantities by base unit: `kilogram-per-meter-square-second` is `pressure`.
  var quantities: [(base: String, quantity: String)] { get }
  /// The units that a region prefers for a usage, as listed for exactly these three names.
  func preferences(quantity: String, usage: String, region: String) -> [UnitPreference]?
}

/// One line of CLDR's conversion table.
struct UnitEntry: Hashable, Sendable {
  /// The unit that the factor leads to: `meter`.
  let target: String
  /// The size in the target unit, as an expression: `ft_to_m*5280`.
  let factor: String
  /// What is added in the target unit, as an expression: `2298.35/9`.
  let offset: String?
  /// The systems that the unit belongs to: `ussystem`, `metric_adjacent`.
  let systems: [String]
}

/// A prefix of a unit's name.
struct UnitPrefix: Hashable, Sendable {
  let name: String
  let base: Int
  let power: Int
}

/// One of the units that a region uses for something, with the least amount it is used for.
struct UnitPreference: Hashable, Sendable {
  /// The unit, or several of falling size: `foot-and-inch`.
  let unit: String
  /// The least amount in the (first) unit, as a decimal.
  let atLeast: String
  /// The rounding that goes with it, as an ICU skeleton: `precision-increment/50`.
  let rounding: String?
}
