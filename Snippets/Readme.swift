// The examples of the README's first screen.

import FormatKit
import Foundation

let english = Locale(identifier: "en_US")
let german = Locale(identifier: "de_DE")
let price = Decimal(string: "1234.5")!
let moment = Date(timeIntervalSince1970: 1_700_000_000)
let long = Date.FormatStyle(date: .long, time: .shortened, timeZone: .gmt)
let units = Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .wide)

print(format(1_234_567, style: .number, locale: Locale(identifier: "hi_IN")))
// → 12,34,567
print(format(0.256, style: .percent, locale: german))
// → 25,6 %
print(format(price, style: .currency(code: "EUR"), locale: german))
// → 1.234,50 €
print(format(100_000_000, style: .byteCount(style: .binary), locale: english))
// → 95.4 MB
print(format(moment, style: .iso8601))
// → 2023-11-14T22:13:20Z
print(format(moment, style: long, locale: german))
// → 14. November 2023 um 22:13
print(format(.seconds(3_700), style: units, locale: english))
// → 1 hour, 2 minutes
print(format(["a", "b", "c"], style: .list(type: .or), locale: english))
// → a, b, or c
