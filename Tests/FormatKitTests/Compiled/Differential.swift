import Foundation
import Testing

@testable import FormatKit

/// Compares compiled styles with the styles they were made from, over all locales.
///
/// By default each locale sees some of the values and each value some of the locales; a full run compares
/// every value in every locale. `FORMATKIT_SEED` takes other random values.
enum Differential {
  static let seed = ProcessInfo.processInfo.environment["FORMATKIT_SEED"].flatMap(UInt64.init) ?? 1
  static let locales = Locale.availableIdentifiers.sorted()

  /// The locales that are no sublocale of another, for what depends on the language alone.
  static let languages = locales.filter { !$0.contains("_") }

  /// Records a difference for each text that is not the style's own, byte for byte, and answers in which
  /// locales the style was not compiled.
  ///
  /// Each locale sees `perLocale` of the values, unless all see all.
  @discardableResult
  static func compare<Style: CompilableFormatStyle>(
    _ values: [Style.FormatInput], perLocale: Int = 12, locales: [String] = locales,
    style: (Locale) -> Style, location: SourceLocation = #_sourceLocation
  ) -> [String] {
    var left: [String] = []
    var start = 0
    for identifier in locales {
      let base = style(Locale(identifier: identifier))
      let compiled = base.compiled()
      guard compiled.isCompiled else {
        left.append(identifier)
        continue
      }
      let count = FullRun.isWanted ? values.count : min(perLocale, values.count)
      var differences = 0
      for index in start..<start + count where differences < 3 {
        let value = values[index % values.count]
        if !agrees(compiled, value, location) { differences += 1 }
      }
      start += count
    }
    return left
  }

  private static func coded(_ style: some Encodable) -> String {
    (try? JSONEncoder().encode(style)).map { String(decoding: $0, as: UTF8.self) } ?? "\(style)"
  }

  private static func agrees<Style: CompilableFormatStyle>(
    _ compiled: CompiledFormatStyle<Style>, _ value: Style.FormatInput, _ location: SourceLocation
  ) -> Bool {
    let expected = compiled.base.corrected(value)
    var bytes: [UInt8] = []
    compiled.append(value, to: &bytes)
    let text = compiled.format(value)
    guard bytes.elementsEqual(expected.utf8), text.utf8.elementsEqual(expected.utf8) else {
      Issue.record(
        """
        \(value): \(text.debugDescription), bytes \(String(decoding: bytes, as: UTF8.self).debugDescription), \
        expected \(expected.debugDescription), by \(coded(compiled.base))
        """, sourceLocation: location)
      return false
    }
    return true
  }
}
