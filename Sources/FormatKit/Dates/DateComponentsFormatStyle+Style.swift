#if !canImport(Darwin)
public import Foundation

extension DateComponentsFormatStyle {
  /// How much of each unit's name is written.
  ///
  /// | style | 1 hour 30 minutes in `en_US` | in `fr_FR` |
  /// |---|---|---|
  /// | ``wide`` | 1 hour, 30 minutes | 1 heure et 30 minutes |
  /// | ``abbreviated`` | 1 hr, 30 min | 1 h et 30 min |
  /// | ``condensedAbbreviated`` | 1hr 30min | 1 h 30 min |
  /// | ``narrow`` | 1h 30m | 1h 30min |
  /// | ``spellOut`` | one hour, thirty minutes | une heure et trente minutes |
  public struct Style: Codable, Hashable, Sendable {
    private enum Option: String, Codable {
      case wide, abbreviated, condensedAbbreviated, narrow, spellOut, positional
    }

    private var option: Option

    /// Full names: "1 hour, 30 minutes" in `en_US`.
    public static var wide: Style { Style(option: .wide) }
    /// Abbreviations: "1 hr, 30 min" in `en_US`.
    public static var abbreviated: Style { Style(option: .abbreviated) }
    /// Abbreviations with as few spaces and commas as the locale allows: "1hr 30min" in `en_US`.
    public static var condensedAbbreviated: Style { Style(option: .condensedAbbreviated) }
    /// The shortest form: "1h 30m" in `en_US`.
    public static var narrow: Style { Style(option: .narrow) }
    /// Numbers in words and full names: "one hour, thirty minutes" in `en_US`.
    public static var spellOut: Style { Style(option: .spellOut) }
    /// As a clock shows it: "1:30:00" in `en_US`.
    static var positional: Style { Style(option: .positional) }

    var width: TimeAmountWords.Width {
      switch option {
      case .wide: .wide
      case .abbreviated: .short
      case .condensedAbbreviated: .shorter
      case .narrow: .narrow
      case .spellOut: .spellOut
      case .positional: .numeric
      }
    }
  }
}

extension FormatStyle where Self == DateComponentsFormatStyle {
  /// The time between two dates in units: "2 months, 1 day" in `en_US`.
  ///
  /// ```swift
  /// let start = Date(timeIntervalSince1970: 1_704_067_200)
  /// (start..<start + 93_600).formatted(.components(style: .wide, fields: [.day, .hour]))   // "1 day, 2 hours"
  /// ```
  ///
  /// - Parameters:
  ///   - style: How much of each unit's name is written.
  ///   - fields: The units that may be written; all seven when `nil`.
  /// - Returns: A style for the current locale and calendar; modifiers choose others.
  public static func components(
    style: DateComponentsFormatStyle.Style, fields: Set<DateComponentsFormatStyle.Field>? = nil
  ) -> Self {
    DateComponentsFormatStyle(style: style, fields: fields)
  }

  /// The time between two dates as a clock shows it: "1:30:00", "1:35", and under a minute "15".
  public static var timeDuration: Self {
    DateComponentsFormatStyle(style: .positional, fields: [.hour, .minute, .second])
  }
}

extension Date.ComponentsFormatStyle {
  /// How much of each unit's name is written, by the name that it has on Apple's systems.
  public typealias Style = DateComponentsFormatStyle.Style
}
#endif
