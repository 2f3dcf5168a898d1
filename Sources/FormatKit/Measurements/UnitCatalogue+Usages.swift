#if !canImport(Darwin)
/// A usage by its Swift name, for those who have only words.
package struct KnownUsage: Sendable {
  /// The name of the static member of `MeasurementFormatUnitUsage`: `personHeight`.
  package let name: String
  /// The dimensions that have it; empty for all.
  package let dimensions: [String]
  let cldr: String?

  /// Whether measurements of a dimension can have the usage.
  package func fits(_ dimension: String) -> Bool {
    dimensions.isEmpty || dimensions.contains(dimension)
  }
}

extension UnitCatalogue {
  /// All usages of Apple's, in the order of its documentation.
  package static let usages: [KnownUsage] = [
    KnownUsage(name: "general", dimensions: [], cldr: "default"),
    KnownUsage(name: "asProvided", dimensions: [], cldr: nil),
    KnownUsage(name: "food", dimensions: ["energy"], cldr: "food"),
    KnownUsage(name: "workout", dimensions: ["energy"], cldr: "food"),
    KnownUsage(name: "person", dimensions: ["length", "temperature"], cldr: "person"),
    KnownUsage(name: "personHeight", dimensions: ["length"], cldr: "person-height"),
    KnownUsage(name: "road", dimensions: ["length"], cldr: "road"),
    KnownUsage(name: "focalLength", dimensions: ["length"], cldr: "focal-length"),
    KnownUsage(name: "rainfall", dimensions: ["length"], cldr: "rainfall"),
    KnownUsage(name: "snowfall", dimensions: ["length"], cldr: "snowfall"),
    KnownUsage(name: "visibility", dimensions: ["length"], cldr: "visiblty"),
    KnownUsage(name: "personWeight", dimensions: ["mass"], cldr: "person"),
    KnownUsage(name: "barometric", dimensions: ["pressure"], cldr: "baromtrc"),
    KnownUsage(name: "wind", dimensions: ["speed"], cldr: "wind"),
    KnownUsage(name: "weather", dimensions: ["temperature"], cldr: "weather"),
    KnownUsage(name: "liquid", dimensions: ["volume"], cldr: "fluid"),
  ]
}

extension MeasurementFormatUnitUsage {
  /// The usage of a name; it must fit the dimension.
  package init(_ usage: KnownUsage) {
    self.init(name: usage.cldr)
  }
}
#endif
