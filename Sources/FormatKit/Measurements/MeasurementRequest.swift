internal import Foundation

/// All that decides how a measurement is written, except its value.
struct MeasurementRequest: Hashable, Sendable {
  let unit: MeasuredUnit.Key
  /// CLDR's name of the usage; `nil` to keep the unit given.
  let usage: String?
  let width: UnitNameWidth
  let number: FloatingPointFormatStyle<Double>?
  /// The locale's identifier.
  let locale: String
  /// Whether a temperature is written without its scale.
  var hidesScaleName = false
}

/// How long the name of a unit is: "5 miles", "5 mi", "5mi".
enum UnitNameWidth: Int, Codable, Hashable, Sendable {
  case wide
  case abbreviated
  case narrow

  /// ICU's name of the width.
  var skeleton: String {
    switch self {
    case .wide: "unit-width-full-name"
    case .abbreviated: "unit-width-short"
    case .narrow: "unit-width-narrow"
    }
  }
}
