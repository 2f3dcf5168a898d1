public import Foundation

extension DateComponentsFormatStyle {
  /// Formats a `Duration` in units: "1 hour, 30 minutes".
  ///
  /// ```swift
  /// format(.seconds(5_400), style: .components(style: .wide))                    // "1 hour, 30 minutes" in en_US
  /// format(.seconds(5_400), style: .components(style: .narrow, fields: [.hour])) // "1h"
  /// format(.seconds(95), style: .timeDuration)                                   // "1:35"
  /// ```
  ///
  /// A duration is no part of a calendar, so it is counted in weeks of 7 days, days of 24 hours, hours, minutes and
  /// seconds. Only where years or months are asked for by name is it laid from the start of 2001, in UTC, and
  /// counted by the calendar of ``base``. A negative one has a minus: "-1 hour, 30 minutes".
  public struct ForDuration: FormatStyle, Sendable {
    /// The style of the units, with the calendar and the locale.
    public var base: DateComponentsFormatStyle

    /// Creates a style for durations from one for dates.
    public init(_ base: DateComponentsFormatStyle) {
      self.base = base
    }

    /// The duration in units; a fraction of a second is cut off.
    public func format(_ duration: Duration) -> String {
      // Not `components`, which stops the program at 2^63 seconds.
      guard let seconds = Int64(exactly: duration.attoseconds / 1_000_000_000_000_000_000) else {
        return base.text(uncountable: Double(duration.attoseconds) / 1e18)
      }
      return base.text(seconds: seconds)
    }

    /// The same style in another locale.
    public func locale(_ locale: Locale) -> Self {
      Self(base.locale(locale))
    }
  }

  /// Formats a number of seconds in units: "1 hour, 30 minutes".
  ///
  /// ```swift
  /// format(5_400, style: .components(style: .wide))   // "1 hour, 30 minutes" in en_US
  /// format(15, style: .timeDuration)                  // "15"
  /// ```
  ///
  /// It counts as ``ForDuration`` does. A number beyond all clocks is written in the largest unit alone, and one
  /// that is no number in the smallest: "NaN seconds".
  public struct ForSeconds: FormatStyle, Sendable {
    /// The style of the units, with the calendar and the locale.
    public var base: DateComponentsFormatStyle

    /// Creates a style for numbers of seconds from one for dates.
    public init(_ base: DateComponentsFormatStyle) {
      self.base = base
    }

    /// The seconds in units; a fraction of a second is cut off.
    public func format(_ seconds: TimeInterval) -> String {
      guard let whole = Int64(exactly: seconds.rounded(.towardZero)) else {
        return base.text(uncountable: seconds)
      }
      return base.text(seconds: whole)
    }

    /// The same style in another locale.
    public func locale(_ locale: Locale) -> Self {
      Self(base.locale(locale))
    }
  }
}

extension FormatStyle where Self == DateComponentsFormatStyle.ForDuration {
  /// A duration in units: "1 hour, 30 minutes" in `en_US`.
  ///
  /// - Parameters:
  ///   - style: How much of each unit's name is written.
  ///   - fields: The units that may be written; weeks to seconds when `nil`.
  /// - Returns: A style for the current locale and calendar; modifiers choose others.
  public static func components(
    style: DateComponentsFormatStyle.Style, fields: Set<DateComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Self(DateComponentsFormatStyle(style: style, fields: fields))
  }

  /// A duration as a clock shows it: "1:30:00", "1:35", and under a minute "15".
  public static var timeDuration: Self {
    Self(DateComponentsFormatStyle.timeDuration)
  }
}

extension FormatStyle where Self == DateComponentsFormatStyle.ForSeconds {
  /// A number of seconds in units: "1 hour, 30 minutes" in `en_US`.
  ///
  /// - Parameters:
  ///   - style: How much of each unit's name is written.
  ///   - fields: The units that may be written; weeks to seconds when `nil`.
  /// - Returns: A style for the current locale and calendar; modifiers choose others.
  public static func components(
    style: DateComponentsFormatStyle.Style, fields: Set<DateComponentsFormatStyle.Field>? = nil
  ) -> Self {
    Self(DateComponentsFormatStyle(style: style, fields: fields))
  }

  /// A number of seconds as a clock shows it: "1:30:00", "1:35", and under a minute "15".
  public static var timeDuration: Self {
    Self(DateComponentsFormatStyle.timeDuration)
  }
}

extension DateComponentsFormatStyle {
  /// The range that stands for a number of seconds where a calendar has to count it.
  private func range(seconds: UInt64) -> Range<Date> {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return start..<(start + TimeInterval(seconds))
  }

  #if canImport(Darwin)
  fileprivate func text(seconds: Int64) -> String {
    var style = self
    style.calendar.timeZone = .gmt
    style.isPositive = seconds >= 0
    style.fields = fields ?? [.week, .day, .hour, .minute, .second]
    return style.format(range(seconds: seconds.magnitude))
  }

  fileprivate func text(uncountable seconds: TimeInterval) -> String {
    text(seconds: seconds < 0 ? .min : seconds > 0 ? .max : 0)
  }
  #else
  /// The units of a number of seconds.
  var elapsedUnits: [TimeUnit] {
    fields?.isEmpty ?? true ? units.filter { $0.seconds != nil } : units
  }

  fileprivate func text(seconds: Int64) -> String {
    let units = elapsedUnits
    if units.allSatisfy({ $0.seconds != nil }) {
      return ElapsedTime(seconds: seconds, units: units).text(in: words)
    }
    var calendar = calendar
    calendar.timeZone = .gmt
    let range = range(seconds: seconds.magnitude)
    let time = ElapsedTime(
      from: range.lowerBound, to: range.upperBound, units: units, calendar: calendar)
    return ElapsedTime(amounts: time.amounts, isNegative: seconds < 0).text(in: words)
  }

  fileprivate func text(uncountable seconds: TimeInterval) -> String {
    let units = elapsedUnits.filter { $0.seconds != nil }
    let unit = (seconds.isFinite ? units.first : units.last) ?? .second
    return ElapsedTime(uncountable: seconds, unit: unit).text(in: words)
  }
  #endif
}
