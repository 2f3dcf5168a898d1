internal import Foundation

/// Writes names by the patterns of a style.
///
/// The rules are those of ``NameSetting``, which writes what needs a closer look: blanks around a field, initials
/// and capitals beyond the simple ones, names of which a pattern shows nothing.
struct PersonNameWriter: ValueWriter {
  private let formatter: PersonNameFormatter
  /// The setting for names in Latin letters that say no locale.
  private let latin: CompiledNameSetting
  /// The setting for names in Latin letters of the style's own locale.
  private let own: CompiledNameSetting
  private let ownLocale: String

  init(_ style: PersonNameFormatStyle) {
    formatter = PersonNameFormatter.of(style)
    latin = formatter.compiledSetting(for: .latin, locale: nil)
    own = formatter.compiledSetting(for: .latin, locale: style.locale)
    ownLocale = style.locale.identifier
  }

  var room: Int { 128 }

  @inline(__always)
  func write(_ name: PersonName, to cursor: inout UTF8Cursor) -> WriteResult {
    if name.surnamePrefix != nil || name.surnameCore != nil {
      return writeParts(name, to: &cursor)
    }
    return writeWhole(name, to: &cursor)
  }

  @inline(__always)
  private func writeWhole(_ name: PersonName, to cursor: inout UTF8Cursor) -> WriteResult {
    guard let script = name.leadingScript else { return .notCovered }
    return setting(for: script, locale: name.locale).write(name, to: &cursor)
  }

  /// Puts a name whose surname has parts, with those that it lacks.
  private func writeParts(_ name: PersonName, to cursor: inout UTF8Cursor) -> WriteResult {
    func isSolid(_ text: String?) -> Bool {
      text.map { $0.utf8.withContiguousStorageIfAvailable(WordBytes.isSolid) == true } ?? true
    }
    guard isSolid(name.surname), isSolid(name.surnamePrefix), isSolid(name.surnameCore) else {
      return .notCovered
    }
    var whole = name
    (whole.surnamePrefix, whole.surnameCore, whole.surname) = NameFields.surname(
      prefix: name.surnamePrefix, core: name.surnameCore, plain: name.surname)
    return writeWhole(whole, to: &cursor)
  }

  @inline(__always)
  private func setting(for script: ScriptCode, locale: Locale?) -> CompiledNameSetting {
    if script == .latin {
      guard let locale else { return latin }
      if locale.identifier == ownLocale { return own }
    }
    return formatter.compiledSetting(for: script, locale: locale)
  }
}
