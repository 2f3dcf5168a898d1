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

  /// Without the script where it is the one that the language is written in by default, as data
  /// are named.
  var withoutDefaultScript: LocaleSubtags {
    guard script == LocaleSubtags(language: language).maximized.script else { return self }
    return LocaleSubtags(language: language, region: region)
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
