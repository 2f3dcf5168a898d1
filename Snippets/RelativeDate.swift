// Relative dates: how far a date is from another, in words.

import FormatKit
import Foundation

let now = Date(timeIntervalSince1970: 1_700_000_000)
let calendar = Calendar(identifier: .gregorian)

// The value is "now"; the anchor is what the text describes.
let tomorrow = Date.AnchoredRelativeFormatStyle(
  anchor: now.addingTimeInterval(86_400), presentation: .named, unitsStyle: .wide,
  locale: Locale(identifier: "en_US"), calendar: calendar)

print(format(now, style: tomorrow))
// → tomorrow
print(format(now, style: tomorrow, locale: Locale(identifier: "pl_PL")))
// → jutro
print(format(now, style: tomorrow, locale: Locale(identifier: "he_IL")))
// → מחר

let hours = Date.AnchoredRelativeFormatStyle(
  anchor: now.addingTimeInterval(-3 * 3_600), presentation: .numeric, unitsStyle: .abbreviated,
  locale: Locale(identifier: "en_US"), calendar: calendar)
print(format(now, style: hours))
// → 3 hr. ago

// `Date.RelativeFormatStyle` counts from the present moment.
let relative = Date.RelativeFormatStyle(
  presentation: .named, unitsStyle: .wide, locale: Locale(identifier: "fr_FR"), calendar: calendar)
print(format(Date.now, style: relative))
// → maintenant
