internal import Foundation

extension Duration.TimeFormatStyle: KnownFormatStyle {
  /// The duration rounded once and as a whole.
  func corrected(_ value: Duration) -> String {
    isRight(for: value) ? format(value) : String(carried(value).characters)
  }

  /// Whether Foundation cannot go wrong: its binary numbers have digits enough.
  ///
  /// At fewer than no digits it stops the process.
  fileprivate func isRight(for value: Duration) -> Bool {
    value.isShort && (0...9).contains(TimePattern.fields(of: pattern).fractionDigits)
  }

  fileprivate func carried(_ value: Duration) -> AttributedString {
    let fields = TimePattern.fields(of: pattern)
    let units = CarriedUnits(
      value.attoseconds, allowed: fields.units, limit: fields.units.count, showsZeros: true,
      rounding: fields.rounding)
    var style = self
    if fields.fractionDigits < 0 { style.pattern = fields.patternOfWholeSeconds }
    return LongDuration(units, fractionDigits: fields.rounding.fractionDigits)
      .text(style, padding: fields.padding)
  }
}

extension Duration.TimeFormatStyle.Attributed: KnownFormatStyle {
  /// The corrected text with Foundation's attributes.
  func corrected(_ value: Duration) -> AttributedString {
    let style = self[dynamicMember: \.self]
    return style.isRight(for: value) ? format(value) : style.carried(value)
  }
}

extension Duration.TimeFormatStyle {
  /// What the numbers of the style's texts are, the largest first, how many digits the first one has at least, and
  /// how the last is rounded.
  var clockLayout: (units: [DurationUnit], padding: Int, rounding: DurationRounding) {
    let fields = TimePattern.fields(of: pattern)
    return (fields.units, fields.padding, fields.rounding)
  }
}

/// What a time pattern says, which can be read only from its encoded form.
private struct TimePattern: Decodable {
  struct Hours: Decodable {
    let roundSeconds: FloatingPointRoundingRule
  }

  struct Seconds: Decodable {
    let fractionalSecondsLength: Int
    let roundFractionalSeconds: FloatingPointRoundingRule
  }

  struct Fields: Decodable {
    let hourMinute: Hours?
    let hourMinuteSecond: Seconds?
    let minuteSecond: Seconds?
  }

  let fields: Fields
  let paddingForLargestField: Int?
}

extension TimePattern {
  private static let cache = BoundedCache<Duration.TimeFormatStyle.Pattern, TimeFields>(
    capacity: 32)

  static func fields(of pattern: Duration.TimeFormatStyle.Pattern) -> TimeFields {
    cache.value(for: pattern) {
      let data = try? JSONEncoder().encode(pattern)
      let decoded = data.flatMap { try? JSONDecoder().decode(TimePattern.self, from: $0) }
      return TimeFields(decoded)
    }
  }
}

/// The units of a time pattern, and how the last is rounded.
private struct TimeFields: Sendable {
  let units: [DurationUnit]
  let rounding: DurationRounding
  let padding: Int
  /// The digits of the second's fraction as they were asked for, which may be none or less.
  let fractionDigits: Int

  init(_ pattern: TimePattern?) {
    let seconds = pattern?.fields.hourMinuteSecond ?? pattern?.fields.minuteSecond
    let hasHours = pattern?.fields.minuteSecond == nil
    let hasSeconds = pattern?.fields.hourMinute == nil
    units = (hasHours ? [.hours] : []) + [.minutes] + (hasSeconds ? [.seconds] : [])
    fractionDigits = seconds?.fractionalSecondsLength ?? 0
    rounding = DurationRounding(
      fractionDigits: max(0, fractionDigits),
      rule: seconds?.roundFractionalSeconds ?? pattern?.fields.hourMinute?.roundSeconds
        ?? .toNearestOrEven,
      increment: nil)
    padding = max(pattern?.paddingForLargestField ?? 1, 1)
  }
  /// The pattern without a fraction.
  var patternOfWholeSeconds: Duration.TimeFormatStyle.Pattern {
    units.contains(.hours)
      ? .hourMinuteSecond(padHourToLength: padding, roundFractionalSeconds: rounding.rule)
      : .minuteSecond(padMinuteToLength: padding, roundFractionalSeconds: rounding.rule)
  }
}
