// Durations: in units or as a clock shows them.

import FormatKit
import Foundation

let run = Duration.seconds(3_700)
let english = Locale(identifier: "en_US")

let units = Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .wide)
print(format(run, style: units, locale: english))
// → 1 hour, 2 minutes
print(format(run, style: units, locale: Locale(identifier: "ru_RU")))
// → 1 час 2 минуты
print(format(run, style: units, locale: Locale(identifier: "ko_KR")))
// → 1시간 2분

let clock = Duration.TimeFormatStyle(pattern: .hourMinuteSecond, locale: english)
print(format(run, style: clock))
// → 1:01:40
print(format(.milliseconds(90_500), style: .time(pattern: .minuteSecond(padMinuteToLength: 2))))
// → 01:30
