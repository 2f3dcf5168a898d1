// Dates and times: fields in the order and the words of a locale.

import FormatKit
import Foundation

let moment = Date(timeIntervalSince1970: 1_700_000_000)
var style = Date.FormatStyle(
  date: .long, time: .shortened, locale: Locale(identifier: "en_US"),
  calendar: Calendar(identifier: .gregorian), timeZone: .gmt)

print(format(moment, style: style))
// → November 14, 2023 at 10:13 PM
print(format(moment, style: style, locale: Locale(identifier: "de_DE")))
// → 14. November 2023 um 22:13
print(format(moment, style: style, locale: Locale(identifier: "ar_EG")))
// → ١٤ نوفمبر، ٢٠٢٣، ١٠:١٣ م
print(format(moment, style: style, locale: Locale(identifier: "ja_JP")))
// → 2023年11月14日 22:13

// Fields by name: the locale decides their order.
style = Date.FormatStyle(
  locale: Locale(identifier: "en_US"), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
print(format(moment, style: style.weekday(.wide).day().month(.abbreviated)))
// → Tuesday, Nov 14

// A fixed pattern, for formats that are not for people.
let verbatim = Date.VerbatimFormatStyle(
  format: "\(year: .defaultDigits)/\(month: .twoDigits)/\(day: .twoDigits)",
  locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
  calendar: Calendar(identifier: .gregorian))
print(format(moment, style: verbatim))
// → 2023/11/14
