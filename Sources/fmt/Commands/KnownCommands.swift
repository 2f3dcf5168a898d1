import FormatKit
import Foundation

extension Command {
  static var locales: Command {
    known(
      "locales", "List the locales, with their names",
      examples: [
        Example(
          "locales gsw",
          "gsw\tSwiss German\ngsw_CH\tSwiss German (Switzerland)\ngsw_FR\tSwiss German (France)\ngsw_LI\tSwiss German (Liechtenstein)"
        )
      ]
    ) { locale in
      KnownLocale.identifiers.sorted().map { identifier in
        KnownName(identifier, locale.localizedString(forIdentifier: identifier))
      }
    }
  }

  static var currencies: Command {
    known(
      "currencies", "List the currencies, with their names",
      details: ["Those of former times are listed, too."],
      examples: [
        Example("currencies yen", "JPY\tJapanese Yen"),
        Example("currencies jpy --locale ja", "JPY\t日本円"),
      ]
    ) { locale in
      CurrencyCodes.all.map { KnownName($0, locale.localizedString(forCurrencyCode: $0)) }
    }
  }

  static var timeZones: Command {
    known(
      "time-zones", "List the time zones, with their names",
      examples: [Example("time-zones kolkata", "Asia/Calcutta\tIndia Standard Time (Kolkata)")]
    ) { locale in
      TimeZone.knownTimeZoneIdentifiers.sorted().map { identifier in
        KnownName(identifier, TimeZone(identifier: identifier)?.name(in: locale))
      }
    }
  }

  /// A command that lists what is known of a kind.
  static func known(
    _ name: String, _ summary: String, details: [String] = [], examples: [Example],
    names: @escaping @Sendable (Locale) -> [KnownName]
  ) -> Command {
    Command(
      name: name, summary: summary, values: "[WORD]",
      details: details + [
        "Each line is an identifier, a TAB, and the name in the language of --locale. With a word, only "
          + "what has it in its identifier or its name, whatever its capitals and accents. Names are printed "
          + "as they are, with any direction marks that a language puts in."
      ],
      options: [SharedOptions.locale.spec, SharedOptions.attributed.spec, SharedOptions.json.spec],
      examples: examples,
      work: .run { invocation, environment, console throws(UsageError) in
        guard invocation.words.count <= 1 else {
          throw UsageError("\(name) takes one word to search for; quote it when it has blanks")
        }
        let layout = KnownLayout(
          invocation, try invocation.locales(in: environment, console: console))
        for choice in layout.locales {
          for known in names(choice.locale) where known.has(invocation.words.first) {
            console.write(layout.lines(known, in: choice))
          }
        }
        return ExitStatus.success
      })
  }
}

/// Something that is known by an identifier, and its name in a language.
struct KnownName: Sendable {
  let identifier: String
  let name: String

  init(_ identifier: String, _ name: String?) {
    self.identifier = identifier
    self.name = name ?? identifier
  }

  /// Whether a word is found in it; every one has no word at all.
  func has(_ word: String?) -> Bool {
    guard let word else { return true }
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    return identifier.range(of: word, options: options) != nil
      || name.range(of: word, options: options) != nil
  }
}

/// How names that are known are laid out in lines.
private struct KnownLayout {
  let locales: [LocaleChoice]
  private let attributed: Bool
  private let json: Bool

  init(_ invocation: Invocation, _ locales: [LocaleChoice]) {
    self.locales = locales
    attributed = invocation.options.has(SharedOptions.attributed)
    json = invocation.options.has(SharedOptions.json)
  }

  func lines(_ known: KnownName, in choice: LocaleChoice) -> String {
    let prefix = locales.count > 1 ? choice.name + "\t" : ""
    if json {
      return JSON.object([
        ("identifier", JSON.string(known.identifier)), ("locale", JSON.string(choice.name)),
        ("name", JSON.string(known.name)),
      ]) + "\n"
    }
    if attributed {
      return "\(prefix)identifier\t\(known.identifier)\n\(prefix)name\t\(known.name)\n"
    }
    return "\(prefix)\(known.identifier)\t\(known.name)\n"
  }
}

extension TimeZone {
  /// The zone's name and its city: "India Standard Time (Kolkata)".
  fileprivate func name(in locale: Locale) -> String? {
    guard let name = localizedName(for: .generic, locale: locale) else { return nil }
    guard identifier.contains("/") else { return name }
    let city = Date.FormatStyle(locale: locale, timeZone: self).timeZone(.exemplarLocation)
    return "\(name) (\(city.format(Date(timeIntervalSince1970: 0))))"
  }
}
