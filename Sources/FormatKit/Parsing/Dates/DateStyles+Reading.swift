public import Foundation

extension Date.FormatStyle: StrictParseableFormatStyle {
  /// Reads a date as the style writes it: "Nov 14, 2023" in `en_US`.
  ///
  /// What the style does not write begins with 1970: a time alone is of 1970-01-01, a day without a year of the first year
  /// that has it, and a year of two digits is one of 1970 to 2069. Of two times that are written alike, as where clocks
  /// are turned back, the first one is meant.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The first date whose text it is.
  /// - Throws: ``ParsingError``, also for a day that does not exist, for a weekday that the day does not have, and for a
  ///   time that clocks skip.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Date {
    try DateReader(style: locale(locale.forReading)).date(text)
  }
}

extension Date.FormatStyle: ReadableDateStyle {
  var readingLocale: Locale { locale }

  func lenientDate(_ text: String) -> Date? {
    try? parse(text)
  }
}

extension Date.VerbatimFormatStyle: StrictParseableFormatStyle {
  /// Reads a date as the style's pattern has it.
  ///
  /// What the pattern does not have begins with 1970, as for `Date.FormatStyle`.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The first date whose text it is.
  /// - Throws: ``ParsingError``, also for a day or a time that does not exist.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Date {
    try DateReader(style: locale.map { locale($0.forReading) } ?? self).date(text)
  }
}

extension Date.VerbatimFormatStyle: ReadableDateStyle {
  var readingLocale: Locale { locale ?? Locale(identifier: "") }

  func lenientDate(_ text: String) -> Date? {
    try? parseStrategy.parse(text)
  }
}

extension Date.FormatStyle: KnownParseStrategy {
  func parseStrictly(_ text: String) throws(ParsingError) -> Date? {
    try .some(parseStrictly(text) as Date)
  }
}

extension Date.ParseStrategy: KnownParseStrategy {
  func parseStrictly(_ text: String) throws(ParsingError) -> Date? {
    guard let style = Date.VerbatimFormatStyle(self) else { return nil }
    return try style.parseStrictly(text)
  }
}

extension Date.VerbatimFormatStyle {
  /// The style with a strategy's pattern; the coded form alone takes a pattern as a text.
  fileprivate init?(_ strategy: Date.ParseStrategy) {
    let style = Date.VerbatimFormatStyle(
      format: "", locale: strategy.locale, timeZone: strategy.timeZone, calendar: strategy.calendar)
    guard let data = try? JSONEncoder().encode(style),
      var form = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      form["formatPattern"] != nil
    else { return nil }
    form["formatPattern"] = strategy.format
    guard let coded = try? JSONSerialization.data(withJSONObject: form),
      let decoded = try? JSONDecoder().decode(Self.self, from: coded)
    else { return nil }
    self = decoded
  }
}
