import FormatKit
import Foundation

extension Command {
  static var components: Command {
    Command(
      name: "components",
      summary: "Write the time between two dates in years, months, days and so on",
      values: "START END …",
      details: [
        datesAreRead,
        "START/END in one word is understood, too; an end before its start has a minus. With "
          + "--duration each value is a length of time. " + durationsAreRead,
      ],
      options: ComponentsOptions.all,
      examples: [
        Example("components 2024-01-01 2024-03-02 --style wide", "2 months, 1 day"),
        Example(
          "components 2024-01-01T09:00/2024-01-01T10:30 --style spell-out --locale fr_FR",
          "une\u{A0}heure et trente minutes"),
        Example("components 2024-01-01 2024-03-02 --fields day --style narrow", "61d"),
        Example("components 5400 --duration --style time-duration", "1:30:00"),
      ],
      category: .time,
      work: .format { options, environment throws(UsageError) in
        let style = try ComponentsOptions(options, environment)
        if options.has(ComponentsOptions.duration) {
          return ValueFormatter(
            read: { word throws(BadValue) in try DurationReader.read(word) },
            printer: { locale in
              Printer(DateComponentsFormatStyle.ForDuration(style.style(for: locale)))
            })
        }
        let reader = style.settings.reader(environment)
        return ValueFormatter(
          grouping: .spans,
          read: { words throws(BadValue) in try reader.directedSpan(words) },
          printer: { locale in
            let style = style.style(for: locale)
            return Printer { span, form in
              var style = style
              style.isPositive = span.isForward
              return Rendering(format(span.range, style: style), in: form)
            }
          })
      })
  }
}

/// The options of `fmt components`.
struct ComponentsOptions: Sendable {
  private enum Form: CaseIterable {
    case wide, abbreviated, condensedAbbreviated, narrow, spellOut, timeDuration
  }

  static let duration = Flag("duration", "Values are durations, not pairs of dates")
  private static let style = Setting<Form>.choice(
    "style", "FORM", "How units are written", default: "wide",
    [
      ("wide", .wide), ("abbreviated", .abbreviated),
      ("condensed-abbreviated", .condensedAbbreviated), ("narrow", .narrow),
      ("spell-out", .spellOut), ("time-duration", .timeDuration),
    ])
  private static let fields = Setting<[DateComponentsFormatStyle.Field]>.choices(
    "fields", "FIELD[,FIELD…]", "The units that may be used", default: "all",
    [
      ("year", .year), ("month", .month), ("week", .week), ("day", .day), ("hour", .hour),
      ("minute", .minute), ("second", .second),
    ])

  static let all = [
    style.spec, fields.spec, duration.spec, KnownTimeZone.setting.spec, KnownCalendar.setting.spec,
  ]

  let settings: DateSettings
  private let form: Form
  private let fields: Set<DateComponentsFormatStyle.Field>?

  init(_ options: Options, _ environment: Environment) throws(UsageError) {
    settings = try DateSettings(options, environment)
    form = try options.value(of: Self.style, or: .wide)
    fields = try options.value(of: Self.fields).map { Set($0) }
  }

  func style(for locale: Locale) -> DateComponentsFormatStyle {
    var style: DateComponentsFormatStyle =
      switch form {
      case .wide: .components(style: .wide)
      case .abbreviated: .components(style: .abbreviated)
      case .condensedAbbreviated: .components(style: .condensedAbbreviated)
      case .narrow: .components(style: .narrow)
      case .spellOut: .components(style: .spellOut)
      case .timeDuration: .timeDuration
      }
    if let fields { style.fields = fields }
    style.locale = locale
    style.calendar = settings.calendar(for: locale)
    return style
  }
}
