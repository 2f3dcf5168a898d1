import FormatKit
import Foundation

/// A kind of style, in a locale and in several settings, to compile.
private struct Kind: Sendable {
  let name: String
  let goal: String
  /// Compiles the style of a setting in a locale.
  let compile: @Sendable (Locale, Int) -> Void
}

private let kinds = [
  Kind(name: "integer", goal: "300 µs, 1 ms at first") { locale, setting in
    keep(IntegerFormatStyle<Int>(locale: locale).precision(.integerLength(setting...)).compiled())
  },
  Kind(name: "double", goal: "300 µs, 1 ms at first") { locale, setting in
    keep(
      FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(setting))
        .compiled())
  },
  Kind(name: "currency, Decimal", goal: "300 µs, 1 ms at first") { locale, setting in
    keep(
      Decimal.FormatStyle.Currency(code: ["USD", "EUR", "JPY"][setting], locale: locale)
        .compiled())
  },
  Kind(name: "byte count", goal: "5 ms") { locale, setting in
    keep(
      ByteCountFormatStyle(
        style: [.file, .memory, .binary][setting], spellsOutZero: false, locale: locale
      ).compiled())
  },
  Kind(name: "ISO 8601", goal: "2 ms") { _, setting in
    keep(Date.ISO8601FormatStyle(timeZone: zones[setting]).compiled())
  },
  Kind(name: "date and time", goal: "2 ms") { locale, setting in
    keep(
      Date.FormatStyle(
        date: [.abbreviated, .complete, .numeric][setting], time: .shortened, locale: locale,
        calendar: calendar, timeZone: zones[0]
      ).compiled())
  },
  Kind(name: "interval", goal: "5 ms") { locale, setting in
    keep(
      Date.IntervalFormatStyle(
        date: [.abbreviated, .complete, .numeric][setting], time: .shortened, locale: locale,
        calendar: calendar, timeZone: zones[0]
      ).compiled())
  },
  Kind(name: "relative date", goal: "5 ms") { locale, setting in
    keep(
      Date.RelativeFormatStyle(
        presentation: setting == 0 ? .named : .numeric,
        unitsStyle: setting == 2 ? .narrow : .wide, locale: locale, calendar: calendar
      ).compiled())
  },
  Kind(name: "duration, units", goal: "5 ms") { locale, setting in
    keep(
      Duration.UnitsFormatStyle(
        allowedUnits: [.hours, .minutes], width: [.abbreviated, .wide, .narrow][setting]
      ).locale(locale).compiled())
  },
  Kind(name: "duration, h:mm:ss", goal: "5 ms") { locale, setting in
    keep(
      Duration.TimeFormatStyle(
        pattern: [.hourMinuteSecond, .hourMinute, .minuteSecond][setting], locale: locale
      ).compiled())
  },
  Kind(name: "list", goal: "300 µs, 1 ms at first") { locale, setting in
    var style = ListFormatStyle<StringStyle, [String]>.list(type: .and)
    style.width = [.standard, .short, .narrow][setting]
    keep(style.locale(locale).compiled())
  },
]

private let zones = ["America/New_York", "Europe/Berlin", "Asia/Kolkata"].compactMap {
  TimeZone(identifier: $0)
}

private let calendar: Calendar = {
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = zones[0]
  return calendar
}()

/// The time to compile a style: the first of its kind in a locale, and further ones.
func compileTable(_ settings: Settings) -> Table {
  var table = Table(
    title: "Compiling a style, in microseconds",
    columns: ["style", "first in a locale", "in a locale in use", "goal"])
  let locales = ["nl", "pl", "sv", "it", "pt", "cs", "hu", "tr", "vi", "id", "ro"].prefix(
    settings.isQuick ? 5 : 11)
  for kind in kinds where settings.wants(kind.name) {
    var times: [[Double]] = [[], [], []]
    for locale in locales.map(Locale.init(identifier:)) {
      for setting in times.indices {
        let time = ContinuousClock().measure { kind.compile(locale, setting) }
        times[setting].append(time.nanoseconds / 1000)
      }
    }
    let later = (times[1] + times[2]).sorted()
    table.rows.append([
      .text(kind.name), .number(times[0].sorted()[locales.count / 2], digits: 0),
      .number(later[later.count / 2], digits: 0), .text(kind.goal),
    ])
  }
  return table
}
