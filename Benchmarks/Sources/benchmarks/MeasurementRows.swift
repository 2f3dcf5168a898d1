import FormatKit
import Foundation

private let locale = Locale(identifier: "en_US")

/// The rows of measurements, beside ICU called without FormatKit: Foundation on Linux has no such style.
var measurementRows: [() -> Row] {
  [
    {
      row("measurement", .asProvided, "unit/kilometer unit-width-short", .kilometers) {
        value, bytes in
        appendDouble(value, to: &bytes)
        append(" km", to: &bytes)
      }
    },
    {
      row(
        "measurement, converted", .general,
        "unit/kilometer usage/default unit-width-short", .kilometers)
    },
    {
      row(
        "measurement, feet and inches", .personHeight,
        "unit/centimeter usage/person-height unit-width-short", .centimeters)
    },
  ]
}

private func row(
  _ name: String, _ usage: MeasurementFormatUnitUsage<UnitLength>, _ skeleton: String,
  _ unit: UnitLength, hand: ((Double, inout [UInt8]) -> Void)? = nil
) -> Row {
  let style = Measurement<UnitLength>.FormatStyle(
    width: .abbreviated, locale: locale, usage: usage)
  let icu = RawICU(skeleton: skeleton, locale: locale.identifier)
  return Row(
    name, style, Values.doubles.map { Measurement(value: $0, unit: unit) },
    goal: Goal(bytes: 8, string: 5),
    foundation: icu.map { icu in { _, measurement in icu.format(measurement.value) } },
    hand: hand.map { hand in { measurement, bytes in hand(measurement.value, &bytes) } })
}
