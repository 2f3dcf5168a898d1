import FormatKit
import Foundation

extension Command {
  static var duration: Command {
    Command(
      name: "duration",
      summary: "Write a length of time",
      values: "DURATION …",
      details: [
        durationsAreRead,
        "With --pattern the text is that of a clock, 1:01:40; without, it is in units, 1 hr, 1 min.",
      ],
      options: DurationUnitsOptions.all + DurationClockOptions.all + DurationOptions.shared,
      examples: [
        Example("duration 3700 --units hours,minutes --width wide", "1 hour, 2 minutes"),
        Example("duration 1h30m --width narrow", "1h 30m"),
        Example("duration PT1H1M40S --pattern h:mm:ss", "1:01:40"),
        Example("duration 1.5 --units seconds --fraction 2", "1.50 sec"),
        Example("duration 86461 --units days,hours,minutes,seconds --max-units 2", "1 day, 1 min"),
        Example(
          "duration 90 --units minutes,seconds --width wide --locale ru_RU", "1 минута 30 секунд"),
      ],
      category: .time,
      work: .format { options, _ throws(UsageError) in
        let read: @Sendable (String) throws(BadValue) -> Duration = { word throws(BadValue) in
          try DurationReader.read(word)
        }
        if let style = try DurationClockOptions.style(options) {
          return ValueFormatter(read: read) { locale in
            Printer(style.locale(locale), attributed: style.locale(locale).attributed)
          }.quickly { locale in Quick.integers(style.locale(locale)) { .seconds($0) } }
        }
        let style = try DurationUnitsOptions.style(options)
        return ValueFormatter(read: read) { locale in
          Printer(style.locale(locale), attributed: style.locale(locale).attributed)
        }.quickly { locale in Quick.integers(style.locale(locale)) { .seconds($0) } }
      })
  }

  static let durationsAreRead =
    "Durations are read as seconds (3700, -1.5), with units (1h30m, 250ms, 2d), as on a clock "
    + "(1:01:40), or as ISO 8601 (PT1H30M)."
}

/// The options that both forms of durations have.
enum DurationOptions {
  static let fraction = Setting<DigitLimits>(
    "fraction", "DIGITS", "Digits of the smallest unit's fraction: 2, 0..3", default: "0",
    read: { text throws(BadValue) in try DigitLimits.read(text, atLeast: 0) })
  static let shared = [fraction.spec, NumberSettings.rounding.spec]

  /// Refuses options of the other form.
  static func refuse(
    _ specs: [OptionSpec], of options: Options, because reason: String
  ) throws(UsageError) {
    let names = specs.map(\.name)
    if let other = options.given.first(where: { names.contains($0.spec.name) }) {
      throw UsageError("--\(other.spec.name) does not go \(reason)")
    }
  }
}

/// The options of durations in units.
enum DurationUnitsOptions {
  private typealias Style = Duration.UnitsFormatStyle

  private static let units = Setting<[Duration.UnitsFormatStyle.Unit]>.choices(
    "units", "UNIT[,UNIT…]", "The units that may be used", default: "hours,minutes,seconds",
    [
      ("weeks", .weeks), ("days", .days), ("hours", .hours), ("minutes", .minutes),
      ("seconds", .seconds), ("milliseconds", .milliseconds), ("microseconds", .microseconds),
      ("nanoseconds", .nanoseconds),
    ])
  private static let width = Setting<Duration.UnitsFormatStyle.UnitWidth>.choice(
    "width", "FORM", "How units are written", default: "abbreviated",
    [
      ("wide", .wide), ("abbreviated", .abbreviated),
      ("condensed-abbreviated", .condensedAbbreviated), ("narrow", .narrow),
    ])
  private static let most = Setting<Int>(
    "max-units", "COUNT", "At most so many units, from the largest", default: "all",
    read: { text throws(BadValue) in try small(text, wanted: "a number of units", in: 1...8) })
  private static let zeroUnits = Setting<Int>(
    "zero-units", "DIGITS", "Write units that are zero, with so many digits", default: "left out",
    read: { text throws(BadValue) in try small(text, wanted: "a number of digits", in: 1...998) })
  private static let valueLength = Setting<DigitLimits>(
    "value-length", "DIGITS", "Digits of each number: 2, 1..3",
    read: { text throws(BadValue) in try DigitLimits.read(text, atLeast: 0) })
  private static let increment = Setting<Double>(
    "increment", "STEP", "Round the smallest unit to a multiple of a number",
    read: { text throws(BadValue) in
      let step = ExactNumber.finite(try NumberReader.finite(text, wanted: "a step"))
      guard let value = Optional(step.binary(as: Double.self)), value > 0, value.isFinite else {
        throw BadValue(value: text, wanted: "a step", reason: "it is not greater than zero")
      }
      return value
    })

  static let all = [
    units.spec, width.spec, most.spec, zeroUnits.spec, valueLength.spec, increment.spec,
  ]

  static func style(_ options: Options) throws(UsageError) -> Duration.UnitsFormatStyle {
    var style = Duration.UnitsFormatStyle(
      allowedUnits: Set(try options.value(of: units, or: [.hours, .minutes, .seconds])),
      width: try options.value(of: width, or: .abbreviated),
      maximumUnitCount: try options.value(of: most),
      zeroValueUnits: try options.value(of: zeroUnits).map { .show(length: $0) } ?? .hide,
      fractionalPart: try fraction(options))
    if let limits = try options.value(of: valueLength) {
      style.valueLengthLimits = limits.least..<(limits.most.map { $0 + 1 } ?? .max)
    }
    return style
  }

  private static func fraction(
    _ options: Options
  ) throws(UsageError) -> Duration.UnitsFormatStyle.FractionalPartDisplayStrategy {
    let limits = try options.value(of: DurationOptions.fraction, or: DigitLimits(least: 0, most: 0))
    var strategy = Duration.UnitsFormatStyle.FractionalPartDisplayStrategy.show(
      length: limits.least,
      rounded: try options.value(of: NumberSettings.rounding, or: .toNearestOrEven),
      increment: try options.value(of: increment))
    strategy.maximumLength = limits.most ?? .max
    return strategy
  }

  private static func small(
    _ text: String, wanted: String, in range: ClosedRange<Int>
  ) throws(BadValue) -> Int {
    let number = try NumberReader.finite(text, wanted: wanted)
    guard let value = number.integer(as: Int.self), range.contains(value) else {
      throw BadValue(
        value: text, wanted: wanted,
        reason: "it must be from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }
}

/// The options of durations as a clock shows them.
enum DurationClockOptions {
  enum Form { case hourMinute, hourMinuteSecond, minuteSecond }

  static let pattern = Setting<Form>.choice(
    "pattern", "PATTERN", "As a clock shows it",
    [("h:mm", .hourMinute), ("h:mm:ss", .hourMinuteSecond), ("m:ss", .minuteSecond)])
  static let pad = Setting<Int>(
    "pad", "DIGITS", "At least so many digits of the first number", default: "1",
    read: { text throws(BadValue) in
      let limits = try DigitLimits.read(text, atLeast: 1)
      return limits.least
    })

  static let all = [pattern.spec, pad.spec, NumberSettings.grouping.spec]

  /// The style, when a pattern is asked for.
  static func style(_ options: Options) throws(UsageError) -> Duration.TimeFormatStyle? {
    guard let form = try options.value(of: pattern) else {
      try DurationOptions.refuse(
        [pad.spec, NumberSettings.grouping.spec], of: options, because: "without --pattern")
      return nil
    }
    try DurationOptions.refuse(
      DurationUnitsOptions.all, of: options, because: "with --pattern")
    let rule = try options.value(of: NumberSettings.rounding, or: .toNearestOrEven)
    let pad = try options.value(of: pad, or: 1)
    let digits = try options.value(of: DurationOptions.fraction, or: DigitLimits(least: 0, most: 0))
    let style = Duration.TimeFormatStyle(pattern: try time(form, pad, digits, rule))
    return try style.grouping(
      options.value(of: NumberSettings.grouping, or: true) ? .automatic : .never)
  }

  private static func time(
    _ form: Form, _ pad: Int, _ digits: DigitLimits, _ rule: FloatingPointRoundingRule
  ) throws(UsageError) -> Duration.TimeFormatStyle.Pattern {
    guard digits.least == digits.most else {
      throw UsageError("with --pattern, --fraction is one number of digits")
    }
    switch form {
    case .hourMinute:
      guard digits.least == 0 else { throw UsageError("h:mm has no seconds, and no --fraction") }
      return .hourMinute(padHourToLength: pad, roundSeconds: rule)
    case .hourMinuteSecond:
      return .hourMinuteSecond(
        padHourToLength: pad, fractionalSecondsLength: digits.least, roundFractionalSeconds: rule)
    case .minuteSecond:
      return .minuteSecond(
        padMinuteToLength: pad, fractionalSecondsLength: digits.least, roundFractionalSeconds: rule)
    }
  }
}
