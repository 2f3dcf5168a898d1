import FormatKit
import Foundation

extension Report {
  static let iso8601 = [
    Report(
      "I01a", seconds(1_674_036_251.123), ISO(includingFractionalSeconds: true),
      "2023-01-18T10:04:11.123Z", "iso8601 --fractional @1674036251.123"),
    Report(
      "I01c", seconds(59.9996), ISO(includingFractionalSeconds: true), "1970-01-01T00:00:59.999Z",
      "iso8601 --fractional @59.9996"),
    read("I02a", "2024-10-05T17:08:34.650Z", "1728148114.65"),
    read("I02b", "2024-01-01T00:00:00,5Z", "1704067200.5"),
    read("I03", "1988-11-08T05:30:00+00", "594970200"),
    Report(
      "I04", seconds(253_402_300_800), ISO(), "+10000-01-01T00:00:00Z", "iso8601 @253402300800"),
    Report(
      "I05a", seconds(-12_219_379_200), ISO(), "1582-10-14T00:00:00Z", "iso8601 @-12219379200"),
    read("I05c", "1582-10-10T00:00:00Z", "-12219724800"),
    Report(
      "I06", seconds(-3_000_000_000),
      ISO(timeZoneSeparator: .colon, timeZone: TimeZone(identifier: "Europe/Amsterdam") ?? .gmt),
      "1874-12-07T18:40:00Z",
      "iso8601 --time-zone Europe/Amsterdam --time-zone-separator colon @-3000000000"),
    read("I07a", "2024-02-30T00:00:00Z", nil),
    read("I07b", "2024-01-01T25:00:00Z", nil),
    read("I07d", "2024-01-01T00:00:00Zabc", nil),
    read("I08", "2024-12-03T15:28:23 +09:00", nil),
    Report(
      "I09", instant("2024-12-30T00:00Z"), ISO().year().weekOfYear().day(), "2025-W01-1",
      "iso8601 --fields year,week,day 2024-12-30"),
    Report("F03", refused: "iso8601 nan"),
  ]

  static let dates = [
    Report(
      "D03", instant("1970-01-01T15:00Z"),
      Date.FormatStyle(date: .omitted, time: .shortened, calendar: utc, timeZone: .gmt),
      "3:00\u{202F}PM", "date --time shortened 1970-01-01T15:00Z")
  ]

  static let relative = [
    ago(
      "R01a", "2024-01-01T23:30Z", from: "2024-01-01T00:00Z", "in 24 hours", presentation: .named),
    ago(
      "R01c", "2018-06-15T17:00Z", from: "2018-06-15T03:00Z", "today", presentation: .named,
      fields: [.day], "--fields day"),
    ago("R02a", "2022-12-31T00:00Z", from: "2024-01-01T00:00Z", "1 year ago"),
    ago("R02d", "2024-01-06T00:00Z", from: "2024-01-14T00:00Z", "1 week ago"),
    ago("R02e", "2024-02-29T00:00Z", from: "2024-03-05T00:00Z", "5 days ago"),
    ago("R03", "2024-01-01T00:00:00Z", from: "2024-01-01T00:01:30Z", "2 minutes ago"),
    ago(
      "R04a", "2025-04-29T05:53Z", from: "2025-04-30T18:53Z", "yesterday", presentation: .named,
      zone: TimeZone(secondsFromGMT: -18_000) ?? .gmt, "--time-zone -05:00"),
    ago("R05", "2016-01-24T00:00Z", from: "2016-12-24T00:00Z", "11 months ago"),
    ago("R06", "2023-01-01T00:00Z", from: "2023-01-31T14:00Z", "1 month ago"),
    ago("R07a", "2024-01-01T00:00Z", from: "2024-01-01T00:00Z", "in 0 seconds"),
    ago("R07a", "2024-01-01T00:00Z", from: "2024-01-01T00:00Z", "now", presentation: .named),
    ago("R07b", "2024-01-01T00:00Z", from: "2024-01-01T00:00Z", "now", presentation: .named),
    ago(
      "R08", "2024-01-01T00:00Z", from: "2024-01-01T00:21Z", locale: "ru_RU", "21 минуту назад"),
    ago(
      "R09a", "2024-01-01T03:00Z", from: "2024-01-01T00:00Z", "in 3 hr.", width: .abbreviated,
      "--units-style abbreviated"),
    ago(
      "R09b", "2024-01-01T03:00Z", from: "2024-01-01T00:00Z", "in 3h", width: .narrow,
      "--units-style narrow"),
    ago(
      "R10b", "2023-10-16T06:00Z", from: "2023-10-15T23:00Z", "tomorrow", presentation: .named,
      fields: [.day], "--fields day"),
  ]

  static let intervals = [
    Report(
      "V01", instant("2024-01-01T09:00Z")..<instant("2024-01-01T17:00Z"),
      interval(.abbreviated), "Jan 1, 2024, 9:00\u{202F}AM\u{2009}–\u{2009}5:00\u{202F}PM",
      "interval --date abbreviated --time shortened 2024-01-01T09:00Z 2024-01-01T17:00Z"),
    Report(
      "V02", instant("2026-05-03T00:00Z")..<instant("2026-05-03T00:45Z"), interval(.abbreviated),
      locale: "en_GB", "3 May 2026, 00:00\u{2009}–\u{2009}00:45",
      "interval --date abbreviated --time shortened 2026-05-03T00:00Z 2026-05-03T00:45Z"),
    Report(
      "V03", instant("2024-01-01T22:00Z")..<instant("2024-01-02T02:00Z"), interval(.omitted),
      "1/1/2024, 10:00\u{202F}PM\u{2009}–\u{2009}1/2/2024, 2:00\u{202F}AM",
      "interval --date omitted --time shortened 2024-01-01T22:00Z 2024-01-02T02:00Z"),
    Report("F05", refused: "interval 2024-01-02 2024-01-01"),
  ]

  private typealias ISO = Date.ISO8601FormatStyle

  private static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static func seconds(_ seconds: Double) -> Date {
    Date(timeIntervalSince1970: seconds)
  }

  /// A date as the command writes it: seconds are optional.
  static func instant(_ text: String) -> Date {
    let full = text.count == 17 ? text.replacing("Z", with: ":00Z") : text
    return (try? Date(full, strategy: .iso8601)) ?? .distantPast
  }

  static func components(
    _ style: DateComponentsFormatStyle.Style, _ fields: Set<DateComponentsFormatStyle.Field>
  ) -> DateComponentsFormatStyle {
    DateComponentsFormatStyle(
      style: style, calendar: utc, fields: fields)
  }

  private static func interval(_ date: Date.IntervalFormatStyle.DateStyle)
    -> Date.IntervalFormatStyle
  {
    Date.IntervalFormatStyle(date: date, time: .shortened, calendar: utc, timeZone: .gmt)
  }

  private static func read(_ id: String, _ text: String, _ seconds: String?) -> Report {
    Report(
      id, reading: text, ISO().strictParseStrategy, seconds,
      "parse iso8601 --seconds \"\(text)\""
    ) { date in
      let seconds = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
        .precision(.fractionLength(0...3)).grouping(.never)
      return format(date.timeIntervalSince1970, style: seconds)
    }
  }

  private static func ago(
    _ id: String, _ date: String, from now: String, locale: String = "en_US", _ text: String,
    presentation: Date.RelativeFormatStyle.Presentation = .numeric,
    width: Date.RelativeFormatStyle.UnitsStyle = .wide,
    fields: Set<Date.RelativeFormatStyle.Field>? = nil, zone: TimeZone = .gmt,
    _ options: String = ""
  ) -> Report {
    var calendar = utc
    calendar.timeZone = zone
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: instant(date), presentation: presentation, unitsStyle: width, calendar: calendar)
    if let fields { style.allowedFields = fields }
    let named = presentation == .named ? "--named" : ""
    return Report(
      id, instant(now), style, locale: locale, text,
      "relative \(named) \(options) --from \(now) \(date)")
  }
}
