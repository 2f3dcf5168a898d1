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
