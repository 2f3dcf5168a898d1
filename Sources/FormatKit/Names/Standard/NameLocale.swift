internal import Foundation

/// Where a name comes from, as far as it says.
///
/// UTS #35 part 8, "Derive the name locale".
struct NameLocale: Hashable, Sendable {
  /// The name script: that of the first letter of the surname, or else of the given name.
  let script: ScriptCode
  /// The name base language.
  let language: String
  /// The name locale: the language and region of the name in the name's script.
  let locale: LocaleSubtags
  /// The name ordering locale: what the name says of itself, or what its script makes likely.
  let ordering: LocaleSubtags

  init(script: ScriptCode, given: LocaleSubtags?) {
    let likely = LocaleSubtags(script: script).maximized
    self.script = script
    language = given?.language ?? likely.language
    locale = LocaleSubtags(language: language, script: script, region: given?.region)
    ordering = given ?? likely
  }
}

extension NameLocale {
  /// The locale whose capitals are used: the name's, when the name is in a script of its language.
  ///
  /// UTS #35 part 8, "Modifiers", allCaps: a German name in Greek letters is capitalized as Greek is.
  func capitals(in formatting: NameFormattingLocale) -> Locale {
    let isUsual = ordering.maximized.script.map { $0.matches(script) } ?? false
    return Locale(identifier: (isUsual ? ordering : formatting.locale).description)
  }
}

/// The locale whose patterns are used for a name.
///
/// UTS #35 part 8, "Derive the formatting locale".
struct NameFormattingLocale: Hashable, Sendable {
  /// The locale that the patterns are read for.
  let locale: LocaleSubtags
  /// The formatting base language and script come from here.
  let full: LocaleSubtags

  init(_ locale: LocaleSubtags) {
    self.locale = locale
    full = locale.maximized
  }

  /// "Switch the formatting locale if necessary": a name in another script is written by the custom
  /// of its own locale, or else of the one that its script and region make likely.
  func switched(for name: NameLocale) -> NameFormattingLocale {
    let formattingScript = full.script ?? .latin
    guard name.script != .unknown, !name.script.matches(formattingScript) else { return self }
    if PersonNameData.of(name.locale).hasOwnOrder { return NameFormattingLocale(name.locale) }
    return NameFormattingLocale(
      LocaleSubtags(script: name.script, region: name.locale.region).maximized)
  }

  /// "Setting the spaceReplacement": whether a name in a language is a native one here.
  func isNative(_ language: String) -> Bool {
    language == full.language
      || Self.alike.contains(language) && Self.alike.contains(full.language)
  }

  /// The languages that share names in Han characters, by the standard's list.
  private static let alike: Set = ["ja", "zh", "yue"]
}
