import FormatKit
import Foundation

private let locale = Locale(identifier: "en_US")

/// The rows of the styles of durations and of time that has passed.
var durationRows: [() -> Row] {
  [
    {
      Row(
        "duration, units",
        Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .abbreviated)
          .locale(locale),
        seconds.map(Duration.seconds), goal: Goal(bytes: 500, string: 200, format: 100)
      ) { appendHoursAndMinutes(Int($0.components.seconds), to: &$1) }
    },
    {
      Row(
        "duration, h:mm:ss",
        Duration.TimeFormatStyle(pattern: .hourMinuteSecond).locale(locale),
        seconds.map(Duration.seconds), goal: Goal(bytes: 1500, string: 1000, format: 100)
      ) { duration, bytes in
        let seconds = Int(duration.components.seconds)
        appendGrouped(UInt64(seconds / 3_600), to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        appendTwoDigits(UInt64(seconds / 60 % 60), to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        appendTwoDigits(UInt64(seconds % 60), to: &bytes)
      }
    },
    {
      Row(
        "components of seconds",
        DateComponentsFormatStyle.ForSeconds(
          DateComponentsFormatStyle(
            style: .abbreviated, locale: locale, fields: [.day, .hour, .minute, .second])),
        seconds.map(Double.init), foundation: nil
      ) { appendElapsed(Int($0), to: &$1) }
    },
    {
      let start = Date(timeIntervalSince1970: 1_700_000_000)
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return Row(
        "date components",
        DateComponentsFormatStyle(
          style: .abbreviated, locale: locale, calendar: calendar,
          fields: [.day, .hour, .minute, .second]),
        seconds.map { start..<(start + Double($0)) }, foundation: nil
      ) { range, bytes in
        appendElapsed(Int(range.upperBound.timeIntervalSince(range.lowerBound)), to: &bytes)
      }
    },
  ]
}

private let seconds: [Int] = Values.integers.map { Int($0.magnitude % 300_000) }
