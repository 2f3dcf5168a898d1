#if canImport(_FoundationICU)
internal import _FoundationICU

/// The words of a text, by UAX #29 and, in scripts without spaces, by a dictionary.
enum WordBreaks {
  /// All segments between word boundaries: words, and what stands between them.
  ///
  /// - Parameters:
  ///   - text: Any text; of one that ICU cannot break, the whole is one segment.
  ///   - locale: The locale in ICU's form.
  /// - Returns: The segments, which make up the whole text.
  static func segments(of text: String, locale: String) -> [String] {
    let characters = Array(text.utf16)
    // The iterator reads from the buffer as it goes, so the buffer has to stay where it is.
    return characters.withUnsafeBufferPointer { buffer in
      let opened = try? icu { (status: inout UErrorCode) in
        swift_ubrk_open(UBRK_WORD, locale, buffer.baseAddress, Int32(buffer.count), &status)
      }
      guard let iterator = opened ?? nil else { return [text] }
      defer { swift_ubrk_close(iterator) }
      return segments(of: buffer, by: iterator)
    }
  }

  private static func segments(
    of characters: UnsafeBufferPointer<UChar>, by iterator: OpaquePointer
  ) -> [String] {
    var segments: [String] = []
    var start = Int(swift_ubrk_first(iterator))
    while case let end = Int(swift_ubrk_next(iterator)), end > start {
      segments.append(String(decoding: characters[start..<end], as: UTF16.self))
      start = end
    }
    return segments
  }

  /// The segments that hold a letter or a digit.
  static func words(of text: String, locale: String) -> [String] {
    segments(of: text, locale: locale).filter { segment in
      segment.unicodeScalars.contains(where: \.isAlphanumeric)
    }
  }
}
#endif
