import FormatKit
import Foundation

extension ParseKind {
  private static let iso = Flag("iso", "Print ISO 8601 (PT1H30M) instead of seconds")

  static let duration = ParseKind(
    name: "duration", summary: "Read a length of time: 1 hr, 30 min is 5400 seconds",
    details: [
      "A duration is written in words, in any width, as on a clock (1:30:00), or as ISO 8601 (PT1H30M). "
        + "Two numbers between colons need --pattern. The value is printed in seconds."
    ],
    options: [iso.spec, DurationClockOptions.pattern.spec, DurationClockOptions.pad.spec],
    examples: [
      Example("parse duration \"1 hr, 30 min\" 1:30:00 PT1H30M", "5400\n5400\n5400"),
      Example("parse duration \"1 час 30 минут\" --locale ru_RU --iso", "PT1H30M"),
      Example("parse duration 1:30 --pattern m:ss", "90"),
    ],
    category: .time,
    reader: { options, _ throws(UsageError) in try durationReader(options) })

  private static func durationReader(
    _ options: Options
  ) throws(UsageError) -> @Sendable (Locale) -> Reading {
    let isISO = options.has(iso)
    let write: @Sendable (Duration) -> String = { duration in
      isISO ? MachineDuration.iso8601(duration) : MachineDuration.seconds(duration)
    }
    if let style = try DurationClockOptions.style(options) {
      return { locale in style.locale(locale).reading(write) }
    }
    return { locale in
      let strategy = DurationParseStrategy(locale: locale)
      return { text in write(try strategy.parse(text)) }
    }
  }
}

/// Durations as machines take them.
enum MachineDuration {
  /// Seconds as a plain decimal number: `5400`, `-0.25`.
  static func seconds(_ duration: Duration) -> String {
    sign(duration) + decimal(duration.attoseconds.magnitude)
  }

  /// ISO 8601: `PT1H30M`, `-PT0.25S`, `PT0S`.
  static func iso8601(_ duration: Duration) -> String {
    let perHour: UInt128 = 3_600_000_000_000_000_000_000
    let perMinute: UInt128 = 60_000_000_000_000_000_000
    let (hours, rest) = duration.attoseconds.magnitude.quotientAndRemainder(dividingBy: perHour)
    let (minutes, seconds) = rest.quotientAndRemainder(dividingBy: perMinute)
    var text = sign(duration) + "PT"
    if hours > 0 { text += "\(hours)H" }
    if minutes > 0 { text += "\(minutes)M" }
    if seconds > 0 || (hours == 0 && minutes == 0) { text += decimal(seconds) + "S" }
    return text
  }

  private static func sign(_ duration: Duration) -> String {
    duration < .zero ? "-" : ""
  }

  private static func decimal(_ attoseconds: UInt128) -> String {
    let perSecond: UInt128 = 1_000_000_000_000_000_000
    let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: perSecond)
    guard rest > 0 else { return "\(whole)" }
    var digits = String(String(rest + perSecond).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return "\(whole).\(digits)"
  }
}
