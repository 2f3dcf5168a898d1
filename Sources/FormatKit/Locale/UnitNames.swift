package import Foundation

/// The names of units by themselves, as a list of units shows them: `kilometers` in `en_US`.
package struct UnitNames: Sendable {
  let locale: Locale

  /// The names in the language of a locale.
  package init(locale: Locale) {
    self.locale = locale
  }

  /// The name of a unit: CLDR's display name, or the words after a number where CLDR has none; the
  /// symbol where there are no words either.
  package subscript(unit: KnownUnit) -> String {
    #if canImport(_FoundationICU)
    if let name = unit.identifier.flatMap({ displayName(of: $0) }) { return name }
    #endif
    return words(of: unit)
  }

  /// What stands beside the number in `5 kilometers`.
  private func words(of unit: KnownUnit) -> String {
    let style = Measurement<Dimension>.FormatStyle(
      width: .wide, locale: locale, usage: .asProvided)
    let text = style.attributed.format(Measurement(value: 5, unit: unit.unit))
    let words = text.runs[\.measurement].filter { $0.0 == .unit }.map { run in
      String(text[run.1].characters)
    }
    let name = words.joined(separator: " ").trimmingCharacters(in: .whitespaces)
    return name.isEmpty ? unit.symbol : name
  }
}
