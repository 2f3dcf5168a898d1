// The time between two dates, a duration or a number of seconds, in units.

import FormatKit
import Foundation

let english = Locale(identifier: "en_US")
var calendar = Calendar(identifier: .gregorian)
calendar.timeZone = .gmt
let start = Date(timeIntervalSince1970: 1_704_067_200)  // 2024-01-01T00:00:00Z
let end = start + 61 * 86_400 + 3_723

let wide = DateComponentsFormatStyle(
  style: .wide, locale: english, calendar: calendar,
  fields: [.year, .month, .day, .hour, .minute, .second])
print(format(start..<end, style: wide))
// → 2 months, 1 day, 1 hour, 2 minutes, 3 seconds
print(format(start..<end, style: wide, locale: Locale(identifier: "de_DE")))
// → 2 Monate, 1 Tag, 1 Stunde, 2 Minuten und 3 Sekunden

let narrow = DateComponentsFormatStyle(
  style: .narrow, locale: english, calendar: calendar, fields: [.day, .hour])
print(format(start..<end, style: narrow))
// → 61d 1h
print(format(start..<(start + 5_400), style: .timeDuration, locale: english))
// → 1:30:00

print(format(.seconds(77_501), style: .components(style: .spellOut), locale: english))
// → twenty-one hours, thirty-one minutes, forty-one seconds
print(
  format(
    .seconds(77_501), style: .components(style: .spellOut), locale: Locale(identifier: "ru_RU")))
// → двадцать один час, тридцать одна минута и сорок одна секунда
print(
  format(5_400, style: .components(style: .abbreviated, fields: [.hour, .minute]), locale: english))
// → 1 hr, 30 min
print(format(95, style: .timeDuration, locale: english))
// → 1:35
