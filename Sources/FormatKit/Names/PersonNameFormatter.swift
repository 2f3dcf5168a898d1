internal import Foundation

/// A style for names, ready to write them: what it takes for names of each script and locale is worked
/// out once.
///
/// The steps are those of UTS #35 part 8, "Formatting Process"; each is a rule in `Standard`.
final class PersonNameFormatter: Sendable {
  private struct NameKind: Hashable, Sendable {
    let script: ScriptCode
    let locale: String?
  }

  /// The style, with the length and formality that are usual in its locale where it has none.
  private let style: PersonNameFormatStyle
  private let formatting: NameFormattingLocale
  private let settings = BoundedCache<NameKind, NameSetting>(capacity: 64)
  private let compiledSettings = BoundedCache<NameKind, CompiledNameSetting>(capacity: 64)

  init(_ style: PersonNameFormatStyle) {
    formatting = NameFormattingLocale(LocaleSubtags(style.locale))
    let data = PersonNameData.of(formatting.locale)
    var style = style
    style.length = style.length ?? PersonNameFormatStyle.Length(rawValue: data.defaultLength)
    style.formality =
      style.formality ?? PersonNameFormatStyle.Formality(rawValue: data.defaultFormality)
    self.style = style
  }

  private static let cache = BoundedCache<PersonNameFormatStyle, PersonNameFormatter>(capacity: 64)

  /// The formatter of a style, kept for the styles used lately.
  static func of(_ style: PersonNameFormatStyle) -> PersonNameFormatter {
    cache.value(for: style) { PersonNameFormatter(style) }
  }

  /// The name in the style.
  func text(of name: PersonName) -> NameText {
    let fields = NameFields(name)
    let script = NameScript.first(in: fields[.surname] ?? "", fields[.given] ?? "")
    return setting(for: script, locale: name.locale)
      .text(of: fields, preferredOrder: name.preferredOrder)
  }

  /// What it takes to write the names of a script and locale.
  func setting(for script: ScriptCode, locale: Locale?) -> NameSetting {
    settings.value(for: NameKind(script: script, locale: locale?.identifier)) {
      let name = NameLocale(script: script, given: locale.map { LocaleSubtags($0) })
      return NameSetting(name, formatting: formatting.switched(for: name), style: style)
    }
  }

  /// The same in the form that writers follow.
  func compiledSetting(for script: ScriptCode, locale: Locale?) -> CompiledNameSetting {
    compiledSettings.value(for: NameKind(script: script, locale: locale?.identifier)) {
      CompiledNameSetting(setting(for: script, locale: locale))
    }
  }
}
