import FormatKit
import Foundation

/// The units that a region prefers, by `Measurement.FormatStyle` with a usage.
///
/// The columns `expected_en` and `icu76` are the data's: the parts as English of the region has them, in full, not rounded
/// and not grouped.
struct UnitPreferenceSet: ConformanceSet {
  let title = "Unit preferences"
  let file = "unit_preferences.tsv"

  func outcome(of row: ConformanceRow) -> ConformanceOutcome {
    if row["quantity"] == "duration" {
      return .notExpressible("a duration: its style keeps the unit, as Apple's does")
    }
    guard let quantity = MeasuredQuantity.known[row["input_unit"]] else {
      return .notExpressible("a quantity of which Foundation has no dimension")
    }
    guard let value = Double(row["input"]) else { return .failed(printed: "no value") }
    let locale = Locale(identifier: "en-" + row["region"])
    guard let printed = quantity.text(value, row["usage"], locale) else {
      return .notExpressible("a usage that `MeasurementFormatUnitUsage` does not have")
    }
    return sameScalars(printed, row["expected_en"]) ? .passed : .failed(printed: printed)
  }
}

/// A quantity of the data: its base unit, and the usages that styles have for it.
private struct MeasuredQuantity: Sendable {
  /// The text of an amount for a usage of CLDR's; `nil` where styles do not have it.
  let text: @Sendable (Double, String, Locale) -> String?

  private init<Unit: Dimension & Sendable>(
    _ unit: Unit, times factor: Double = 1,
    _ usages: [String: MeasurementFormatUnitUsage<Unit>] = [:]
  ) {
    text = { value, usage, locale in
      guard let usage = usage == "default" ? .general : usages[usage] else { return nil }
      let numbers = FloatingPointFormatStyle<Double>().grouping(.never)
        .precision(.fractionLength(0...6))
      let style = Measurement<Unit>.FormatStyle(
        width: .wide, locale: locale, usage: usage, numberFormatStyle: numbers)
      return format(Measurement(value: value * factor, unit: unit), style: style)
    }
  }

  static let known: [String: MeasuredQuantity] = [
    "meter": MeasuredQuantity(
      UnitLength.meters,
      [
        "person": .person, "person-height": .personHeight, "road": .road,
        "focal-length": .focalLength, "rainfall": .rainfall, "snowfall": .snowfall,
        "visiblty": .visibility,
      ]),
    "kilogram": MeasuredQuantity(UnitMass.kilograms, ["person": .personWeight]),
    "kelvin": MeasuredQuantity(
      UnitTemperature.kelvin, ["person": .person, "weather": .weather]),
    "cubic-meter": MeasuredQuantity(UnitVolume.cubicMeters, ["fluid": .liquid]),
    "square-meter": MeasuredQuantity(UnitArea.squareMeters),
    "meter-per-second": MeasuredQuantity(UnitSpeed.metersPerSecond, ["wind": .wind]),
    "kilogram-per-meter-square-second": MeasuredQuantity(
      UnitPressure.newtonsPerMetersSquared, ["baromtrc": .barometric]),
    "kilogram-square-meter-per-square-second": MeasuredQuantity(
      UnitEnergy.joules, ["food": .food]),
    "kilogram-square-meter-per-cubic-second": MeasuredQuantity(UnitPower.watts),
    "cubic-meter-per-meter": MeasuredQuantity(
      UnitFuelEfficiency.litersPer100Kilometers, times: 1e8),
    "kilogram-per-cubic-meter": MeasuredQuantity(UnitConcentrationMass.gramsPerLiter),
  ]
}
