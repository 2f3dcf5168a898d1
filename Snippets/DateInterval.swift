// Intervals: what two dates share is written once.

import FormatKit
import Foundation

let start = Date(timeIntervalSince1970: 1_704_099_600)
let day = start..<start.addingTimeInterval(8 * 3_600)

let style = Date.IntervalFormatStyle(
  date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_US"),
  calendar: Calendar(identifier: .gregorian), timeZone: .gmt)

print(format(day, style: style))
// → Jan 1, 2024, 9:00 AM – 5:00 PM
print(format(day, style: style, locale: Locale(identifier: "en_GB")))
// → 1 Jan 2024, 09:00 – 17:00
print(format(day, style: style, locale: Locale(identifier: "zh_Hans_CN")))
// → 2024年1月1日 09:00 – 17:00
