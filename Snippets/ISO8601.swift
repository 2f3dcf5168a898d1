// ISO 8601: dates and times for machines and for sorting.

import FormatKit
import Foundation

let moment = Date(timeIntervalSince1970: 1_700_000_000)

print(format(moment, style: .iso8601))
// → 2023-11-14T22:13:20Z
print(format(moment, style: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
// → 2023-11-14T22:13:20.000Z
print(format(moment, style: .iso8601.year().month().day()))
// → 2023-11-14
print(format(moment, style: .iso8601.year().weekOfYear().day()))
// → 2023-W46-2

let tokyo = Date.ISO8601FormatStyle(
  timeZoneSeparator: .colon, timeZone: TimeZone(identifier: "Asia/Tokyo")!)
print(format(moment, style: tokyo))
// → 2023-11-15T07:13:20+09:00
