import FormatKit
import Foundation

/// Numbers of units from now, by `Date.AnchoredRelativeFormatStyle` with one unit allowed.
struct RelativeDateSet: ConformanceSet {
  let file: String

  var title: String { file == "rdt_fmt.tsv" ? "Relative dates" : "Relative dates, all locales" }

  func outcome(of row: ConformanceRow) -> ConformanceOutcome {
    guard let unit = Self.units[row["unit"]] else {
      return .notExpressible("a \(row["unit"]) is no field of `Date.RelativeFormatStyle`")
    }
    guard let count = Int(row["count"]) else {
      return .notExpressible("part of a unit: relative styles count whole ones")
    }
    guard let date = Self.calendar.date(byAdding: unit.component, value: count, to: Self.now),
      let length = Self.lengths[row["style"]]
    else { return .failed(printed: "no style") }
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: row["numeric"] == "auto" ? .named : .numeric,
      unitsStyle: length, calendar: Self.calendar)
    style.allowedFields = [unit.field]
    let digits = row["numbering_system"].isEmpty ? "" : "-u-nu-" + row["numbering_system"]
    let locale = digits.isEmpty ? row.locale : Locale(identifier: row["locale"] + digits)
    return ConformanceJudge(row).outcome(in: locale) {
      format(Self.now, style: style, locale: $0)
    }
  }

  private static let units:
    [String: (field: Date.RelativeFormatStyle.Field, component: Calendar.Component)] = [
      "second": (.second, .second), "minute": (.minute, .minute), "hour": (.hour, .hour),
      "day": (.day, .day), "week": (.week, .weekOfYear), "month": (.month, .month),
      "year": (.year, .year),
    ]

  private static let lengths: [String: Date.RelativeFormatStyle.UnitsStyle] = [
    "": .wide, "long": .wide, "short": .abbreviated, "narrow": .narrow,
  ]

  // A Monday, January 1, at midnight: every unit begins there, so whole units are counted as such.
  private static let now = Date(timeIntervalSince1970: 1_514_764_800)  // 2018-01-01

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 2
    return calendar
  }()
}
