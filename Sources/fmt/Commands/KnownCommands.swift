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

  static var units: Command {
    known(
      "units", "List the units of measurement, with their names",
      details: ["Between the two stand the symbol and what is measured."],
      examples: [
        Example(
          "units mile",
          """
          miles\tmi\tlength\tmiles
          scandinavianMiles\tsmi\tlength\tmiles-scandinavian
          nauticalMiles\tNM\tlength\tnautical miles
          cubicMiles\tmi³\tvolume\tcubic miles
          squareMiles\tmi²\tarea\tsquare miles
          milesPerHour\tmph\tspeed\tmiles per hour
          milesPerGallon\tmpg\tfuelEfficiency\tmiles per gallon
          milesPerImperialGallon\tmpg\tfuelEfficiency\tmiles per Imp. gallon
          """)
      ]
    ) { locale in
      UnitCatalogue.names(in: locale).map { unit, name in
        KnownName(
          unit.name, name, facts: [("symbol", unit.symbol), ("dimension", unit.dimension)])
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
        let word = invocation.words.first
        var isFound = false
        for choice in layout.locales {
          for known in names(choice.locale) where known.has(word) {
            console.write(layout.lines(known, in: choice))
            isFound = true
          }
        }
        if isFound { return ExitStatus.success }
        console.complain(
          "\"\(word ?? "")\" is in none of the identifiers and names; fmt \(name) without a word "
            + "lists them all")
        return ExitStatus.failure
      })
  }
}

/// Something that is known by an identifier, and its name in a language.
struct KnownName: Sendable {
  let identifier: String
  let name: String
  /// What else is shown, with the name of each column.
  let facts: [(name: String, text: String)]

  init(_ identifier: String, _ name: String?, facts: [(name: String, text: String)] = []) {
    self.identifier = identifier
    self.name = name ?? identifier
    self.facts = facts
  }

  /// All columns, the identifier first and the name last.
  var columns: [(name: String, text: String)] {
    [("identifier", identifier)] + facts + [("name", name)]
  }

  /// Whether a word is found in it; every one has no word at all.
  func has(_ word: String?) -> Bool {
    guard let word else { return true }
    let options: String.CompareOptions = [.caseInsensitive, .diacriticInsensitive]
    return columns.contains { $0.text.range(of: word, options: options) != nil }
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
      let members = [("locale", JSON.string(choice.name))]
      return JSON.object(members + known.columns.map { ($0.name, JSON.string($0.text)) }) + "\n"
    }
    if attributed {
      return known.columns.map { "\(prefix)\($0.name)\t\($0.text)\n" }.joined()
    }
    return prefix + known.columns.map(\.text).joined(separator: "\t") + "\n"
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
