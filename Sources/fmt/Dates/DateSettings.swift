import Foundation

/// The options that commands on dates share, and what they come to.
struct DateSettings: Sendable {
  static let hourCycle = Setting<Locale.HourCycle>.choice(
    "hour-cycle", "CYCLE", "How hours are counted", default: "the locale's",
    [
      ("h11", .zeroToEleven), ("h12", .oneToTwelve), ("h23", .zeroToTwentyThree),
      ("h24", .oneToTwentyFour),
    ])
  static let capitalization = Setting<FormatStyleCapitalizationContext>.choice(
    "capitalization", "PLACE", "Where the text will stand", default: "unknown",
    [
      ("unknown", .unknown), ("standalone", .standalone), ("list-item", .listItem),
      ("beginning-of-sentence", .beginningOfSentence), ("middle-of-sentence", .middleOfSentence),
    ])
  static let date = Setting<Date.FormatStyle.DateStyle>.choice(
    "date", "STYLE", "How the day is written",
    [
      ("omitted", .omitted), ("numeric", .numeric), ("abbreviated", .abbreviated), ("long", .long),
      ("complete", .complete),
    ])
  static let time = Setting<Date.FormatStyle.TimeStyle>.choice(
    "time", "STYLE", "How the time is written",
    [
      ("omitted", .omitted), ("shortened", .shortened), ("standard", .standard),
      ("complete", .complete),
    ])

  let timeZone: TimeZone
  private let calendar: Calendar.Identifier?
  private let hourCycle: Locale.HourCycle?

  init(_ options: Options, _ environment: Environment) throws(UsageError) {
    timeZone = try options.value(of: KnownTimeZone.setting, or: environment.timeZone)
    calendar = try options.value(of: KnownCalendar.setting)
    hourCycle = try options.value(of: Self.hourCycle)
  }

  /// The locale with the chosen way to count hours.
  func locale(_ locale: Locale) -> Locale {
    guard let hourCycle else { return locale }
    var components = Locale.Components(locale: locale)
    components.hourCycle = hourCycle
    return Locale(components: components)
  }

  /// The chosen calendar, or the locale's, in the zone.
  func calendar(for locale: Locale) -> Calendar {
    var calendar = calendar.map { Calendar(identifier: $0) } ?? locale.calendar
    calendar.timeZone = timeZone
    calendar.locale = locale
    return calendar
  }

  /// The style of a pattern for a locale.
  func verbatim(_ pattern: Date.FormatString, _ locale: Locale) -> Date.VerbatimFormatStyle {
    Date.VerbatimFormatStyle(
      format: pattern, locale: self.locale(locale), timeZone: timeZone,
      calendar: calendar(for: locale))
  }

  /// The reader of dates that name no zone.
  func reader(_ environment: Environment) -> DateReader {
    DateReader(timeZone: timeZone, now: environment.now)
  }
}
