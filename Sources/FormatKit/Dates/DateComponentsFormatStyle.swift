public import Foundation

#if canImport(Darwin)
/// Formats the time between two dates in units: "2 months, 1 day".
///
/// On Apple's systems it is Foundation's own style.
public typealias DateComponentsFormatStyle = Date.ComponentsFormatStyle
#else
/// Formats the time between two dates in units: "2 months, 1 day".
///
/// ```swift
/// let start = Date(timeIntervalSince1970: 1_704_067_200)   // 2024-01-01T00:00:00Z
/// let range = start..<start + 5_400
/// format(range, style: .components(style: .wide))                        // "1 hour, 30 minutes" in en_US
/// format(range, style: .components(style: .wide, fields: [.minute]))     // "90 minutes"
/// format(range, style: .components(style: .spellOut))                    // "one hour, thirty minutes"
/// format(range, style: .timeDuration)                                    // "1:30:00"
/// ```
///
/// The calendar counts from the lower bound to the upper one, in its time zone, with months and years as long as
/// they are there. What a field that was not asked for would hold goes to the smaller ones, and what is less than
/// the smallest is cut off: 90 minutes in hours are "1 hour". Units that count zero are left out; when all do, the
/// smallest is written: "0 seconds". A count above 2,147,483,647 is written as 0, as on Apple's systems.
///
/// This is the style that Apple's systems call `Date.ComponentsFormatStyle`, with the same members. Foundation on
/// Linux occupies that name with an empty type. A `Duration` and a number of seconds have styles of the same
/// names: see ``ForDuration`` and ``ForSeconds``.
public struct DateComponentsFormatStyle: Codable, Hashable, Sendable {
  /// A unit of time: year, month, week, day, hour, minute, second.
  public typealias Field = Date.ComponentsFormatStyle.Field

  /// How much of each unit's name is written.
  public var style: Style
  /// The units that may be written; all seven when `nil` or empty.
  public var fields: Set<Field>?
  /// The calendar that counts, in its time zone.
  public var calendar: Calendar
  /// The language and region to write for.
  public var locale: Locale
  /// Whether time runs from the lower bound to the upper one.
  ///
  /// When it is `false` the text says how far the lower bound lies back from the upper one, with a minus:
  /// "-1 hour, 30 minutes". ``discreteInput(after:)`` and its kin then move the lower bound.
  public var isPositive = true

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - style: How much of each unit's name is written.
  ///   - locale: The language and region to write for.
  ///   - calendar: The calendar that counts, in its time zone.
  ///   - fields: The units that may be written; all seven when `nil`.
  public init(
    style: Style, locale: Locale = .autoupdatingCurrent,
    calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
  ) {
    self.style = style
    self.locale = locale
    self.calendar = calendar
    self.fields = fields
  }
}

extension DateComponentsFormatStyle: FormatStyle {
  /// The time between the bounds of a range: "2 months, 1 day".
  ///
  /// - Parameter range: The dates, of any distance.
  /// - Returns: The text in the style's locale.
  public func format(_ range: Range<Date>) -> String {
    elapsedTime(in: range).text(in: words)
  }

  /// The same style in another locale.
  public func locale(_ locale: Locale) -> Self {
    var new = self
    new.locale = locale
    return new
  }

  /// The same style with another calendar.
  public func calendar(_ calendar: Calendar) -> Self {
    var new = self
    new.calendar = calendar
    return new
  }
}

extension DateComponentsFormatStyle {
  /// The units to write, the largest first.
  var units: [TimeUnit] {
    guard let fields, !fields.isEmpty else { return TimeUnit.allCases }
    return TimeUnit.allCases.filter { fields.contains($0.field) }
  }

  var words: TimeAmountWords {
    TimeAmountWords(width: style.width, locale: locale)
  }

  func elapsedTime(in range: Range<Date>) -> ElapsedTime {
    let (start, end) =
      isPositive
      ? (range.lowerBound, range.upperBound) : (range.upperBound, range.lowerBound)
    return ElapsedTime(from: start, to: end, units: units, calendar: calendar)
  }
}

extension TimeUnit {
  /// The unit as a format style's field.
  var field: DateComponentsFormatStyle.Field {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .week
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
#endif
