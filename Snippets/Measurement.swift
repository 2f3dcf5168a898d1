// Measurements: in the units that a region uses, in its language.

import FormatKit
import Foundation

let english = Locale(identifier: "en_US")
let ride = Measurement(value: 5, unit: UnitLength.kilometers)
print(format(ride, style: .measurement(width: .wide, usage: .road), locale: english))
// → 3.1 miles
print(format(ride, style: .measurement(width: .wide), locale: Locale(identifier: "pl_PL")))
// → 5 kilometrów
print(format(ride, style: .measurement(width: .narrow, usage: .asProvided), locale: english))
// → 5km

let height = Measurement(value: 190, unit: UnitLength.centimeters)
let whole = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0))
let tall = Measurement<UnitLength>.FormatStyle(
  width: .abbreviated, locale: english, usage: .personHeight, numberFormatStyle: whole)
print(format(height, style: tall))
// → 6 ft, 3 in
print(format(height, style: tall, locale: Locale(identifier: "fr_FR")))
// → 1 m et 90 cm

let wind = Measurement(value: 100, unit: UnitSpeed.kilometersPerHour)
print(
  format(wind, style: .measurement(width: .wide, usage: .wind), locale: Locale(identifier: "ja_JP"))
)
// → 秒速28メートル

// A locale may ask for a system of measurement.
print(
  format(
    ride, style: .measurement(width: .wide), locale: Locale(identifier: "en_US@measure=metric")))
// → 5 kilometers
print(UnitLength(forLocale: english, usage: .road).symbol)
// → mi

for run in format(height, style: tall.attributed).runs[\.measurement] where run.0 == .unit {
  print(format(height, style: tall.attributed)[run.1].characters.map(String.init).joined())
}
// → ft
// → in
