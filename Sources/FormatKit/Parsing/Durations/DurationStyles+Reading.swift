public import Foundation

extension Duration.UnitsFormatStyle: StrictParseableFormatStyle {
  /// Reads a duration in the locale's words: "1 hr, 30 min" in `en_US`.
  ///
  /// All units and all widths of them are understood, each number with the right plural. Only the last number may have a
  /// fraction, and none fills a larger unit: "1 hr, 90 min" is an error. Where a word stands for two units, that of the
  /// style's units is meant.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The duration, exactly.
  /// - Throws: ``ParsingError``.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Duration {
    let reading = ReadingText(text)
    do throws(ReadingFault) {
      return try DurationWordsReader(
        locale: locale.forReading, preferred: Set(DurationUnit.allowed(by: allowedUnits)),
        minimumDigits: max(zeroValueUnitsDisplay.length, 1)
      ).duration(reading)
    } catch {
      throw error.error(
        in: reading, as: .duration, example: FormatKit.format(.seconds(5400), style: self))
    }
  }
}

extension Duration.TimeFormatStyle: StrictParseableFormatStyle {
  /// Reads a duration as a clock shows it: "1:30:00".
  ///
  /// The pattern says what the numbers are; a fraction of the second may have up to 18 digits. "1:90:00" is an error.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The duration, exactly.
  /// - Throws: ``ParsingError``.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Duration {
    let reading = ReadingText(text)
    let layout = clockLayout
    do throws(ReadingFault) {
      return try DurationClockReader(locale: locale.forReading)
        .duration(reading, as: .init(layout.units), padding: layout.padding)
    } catch {
      throw error.error(
        in: reading, as: .duration, example: FormatKit.format(.seconds(5400), style: self))
    }
  }
}
