public import Foundation

extension ByteCountFormatStyle: StrictParseableFormatStyle {
  /// Reads a number of bytes: "95.4 MB", "1,001 bytes", "95.4 MiB" in `en_US`.
  ///
  /// MB means what the style counts by, 1,000,000 or 1,048,576 bytes; MiB always means 1,048,576. Abbreviations, full
  /// names in the style's language and the standard symbols are understood.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The number of bytes; the nearest one where the text is a rounded amount.
  /// - Throws: ``ParsingError``, also for half a byte and more than `Int64` holds.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Int64 {
    try ByteCountReader(
      locale: locale, base: ByteUnit.Base(style), mayHaveExactCount: includesActualByteCount
    ).read(text, example: 100_000_000) { FormatKit.format($0, style: self) }
  }
}

extension IECByteCountFormatStyle: StrictParseableFormatStyle {
  /// Reads a number of bytes: "95.4 MiB", "1,001 bytes" in `en_US`; "95.4 MB" is 95,400,000.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The number of bytes; the nearest one where the text is a rounded amount.
  /// - Throws: ``ParsingError``, also for half a byte and more than `Int64` holds.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Int64 {
    try ByteCountReader(
      locale: locale, base: .decimal, mayHaveExactCount: includesActualByteCount
    ).read(text, example: 100_000_000) { FormatKit.format($0, style: self) }
  }
}

#if !canImport(Darwin)
extension Measurement.FormatStyle.ByteCount: StrictParseableFormatStyle {
  /// Reads an amount of data as `ByteCountFormatStyle` does: "122.1 MB" in `en_US`, in units of 1024, is 128,031,130 bytes.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The amount in bytes; the nearest number of them where the text is a rounded amount.
  /// - Throws: ``ParsingError``, also for half a byte and more bytes than `Int64` holds.
  public func parseStrictly(
    _ text: String
  ) throws(ParsingError) -> Measurement<UnitInformationStorage> {
    let style = ByteCountFormatStyle(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount, locale: locale)
    return Measurement(value: Double(try style.parseStrictly(text)), unit: .bytes)
  }
}
#endif
