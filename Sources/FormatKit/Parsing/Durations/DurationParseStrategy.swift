public import Foundation

/// Reads a duration in words, as a clock shows it, or as ISO 8601 has it.
///
/// ```swift
/// let english = DurationParseStrategy(locale: Locale(identifier: "en_US"))
/// try parse("1 hr, 30 min", strategy: english)     // 5400 seconds
/// try parse("1:30:00", strategy: english)          // 5400 seconds
/// try parse("PT1H30M", strategy: english)          // 5400 seconds
/// try parse("1:30", strategy: english)             // throws: hours and minutes, or minutes and seconds
/// ```
///
/// The words are those of the locale, in all widths; two numbers between colons are read by a
/// `Duration.TimeFormatStyle`, which says what they are.
public struct DurationParseStrategy: ParseStrategy, Codable, Hashable, Sendable {
  /// The language and region of the texts.
  public var locale: Locale

  /// Creates a strategy.
  ///
  /// - Parameter locale: The language and region of the texts.
  public init(locale: Locale = .autoupdatingCurrent) {
    self.locale = locale
  }

  /// Reads a duration.
  ///
  /// - Parameter value: The text to read.
  /// - Returns: The duration, exactly.
  /// - Throws: ``ParsingError``, also for years and months, which have no fixed length, and for "1 hr, 90 min".
  public func parse(_ value: String) throws -> Duration {
    let text = ReadingText(value)
    do throws(ReadingFault) {
      return try duration(text)
    } catch {
      var style = Duration.UnitsFormatStyle(
        allowedUnits: [.hours, .minutes, .seconds], width: .abbreviated)
      style.locale = locale
      throw error.error(
        in: text, as: .duration, example: FormatKit.format(.seconds(5400), style: style))
    }
  }

  /// The same strategy for another locale.
  ///
  /// - Parameter locale: The language and region of the texts.
  /// - Returns: A copy with that locale.
  public func locale(_ locale: Locale) -> Self {
    Self(locale: locale)
  }

  private func duration(_ text: ReadingText) throws(ReadingFault) -> Duration {
    if ISO8601DurationReader.isMeant(by: text) { return try ISO8601DurationReader.duration(text) }
    let locale = locale.forReading
    let words: ReadingFault
    do throws(ReadingFault) {
      return try DurationWordsReader(locale: locale).duration(text)
    } catch {
      words = error
    }
    let clock = DurationClockReader(locale: locale)
    if let duration = try? clock.duration(text, as: .hourMinuteSecond, padding: 1) {
      return duration
    }
    let meanings = [.hourMinute, .minuteSecond].compactMap { fields in
      try? clock.duration(text, as: fields, padding: 1)
    }
    guard meanings.isEmpty else { throw ambiguity(meanings) }
    throw words
  }

  private func ambiguity(_ meanings: [Duration]) -> ReadingFault {
    let style = Duration.TimeFormatStyle(pattern: .hourMinuteSecond, locale: locale)
    return ReadingFault(
      index: 0, cause: .ambiguous(meanings.map { FormatKit.format($0, style: style) }))
  }
}

extension ParseStrategy where Self == DurationParseStrategy {
  /// Reads a duration in the current locale's words, as a clock shows it, or as ISO 8601 has it.
  public static var duration: Self {
    DurationParseStrategy()
  }

  /// Reads a duration in a locale's words, as a clock shows it, or as ISO 8601 has it.
  ///
  /// - Parameter locale: The language and region of the text.
  /// - Returns: The strategy; its value is a `Duration`.
  public static func duration(locale: Locale) -> Self {
    DurationParseStrategy(locale: locale)
  }
}
