import FormatKit
import Foundation

extension Command {
  static var date: Command {
    Command(
      name: "date",
      summary: "Write a date and time",
      values: "DATE …",
      details: [
        datesAreRead,
        "Fields are placed by the language: --month wide --day digits is \"29. Februar\" in German. "
          + "--pattern spells a text out, in Unicode's letters (UTS #35 part 4): "
          + "\"yyyy-MM-dd HH:mm\", with words in apostrophes.",
      ],
      options: DateOptions.all,
      examples: [
        Example(
          "date 2023-11-14T22:13:20Z --date long --time shortened --time-zone UTC --locale de_DE",
          "14. November 2023 um 22:13"),
        Example("date 2024-02-29 --fields yMMMMEEEEd", "Thursday, February 29, 2024"),
        Example("date 2024-02-29 --month wide --day digits --locale de_DE", "29. Februar"),
        Example("date 1700000000 --pattern \"yyyy-MM-dd HH:mm\"", "2023-11-14 22:13"),
        Example(
          "date 2024-02-29T18:30Z --time shortened --time-zone Asia/Tokyo --hour-cycle h23",
          "03:30"),
        Example(
          "date 2024-02-29 --date long --calendar islamic-umalqura", "Shaʻban 19, 1445 AH"),
      ],
      category: .time, look: .dates,
      work: .format { options, environment throws(UsageError) in
        try DateOptions.formatter(options, environment)
      })
  }

  static let datesAreRead =
    "Dates are read as ISO 8601 (2024-02-29, 2024-02-29T13:05:00.5+01:00, 2024-W09-4, 2024-060), as "
    + "seconds since 1970 (@1709211900 or bare), or now. Without a zone they are in --time-zone."
}

/// The options of `fmt date`.
enum DateOptions {
  static let pattern = Setting<Date.FormatString>(
    "pattern", "PATTERN", "The text spelled out: \"yyyy-MM-dd HH:mm\"",
    read: { text throws(BadValue) in try DatePattern.pattern(text) })

  static let all =
    [DateSettings.date.spec, DateSettings.time.spec, pattern.spec]
    + DateFields.all
    + [
      KnownTimeZone.setting.spec, KnownCalendar.setting.spec, DateSettings.hourCycle.spec,
      DateSettings.capitalization.spec,
    ]

  static func formatter(
    _ options: Options, _ environment: Environment
  ) throws(UsageError) -> ValueFormatter {
    let settings = try DateSettings(options, environment)
    let reader = settings.reader(environment)
    let read: @Sendable (String) throws(BadValue) -> Date = { word throws(BadValue) in
      try reader.read(word)
    }
    try refuseContradictions(options)
    if let pattern = try options.value(of: pattern) {
      return ValueFormatter(read: read) { locale in
        let style = settings.verbatim(pattern, locale)
        return Printer(style, attributed: style.attributedStyle)
      }.quickly { locale in Quick.dates(settings.verbatim(pattern, locale)) }
    }
    let style = try DateStyleOptions(options)
    return ValueFormatter(read: read) { locale throws(UsageError) in
      let style = try style.style(settings, locale)
      return Printer(style, attributed: style.attributedStyle)
    }.quickly { locale in (try? style.style(settings, locale)).flatMap { Quick.dates($0) } }
  }

  static func refuseContradictions(_ options: Options) throws(UsageError) {
    guard options.has(pattern) else { return }
    let fields = DateFields.all.map(\.name) + ["date", "time", "capitalization"]
    if let other = options.given.first(where: { fields.contains($0.spec.name) }) {
      throw UsageError("--pattern and --\(other.spec.name) do not go together")
    }
  }
}

/// The options that make a `Date.FormatStyle`.
struct DateStyleOptions: Sendable {
  private let date: Date.FormatStyle.DateStyle?
  private let time: Date.FormatStyle.TimeStyle?
  private let symbols: [DateSymbol]
  private let capitalization: FormatStyleCapitalizationContext

  init(_ options: Options) throws(UsageError) {
    date = try options.value(of: DateSettings.date)
    time = try options.value(of: DateSettings.time)
    symbols = try DateFields.read(options)
    capitalization = try options.value(of: DateSettings.capitalization, or: .unknown)
    _ = try added(to: Date.FormatStyle())
  }

  /// The style for a locale.
  func style(_ settings: DateSettings, _ locale: Locale) throws(UsageError) -> Date.FormatStyle {
    try added(
      to: Date.FormatStyle(
        date: date, time: time, locale: settings.locale(locale),
        calendar: settings.calendar(for: locale), timeZone: settings.timeZone,
        capitalizationContext: capitalization))
  }

  private func added(to style: Date.FormatStyle) throws(UsageError) -> Date.FormatStyle {
    var style = style
    for symbol in symbols {
      guard let next = symbol.added(to: style) else {
        throw UsageError(
          "--fields has a letter that is for --pattern only; write j for the hour (see --hour-cycle), "
            + "M and E for month and weekday")
      }
      style = next
    }
    return style
  }
}
