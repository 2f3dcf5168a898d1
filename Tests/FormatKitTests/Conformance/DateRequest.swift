import FormatKit
import Foundation

/// A date to be written as a row asks for it: with the style that has these fields, and by ICU itself.
struct DateRequest {
  let date: Date
  let skeleton: DateSkeleton
  let calendar: Calendar
  let zone: TimeZone
  /// The calendar and the clock as keywords of ICU's.
  let keywords: [String]

  /// Reads a row; `nil` for a calendar or zone that Foundation does not know.
  init?(_ row: ConformanceRow, _ skeleton: DateSkeleton) {
    guard let calendar = Self.calendars[row["calendar"]],
      let zone = TimeZone(identifier: row["timezone"])
    else { return nil }
    self.skeleton = skeleton
    self.calendar = Calendar(identifier: calendar)
    self.zone = zone
    date = row.date
    let clock = row["hour_cycle"].isEmpty ? [] : ["hours=" + row["hour_cycle"]]
    let name = row["calendar"] == "gregory" ? "gregorian" : row["calendar"]
    keywords = ["calendar=" + name] + clock
  }

  /// The text by the style; `nil` where no style has these fields.
  func text(in locale: Locale) -> String? {
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: zone)
    return skeleton.applied(to: style).map { format(date, style: $0) }
  }

  /// The locale of a row, with the clock that the row names.
  func locale(of row: ConformanceRow) -> Locale {
    let clock = row["hour_cycle"].isEmpty ? "" : "-u-hc-" + row["hour_cycle"]
    return Locale(identifier: row["locale"] + clock)
  }

  private static let calendars: [String: Calendar.Identifier] = [
    "gregory": .gregorian, "islamic": .islamic, "islamic-civil": .islamicCivil, "chinese": .chinese,
    "roc": .republicOfChina, "japanese": .japanese, "buddhist": .buddhist,
  ]
}
