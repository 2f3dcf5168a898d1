// Temperatures: on the scale that a region uses, converted exactly.

import FormatKit
import Foundation

let american = Locale(identifier: "en_US")
let body = Measurement(value: 36.5, unit: UnitTemperature.celsius)
print(format(body, style: .measurement(usage: .person), locale: american))
// → 97.7°F
print(format(body, style: .measurement(width: .wide), locale: Locale(identifier: "ja_JP")))
// → 摂氏36.5度

let noon = Measurement(value: 25, unit: UnitTemperature.celsius)
print(format(noon, style: .measurement(usage: .weather, hidesScaleName: true), locale: american))
// → 77°
print(format(noon, style: .measurement(usage: .asProvided), locale: american))
// → 25°C

// A locale may ask for a scale.
print(format(noon, style: .measurement(), locale: Locale(identifier: "en-DE-u-mu-fahrenhe")))
// → 77°F
