internal import Foundation

/// A locale's words for kB, MB, GB, TB and PB, and its patterns for prefixes: "M{0}", "Mi{0}".
struct BytePrefixes: Hashable, Sendable {
  /// The words for the decimal units, in their order.
  let words: [String]
  /// The patterns of the prefixes kilo to peta.
  let decimal: [String]
  /// The patterns of the prefixes kibi to exbi.
  let binary: [String]

  /// The symbols of the prefixes (International System of Units; IEC 80000-13).
  static let standard = BytePrefixes(
    words: ["kB", "MB", "GB", "TB", "PB"], decimal: ["k{0}", "M{0}", "G{0}", "T{0}", "P{0}"],
    binary: ["Ki{0}", "Mi{0}", "Gi{0}", "Ti{0}", "Pi{0}", "Ei{0}"])
}

extension BytePrefixes {
  /// The abbreviations of a locale, which Foundation writes: "Mo" in French.
  static func abbreviated(in locale: Locale) -> BytePrefixes {
    let words = (1...5).map { rank in
      let size = (0..<rank).reduce(Int64(1)) { size, _ in size * 1000 }
      let style = ByteCountFormatStyle(
        style: .decimal, allowedUnits: .init(rawValue: 1 << UInt(rank)), locale: locale)
      let text = style.attributed.format(size)
      let unit = text.runs[\.byteCount].first { if case .unit = $0.0 { true } else { false } }
      return unit.map { String(text[$0.1].characters) } ?? ""
    }
    return BytePrefixes(words: words, patterns: .abbreviated, locale: locale)
  }

  /// Which of a locale's patterns for prefixes: "M{0}" or "mega{0}".
  enum Patterns {
    case abbreviated, full
  }

  #if !canImport(_FoundationICU)
  private init(words: [String], patterns: Patterns, locale: Locale) {
    self.init(words: words, decimal: Self.standard.decimal, binary: Self.standard.binary)
  }

  /// The full words of a locale, which only ICU knows.
  static func full(in locale: Locale) -> BytePrefixes? { nil }
  #endif
}

extension String {
  #if !canImport(_FoundationICU)
  /// Whether all letters are of one script.
  var isOfOneScript: Bool { allSatisfy(\.isASCII) }
  #endif
}
