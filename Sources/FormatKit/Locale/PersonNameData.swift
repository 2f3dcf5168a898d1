/// What CLDR says about person names in one locale, with what it inherits from its parents.
///
/// UTS #35 part 8, "personNames Element".
struct PersonNameData: Sendable {
  /// The locales whose names are written with the given name first; `und` stands for all others.
  var givenFirstLocales: Set<String> = ["und"]
  /// The locales whose names are written with the surname first.
  var surnameFirstLocales: Set<String> = []
  /// Whether the locale itself, or a parent below the root, says so.
  var hasOwnOrder = false
  /// What stands for a space in a name of the same language.
  var nativeSpaceReplacement = " "
  /// What stands for a space in a name of another language.
  var foreignSpaceReplacement = " "
  /// How one initial is written: `{0}.`.
  var initialPattern = "{0}."
  /// How two initials are joined: `{0} {1}`.
  var initialSequencePattern = "{0} {1}"
  /// The length that people use when they do not choose one, by its CLDR name.
  var defaultLength = "medium"
  /// The formality that people use when they do not choose one, by its CLDR name.
  var defaultFormality = "formal"
  /// The patterns by order, length, usage and formality, such as `sorting-long-referring-formal`.
  var patterns: [String: [String]] = [:]
}

extension PersonNameData {
  private static let cache = BoundedCache<LocaleSubtags, PersonNameData>(capacity: 64)

  /// The data of a locale; those of the root for a locale that CLDR does not know.
  static func of(_ locale: LocaleSubtags) -> PersonNameData {
    cache.value(for: locale) { read(locale) }
  }

  /// UTS #35 part 8, "Derive the name order", step 3: whether the surname comes first in the names
  /// of a locale, by the best match among the locales listed.
  func isSurnameFirst(_ nameLocale: LocaleSubtags) -> Bool {
    for locale in nameLocale.lookupChain {
      var anyLanguage = locale
      anyLanguage.language = "und"
      for candidate in [locale.description, anyLanguage.description] {
        if givenFirstLocales.contains(candidate), candidate != "und" { return false }
        if surnameFirstLocales.contains(candidate), candidate != "und" { return true }
      }
    }
    return surnameFirstLocales.contains("und")
  }
}

extension PersonNameData {
  /// Every key that a pattern may have: UTS #35 part 8, "Person Name Attributes".
  static let patternKeys: [String] = {
    var keys = [""]
    for values in [
      ["givenFirst", "surnameFirst", "sorting"], ["long", "medium", "short"],
      ["referring", "addressing", "monogram"], ["formal", "informal"],
    ] {
      keys = keys.flatMap { key in values.map { key.isEmpty ? $0 : "\(key)-\($0)" } }
    }
    return keys
  }()
}
