public import Foundation

extension ParseStrategy where Self == StrictParseStrategy<Date.FormatStyle> {
  /// Reads a date, a time or both, as a locale writes them: `.date(.long)` reads "November 14, 2023" in `en_US`.
  ///
  /// ```swift
  /// let german = Locale(identifier: "de_DE")
  /// try parse("14. November 2023", strategy: .date(.long, locale: german, timeZone: .gmt))   // 2023-11-14
  /// try parse("30. Februar 2023", strategy: .date(.long, locale: german, timeZone: .gmt))    // throws
  /// ```
  ///
  /// - Parameters:
  ///   - date: How the date is written.
  ///   - time: How the time of day is written.
  ///   - locale: The language and region of the text.
  ///   - timeZone: Where the text's clock hangs.
  ///   - calendar: The calendar of the text.
  /// - Returns: The strategy; its value is a `Date`.
  public static func date(
    _ date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle = .omitted,
    locale: Locale = .autoupdatingCurrent, timeZone: TimeZone = .autoupdatingCurrent,
    calendar: Calendar = .autoupdatingCurrent
  ) -> Self {
    Date.FormatStyle(date: date, time: time, locale: locale, calendar: calendar, timeZone: timeZone)
      .strictParseStrategy
  }
}
