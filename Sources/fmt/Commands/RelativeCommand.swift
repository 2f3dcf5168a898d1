import FormatKit
import Foundation

extension Command {
  static var relative: Command {
    Command(
      name: "relative",
      summary: "Write how far a date is from now, or from another one",
      values: "DATE …",
      details: [datesAreRead],
      options: RelativeOptions.all,
      examples: [
        Example("relative 2026-01-01 --from 2025-12-31 --named", "tomorrow"),
        Example("relative 2026-01-01T12:00 --from 2026-01-01T09:00", "in 3 hours"),
        Example(
          "relative 2025-12-18 --from 2026-01-01 --units-style spell-out --locale fr_FR",
          "il y a deux semaines"),
        Example("relative 2025-12-18 --from 2026-01-01 --fields day,hour", "14 days ago"),
      ],
      category: .time, look: .dates,
      work: .format { options, environment throws(UsageError) in
        try RelativeOptions.formatter(options, environment)
      })
  }
}

/// The options of `fmt relative`.
enum RelativeOptions {
  private static let from = Setting<String>(
    "from", "DATE", "The date from which to count", default: "now",
    read: { text in text })
  private static let named = Flag(
    "named", "Words such as tomorrow: the same as --presentation named")
  private static let presentation = Setting<Date.RelativeFormatStyle.Presentation>.choice(
    "presentation", "FORM", "Numbers, or words such as tomorrow where there are some",
    default: "numeric", [("numeric", .numeric), ("named", .named)])
  private static let unitsStyle = Setting<Date.RelativeFormatStyle.UnitsStyle>.choice(
    "units-style", "FORM", "How units are written", default: "wide",
    [
      ("wide", .wide), ("spell-out", .spellOut), ("abbreviated", .abbreviated),
      ("narrow", .narrow),
    ])
  private static let fields = Setting<[Date.RelativeFormatStyle.Field]>.choices(
    "fields", "FIELD[,FIELD…]", "The units that may be used", default: "all",
    [
      ("year", .year), ("month", .month), ("week", .week), ("day", .day), ("hour", .hour),
      ("minute", .minute), ("second", .second),
    ])

  static let all = [
    from.spec, named.spec, presentation.spec, unitsStyle.spec, fields.spec,
    KnownTimeZone.setting.spec, KnownCalendar.setting.spec, DateSettings.capitalization.spec,
  ]

  static func formatter(
    _ options: Options, _ environment: Environment
  ) throws(UsageError) -> ValueFormatter {
    try options.refuse(named, with: presentation)
    let settings = try DateSettings(options, environment)
    let reader = settings.reader(environment)
    let start = try moment(options, reader)
    let presentation = try options.value(
      of: presentation, or: options.has(named) ? .named : .numeric)
    let unitsStyle = try options.value(of: unitsStyle, or: .wide)
    let fields = try options.value(of: fields)
    let capitalization = try options.value(of: DateSettings.capitalization, or: .unknown)
    return ValueFormatter(
      read: { word throws(BadValue) in try reader.read(word) },
      printer: { locale in
        Printer { date, form in
          var style = Date.AnchoredRelativeFormatStyle(
            anchor: date, presentation: presentation, unitsStyle: unitsStyle, locale: locale,
            calendar: settings.calendar(for: locale), capitalizationContext: capitalization)
          if let fields { style.allowedFields = Set(fields) }
          return Rendering(format(start, style: style), in: form)
        }
      })
  }

  private static func moment(_ options: Options, _ reader: DateReader) throws(UsageError) -> Date {
    let text = try options.value(of: from, or: "now")
    do throws(BadValue) {
      return try reader.read(text)
    } catch {
      throw UsageError("--from: \(error)")
    }
  }
}
