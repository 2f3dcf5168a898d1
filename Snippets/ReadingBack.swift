// Reading back: the value of a text that a person wrote, or an error that says where it goes wrong.

import FormatKit
import Foundation

let english = Locale(identifier: "en_US")
let german = Locale(identifier: "de_DE")
let russian = Locale(identifier: "ru_RU")

print(try parse("1,234.5", strategy: .number(locale: english)))
// → 1234.5
print(try parse("1.234,5", strategy: .number(locale: german)))
// → 1234.5
print(try parse("25,6 %", strategy: .percent(locale: german)))
// → 0.256
print(try parse("($1,234.50)", strategy: .currency(code: "USD", locale: english)))
// → -1234.5
print(try parse("95.4 MB", strategy: .byteCount(style: .binary, locale: english)))
// → 100034150

let day = try parse(
  "29. Februar 2024", strategy: .date(.long, locale: german, timeZone: .gmt))
print(format(day, style: .iso8601))
// → 2024-02-29T00:00:00Z
let moment = try parse("2024-02-29T12:00:00,5Z", strategy: .iso8601)
print(moment.timeIntervalSince1970)
// → 1709208000.5

print(try parse("1 hr, 30 min", strategy: .duration(locale: english)))
// → 5400.0 seconds
print(try parse("1 час 30 минут", strategy: .duration(locale: russian)))
// → 5400.0 seconds
print(try parse("PT1H30M", strategy: .duration))
// → 5400.0 seconds

print(try parse("3.1 miles", strategy: .measurement(of: UnitLength.self, locale: english)))
// → 3.1 mi
print(try parse("6 ft, 3 in", strategy: .measurement(of: UnitLength.self, locale: english)))
// → 75.0 in

print(try parse("a, b, or c", strategy: .list(type: .or, locale: english)))
// → ["a", "b", "c"]
print(try parse("1,5, 2 und 3", strategy: .list(of: .number(locale: german), locale: german)))
// → [1.5, 2, 3]

let name = try parse("Dr. Thomas Louis Clark, Esq.", strategy: .name)
print(name.givenName ?? "", name.familyName ?? "")
// → Thomas Clark

// What a style writes, its own strategy reads.
let style = Date.FormatStyle(date: .complete, time: .standard, locale: english, timeZone: .gmt)
let text = format(Date(timeIntervalSince1970: 1_700_000_000), style: style)
print(text)
// → Tuesday, November 14, 2023 at 10:13:20 PM
print(try parse(text, strategy: style.strictParseStrategy).timeIntervalSince1970)
// → 1700000000.0

do {
  print(try parse("1,2,3", strategy: .number(locale: english)))
} catch let error as ParsingError {
  print(error)
  // → "1,2,3" is not a number: at column 2, "," does not group digits as in 1,234,567; write 1,234.5
  print(error.reason, error.column)
  // → misplacedGrouping 2
}
do {
  print(try parse("February 30, 2023", strategy: .date(.long, locale: english, timeZone: .gmt)))
} catch {
  print(error)
  // → "February 30, 2023" is not a date of this style: at column 10, 2023-02 has 28 days; write November 14, 2023
}
