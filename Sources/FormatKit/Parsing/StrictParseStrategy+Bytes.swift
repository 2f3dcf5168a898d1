public import Foundation

extension ParseStrategy where Self == StrictParseStrategy<ByteCountFormatStyle> {
  /// Reads a number of bytes in the current locale's words: "95.4 MB" is 95,400,000.
  public static var byteCount: Self {
    byteCount(style: .file)
  }

  /// Reads a number of bytes in a locale's words, in units of the International System or of IEC 80000-13.
  ///
  /// ```swift
  /// let french = Locale(identifier: "fr_FR")
  /// try parse("95,4 Mo", strategy: .byteCount(style: .file, locale: french))     // 95400000
  /// try parse("95,4 Mo", strategy: .byteCount(style: .memory, locale: french))   // 100034150
  /// try parse("95,4 Mio", strategy: .byteCount(style: .file, locale: french))    // 100034150
  /// ```
  ///
  /// - Parameters:
  ///   - style: What MB counts by: `.file` and `.decimal` by 1000, `.memory` and `.binary` by 1024.
  ///   - locale: The language and region of the text.
  /// - Returns: The strategy; its value is an `Int64`.
  public static func byteCount(
    style: ByteCountFormatStyle.Style, locale: Locale = .autoupdatingCurrent
  ) -> Self {
    ByteCountFormatStyle(style: style, locale: locale).strictParseStrategy
  }
}
