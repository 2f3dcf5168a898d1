/// How many columns a text takes in a terminal.
package enum DisplayWidth {
  /// The columns of a text: two for wide characters of East Asia, none for marks and controls.
  ///
  /// By Unicode's East_Asian_Width (UAX #11) and General_Category.
  package static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  private static func columns(_ scalar: Unicode.Scalar) -> Int {
    if (0x20...0x7E).contains(scalar.value) { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return isWide(scalar) ? 2 : 1
    }
  }
}

#if !canImport(_FoundationICU)
extension DisplayWidth {
  static func isWide(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isEmojiPresentation }
}
#endif
