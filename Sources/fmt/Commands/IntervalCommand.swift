import FormatKit
import Foundation

extension Command {
  static var interval: Command {
    Command(
      name: "interval",
      summary: "Write the time from one date to another",
      values: "START END …",
      details: [datesAreRead, "START/END in one word is understood, too."],
      options: IntervalOptions.all,
      examples: [
        Example(
          "interval 2024-01-01T09:00Z 2024-01-01T17:00Z --time-zone UTC",
          "1/1/2024, 9:00\u{202F}AM\u{2009}–\u{2009}5:00\u{202F}PM"),
        Example(
          "interval 2024-01-01T09:00Z/2024-01-03T17:00Z --date long --time omitted --locale de_DE",
          "1.–3. Januar 2024"),
      ],
      category: .time,
      work: .format { options, environment throws(UsageError) in
        let settings = try DateSettings(options, environment)
        let style = try IntervalOptions(options)
        let reader = settings.reader(environment)
        return ValueFormatter(
          grouping: .spans,
          read: { words throws(BadValue) in try reader.span(words) },
          printer: { locale throws(UsageError) in Printer(try style.style(settings, locale)) })
      })
  }
}

/// The options of `fmt interval`.
struct IntervalOptions: Sendable {
  static let all =
    [DateSettings.date.spec, DateSettings.time.spec] + DateFields.ofIntervals
    + [KnownTimeZone.setting.spec, KnownCalendar.setting.spec, DateSettings.hourCycle.spec]

  private let date: Date.FormatStyle.DateStyle?
  private let time: Date.FormatStyle.TimeStyle?
  private let symbols: [DateSymbol]

  init(_ options: Options) throws(UsageError) {
    date = try options.value(of: DateSettings.date)
    time = try options.value(of: DateSettings.time)
    symbols = try DateFields.read(options)
  }

  func style(
    _ settings: DateSettings, _ locale: Locale
  ) throws(UsageError) -> Date.IntervalFormatStyle {
    var style = Date.IntervalFormatStyle(
      date: date, time: time, locale: settings.locale(locale),
      calendar: settings.calendar(for: locale), timeZone: settings.timeZone)
    for symbol in symbols {
      guard let next = symbol.added(to: style) else {
        throw UsageError(
          "intervals have no such field; they have y, M, d, E, j, m, s and zones")
      }
      style = next
    }
    return style
  }
}
