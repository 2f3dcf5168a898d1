import FormatKit
import Foundation

extension Command {
  static var iso8601: Command {
    Command(
      name: "iso8601",
      summary: "Write a date as ISO 8601, for machines",
      values: "DATE …",
      details: [
        datesAreRead,
        "The text is the same in every language, and in UTC unless --time-zone says otherwise.",
      ],
      options: ISO8601Options.all,
      examples: [
        Example("iso8601 1700000000 --fractional", "2023-11-14T22:13:20.000Z"),
        Example(
          "iso8601 2024-02-29T13:05Z --time-zone +05:30 --time-zone-separator colon",
          "2024-02-29T18:35:00+05:30"),
        Example("iso8601 2024-02-29 --fields year,month,day --date-separator omitted", "20240229"),
      ],
      category: .time, look: .dates,
      work: .format { options, environment throws(UsageError) in
        let style = try ISO8601Options.style(options)
        let reader = DateReader(
          timeZone: try options.value(of: KnownTimeZone.setting, or: environment.timeZone),
          now: environment.now)
        return ValueFormatter(
          read: { word throws(BadValue) in try reader.read(word) }, printer: { _ in Printer(style) }
        ).quickly { _ in Quick.dates(style) }
      })
  }
}

/// The options of `fmt iso8601`.
enum ISO8601Options {
  private enum Field: CaseIterable { case year, month, week, day, time, zone }

  private static let fractional = Flag("fractional", "Write milliseconds")
  private static let fields = Setting<[Field]>.choices(
    "fields", "FIELD[,FIELD…]", "Only these fields", default: "year,month,day,time,time-zone",
    [
      ("year", .year), ("month", .month), ("week", .week), ("day", .day), ("time", .time),
      ("time-zone", .zone),
    ])
  private static let dateSeparator = Setting<Date.ISO8601FormatStyle.DateSeparator>.choice(
    "date-separator", "FORM", "Between year, month and day", default: "dash",
    [("dash", .dash), ("omitted", .omitted)])
  private static let timeSeparator = Setting<Date.ISO8601FormatStyle.TimeSeparator>.choice(
    "time-separator", "FORM", "Between hour, minute and second", default: "colon",
    [("colon", .colon), ("omitted", .omitted)])
  private static let dateTimeSeparator =
    Setting<Date.ISO8601FormatStyle.DateTimeSeparator>.choice(
      "date-time-separator", "FORM", "Between date and time", default: "standard",
      [("standard", .standard), ("space", .space)])
  private static let zoneSeparator = Setting<Date.ISO8601FormatStyle.TimeZoneSeparator>.choice(
    "time-zone-separator", "FORM", "Between hours and minutes of the zone", default: "omitted",
    [("colon", .colon), ("omitted", .omitted)])

  static let all = [
    fractional.spec, fields.spec, dateSeparator.spec, timeSeparator.spec, dateTimeSeparator.spec,
    zoneSeparator.spec, KnownTimeZone.setting.spec,
  ]

  static func style(_ options: Options) throws(UsageError) -> Date.ISO8601FormatStyle {
    let isFractional = options.has(fractional)
    let zoneSeparator = try options.value(of: zoneSeparator, or: .omitted)
    let base = Date.ISO8601FormatStyle(
      dateSeparator: try options.value(of: dateSeparator, or: .dash),
      dateTimeSeparator: try options.value(of: dateTimeSeparator, or: .standard),
      timeSeparator: try options.value(of: timeSeparator, or: .colon),
      timeZoneSeparator: zoneSeparator, includingFractionalSeconds: isFractional,
      timeZone: try options.value(of: KnownTimeZone.setting, or: .gmt))
    guard let fields = try options.value(of: fields) else { return base }
    return fields.reduce(base) { style, field in
      switch field {
      case .year: style.year()
      case .month: style.month()
      case .week: style.weekOfYear()
      case .day: style.day()
      case .time: style.time(includingFractionalSeconds: isFractional)
      case .zone: style.timeZone(separator: zoneSeparator)
      }
    }
  }
}
