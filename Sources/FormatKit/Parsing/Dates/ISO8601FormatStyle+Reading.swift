public import Foundation

extension Date.ISO8601FormatStyle: StrictParseableFormatStyle {
  /// Reads a date and time in the style's fields: "2024-02-29T12:00:00Z".
  ///
  /// A fraction of the second may follow, after a point or a comma; the difference to UTC may be Z, hours, or hours and
  /// minutes. All years are those of the Gregorian calendar. `24:00:00` is the end of its day. A time that
  /// clocks skip in the style's time zone, and a leap second, which `Date` does not count, are errors.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The date; what the style does not write is the first there is, of 1970.
  /// - Throws: ``ParsingError``.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Date {
    let reading = ReadingText(text)
    do throws(ReadingFault) {
      return try date(reading)
    } catch {
      let example = FormatKit.format(Date(timeIntervalSince1970: 1_700_000_000), style: self)
      throw error.error(in: reading, as: .iso8601Date, example: example)
    }
  }

  private func date(_ text: ReadingText) throws(ReadingFault) -> Date {
    let layout = ISO8601Layout(self)
    let reading = try ISO8601Reader.read(text, layout: layout)
    let local = reading.localSeconds(in: layout)
    let instants = reading.offset.map { [local - $0] } ?? timeZone.instants(ofLocal: local)
    guard let seconds = instants.first else {
      throw ReadingFault(index: 0, cause: .impossible("clocks skip this time"))
    }
    return Date(seconds: seconds, fraction: reading.fraction)
  }
}

extension DateComponents.ISO8601FormatStyle: StrictParseableFormatStyle {
  /// Reads the components of a date and time in the style's fields.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The components, with the time zone that the text says.
  /// - Throws: ``ParsingError``, also for days that do not exist.
  public func parseStrictly(_ text: String) throws(ParsingError) -> DateComponents {
    let reading = ReadingText(text)
    do throws(ReadingFault) {
      let read = try ISO8601Reader.read(reading, layout: ISO8601Layout(self))
      // Foundation knows only the point.
      let plain = String(String.UnicodeScalarView(reading.scalars)).replacing(",", with: ".")
      guard var components = try? parse(plain) else { throw .unexpected(in: reading, at: 0) }
      if read.isEndOfDay { components.hour = 24 }
      return components
    } catch {
      let example = FormatKit.format(
        DateComponents(year: 2023, month: 11, day: 14, hour: 22, minute: 13, second: 20),
        style: self)
      throw error.error(in: reading, as: .iso8601Date, example: example)
    }
  }
}
