internal import Foundation

/// The language, script and region of a locale; of the rest of its identifier nothing.
struct LocaleSubtags: Hashable, Sendable, CustomStringConvertible {
  /// The language in lower case; `und` when it is not known.
  var language: String
  var script: ScriptCode?
  var region: String?

  init(language: String = "und", script: ScriptCode? = nil, region: String? = nil) {
    self.language = language.isEmpty || language == "root" ? "und" : language
    self.script = script
    self.region = region
  }

  /// Reads an identifier with either separator: `zh-Hant-TW`, `zh_Hant_TW`.
  init(_ identifier: String) {
    self.init(Locale.Language.Components(identifier: identifier))
  }

  init(_ locale: Locale) {
    self.init(Locale.Language.Components(language: locale.language))
  }

  private init(_ components: Locale.Language.Components) {
    self.init(
      language: components.languageCode?.identifier.lowercased() ?? "und",
      script: components.script.flatMap { ScriptCode($0.identifier) },
      region: components.region?.identifier)
  }

  /// The identifier in ICU's form: `zh_Hant_TW`.
  var description: String {
    ([language] + [script?.description, region].compactMap(\.self)).joined(separator: "_")
  }

  /// UTS #35 part 1, "Likely Subtags": with the most likely script and region for those that lack.
  var maximized: LocaleSubtags {
    LocaleSubtags(Locale.Language(identifier: description).maximalIdentifier)
  }

  /// The locale as data are named: with a script only where it is not the one that the language is
  /// written in by default.
  ///
  /// `de_Latn_DE` is `de_DE`, `zh_TW` is `zh_Hant_TW`, and `ja_Kana`, in one of the scripts of Japanese, is `ja`.
  var dataName: LocaleSubtags {
    let regional = LocaleSubtags(language: language, region: region).maximized.script
    let script = script.flatMap { regional?.covers($0) == true ? regional : $0 } ?? regional
    let usual = LocaleSubtags(language: language).maximized.script
    return LocaleSubtags(language: language, script: script == usual ? nil : script, region: region)
  }

  /// Whether nothing is known of the language.
  var isRoot: Bool { language == "und" }

  /// The locale without its region; `nil`, which stands for the root, for a language alone or in a
  /// script that it is not usually written in (UTS #35 part 1, "Parent Locales").
  var parent: LocaleSubtags? {
    region == nil ? nil : LocaleSubtags(language: language, script: script)
  }

  /// The identifiers to look for, from the most exact one to the language alone.
  ///
  /// UTS #35 part 8, "Derive the name order": `de_Latn_DE`, `de_Latn`, `de_DE`, `de`.
  var lookupChain: [LocaleSubtags] {
    var chain = [self]
    if region != nil { chain.append(LocaleSubtags(language: language, script: script)) }
    if script != nil {
      if region != nil { chain.append(LocaleSubtags(language: language, region: region)) }
      chain.append(LocaleSubtags(language: language))
    }
    return chain
  }
}
