internal import Foundation

/// How Apple's four styles lay out a name: order, spaces and abbreviation.
///
/// The name's script decides first; where it leaves the order open, the locale does.
struct PersonNameLayout: Hashable, Sendable {
  /// What the abbreviated style shows.
  enum Abbreviation: Hashable, Sendable {
    /// The initials of given and family name, in capitals: TC.
    case initials
    /// The first letter of the given name, or else of the family name: ส.
    case firstLetter
    /// The family name, as in Chinese and Japanese: 杨.
    case familyName
    /// The given name, as in Korean: 길동.
    case givenName
    /// Nothing, as in Arabic, whose letters join: the short style is shown instead.
    case unavailable
  }

  /// Given, middle and family name, in the order that they are written in.
  var order: [NameText.Component]
  /// What stands between two parts that are both written in the name's script.
  var delimiter: String
  var abbreviation: Abbreviation
}

extension PersonNameLayout {
  private struct Key: Hashable, Sendable {
    let script: ScriptCode?
    let locale: String
  }

  private static let cache = BoundedCache<Key, PersonNameLayout>(capacity: 128)

  /// The layout of a name that is written in one script (`nil`: in several, or in none) for a locale.
  static func of(_ script: ScriptCode?, for locale: Locale) -> PersonNameLayout {
    cache.value(for: Key(script: script, locale: locale.identifier)) {
      PersonNameLayout(script, for: LocaleSubtags(locale))
    }
  }

  private init(_ script: ScriptCode?, for locale: LocaleSubtags) {
    // A script that is written without spaces belongs to a culture that decides the order, too.
    let scriptLocale = LocaleSubtags(script: script).maximized
    let spacing = script.map { _ in PersonNameData.of(scriptLocale).nativeSpaceReplacement } ?? " "
    order = Self.order(script, for: spacing.isEmpty ? scriptLocale : locale)
    delimiter = spacing
    abbreviation = Self.abbreviation(of: script)
  }
}

extension PersonNameLayout {
  /// The order in which a native of the locale puts the parts, writing in a script.
  ///
  /// In the locale's own script its own data say so; in a foreign one (a Japanese name in Latin
  /// letters) the root's, where only Chinese, Japanese, Korean and Vietnamese keep their order. This
  /// gives the order that Apple's systems show for Latin names in all of their locales.
  private static func order(
    _ script: ScriptCode?, for locale: LocaleSubtags
  ) -> [NameText.Component] {
    let own = locale.maximized.script ?? .unknown
    let isNative = (script ?? own).matches(own)
    let data = PersonNameData.of(isNative ? locale : LocaleSubtags())
    let key = data.isSurnameFirst(locale) ? "surnameFirst" : "givenFirst"
    let pattern = data.patterns["\(key)-long-referring-formal"]?.first.map(NamePattern.init)
    var order = (pattern?.fields ?? []).compactMap { components[$0.name] }
    for missing: NameText.Component in [.familyName, .givenName] where !order.contains(missing) {
      order.append(missing)
    }
    if !order.contains(.middleName) {
      order.insert(.middleName, at: order.firstIndex(of: .givenName).map { $0 + 1 } ?? 0)
    }
    return order
  }

  private static let components: [NamePattern.FieldName: NameText.Component] = [
    .given: .givenName, .given2: .middleName, .surname: .familyName,
  ]

  private static func abbreviation(of script: ScriptCode?) -> Abbreviation {
    guard let script else { return .initials }
    let exceptional = exceptionalAbbreviations.first { $0.scripts.contains(script) }?.abbreviation
    return exceptional ?? (ScriptCode.cased.contains(script) ? .initials : .firstLetter)
  }

  /// The scripts whose names are not abbreviated by letters.
  private static let exceptionalAbbreviations:
    [(scripts: Set<ScriptCode>, abbreviation: Abbreviation)] = [
      ([.han, .hiragana, .katakana, .japanese, .bopomofo], .familyName),
      ([.hangul, .korean], .givenName),
      ([.arabic], .unavailable),
    ]
}
