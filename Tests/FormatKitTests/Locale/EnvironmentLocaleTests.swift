import FormatKit
import Foundation
import Testing

/// The locale that variables ask for.
struct EnvironmentLocaleTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let variables: [String: String]
    let category: Locale.EnvironmentCategory
    let identifier: String

    init(
      _ variables: [String: String], _ category: Locale.EnvironmentCategory,
      _ identifier: String
    ) {
      self.variables = variables
      self.category = category
      self.identifier = identifier
    }

    init(_ variables: [String: String], _ identifier: String) {
      self.init(variables, .numeric, identifier)
    }

    var testDescription: String {
      let words = variables.map { "\($0.key)=\($0.value)" }.sorted().joined(separator: " ")
      return "\(words) → \(identifier)"
    }
  }

  @Test(arguments: [
    // LC_ALL, the category's own variable, LANG; an empty one is absent.
    Row(["LANG": "de_DE"], "de_DE"),
    Row(["LANG": "de_DE", "LC_NUMERIC": "fr_FR"], "fr_FR"),
    Row(["LANG": "de_DE", "LC_NUMERIC": "fr_FR", "LC_ALL": "ja_JP"], "ja_JP"),
    Row(["LANG": "de_DE", "LC_NUMERIC": "", "LC_ALL": ""], "de_DE"),
    Row(["LANG": "de_DE", "LC_NUMERIC": "fr_FR"], .time, "de_DE"),
    Row(["LANG": "de_DE", "LC_TIME": "en_GB.UTF-8"], .time, "en_GB"),
    Row(["LANG": "de_DE", "LC_MONETARY": "de_CH"], .monetary, "de_CH"),
    Row(["LANG": "de_DE", "LC_MEASUREMENT": "en_US"], .measurement, "en_US"),
    Row(["LANG": "de_DE", "LC_NAME": "ja_JP"], .name, "ja_JP"),
    Row(["LANG": "de_DE", "LC_MESSAGES": "it_IT"], .messages, "it_IT"),
    Row(["LANG": "de_DE", "LC_MESSAGES": "it_IT"], .numeric, "de_DE"),
    // C, POSIX, nothing, and what is no locale's name.
    Row([:], "en_US"), Row(["LANG": ""], "en_US"), Row(["LANG": "C"], "en_US"),
    Row(["LANG": "POSIX"], "en_US"), Row(["LANG": "C.UTF-8"], "en_US"),
    Row(["LC_ALL": "C", "LANG": "de_DE"], "en_US"),
    Row(["LANG": "/usr/lib/locale/de_DE"], "en_US"), Row(["LANG": "german"], "en_US"),
    Row(["LANG": "de__DE"], "en_US"), Row(["LANG": "dé_DE"], "en_US"),
    Row(["LANG": "@euro"], "en_US"),
    Row(["LANG": "en_US\u{0}"], "en_US"), Row(["LANG": "12_34"], "en_US"),
    // Encodings and modifiers.
    Row(["LANG": "de_DE.UTF-8"], "de_DE"), Row(["LANG": "zh_TW.Big5"], "zh_TW"),
    Row(["LANG": "de_DE@euro"], "de_DE@currency=EUR"),
    Row(["LANG": "de_DE.ISO-8859-15@euro"], "de_DE@currency=EUR"),
    Row(["LANG": "sr_RS@latin"], "sr_Latn_RS"), Row(["LANG": "sr_RS.UTF-8@latin"], "sr_Latn_RS"),
    Row(["LANG": "uz_UZ@cyrillic"], "uz_Cyrl_UZ"), Row(["LANG": "ks_IN@devanagari"], "ks_Deva_IN"),
    Row(["LANG": "tt_RU@iqtelif"], "tt_Latn_RU"), Row(["LANG": "sr@Latn"], "sr_Latn"),
    Row(["LANG": "ca_ES@valencia"], "ca_ES_VALENCIA"), Row(["LANG": "en_US@quot"], "en_US"),
    Row(["LANG": "th_TH@calendar=buddhist"], "th_TH@calendar=buddhist"),
    // BCP 47 and other spellings.
    Row(["LANG": "de"], "de"), Row(["LANG": "en-US"], "en_US"),
    Row(["LANG": "zh-Hant-TW"], "zh_Hant_TW"),
    Row(["LANG": "SR-latn-rs"], "sr_Latn_RS"), Row(["LANG": "es-419"], "es_419"),
    Row(["LANG": "ca-ES-valencia"], "ca_ES_VALENCIA"),
    Row(["LANG": "en-US-u-nu-arab"], "en_US@numbers=arab"), Row(["LANG": "haw_US"], "haw_US"),
    // GNU's list of languages, for words alone, unless the locale is C.
    Row(["LANG": "en_US", "LANGUAGE": "fr:de"], .messages, "fr"),
    Row(["LANG": "en_US", "LANGUAGE": "fr:de"], .numeric, "en_US"),
    Row(["LANG": "en_US", "LANGUAGE": "pt_BR:pt", "LC_ALL": "de_DE"], .messages, "pt_BR"),
    Row(["LANG": "de_AT", "LANGUAGE": "de:en"], .messages, "de_AT"),
    Row(["LANG": "de_AT", "LANGUAGE": "de_CH:de"], .messages, "de_CH"),
    Row(["LANG": "C", "LANGUAGE": "fr"], .messages, "en_US"),
    Row(["LANGUAGE": "fr"], .messages, "en_US"),
    Row(["LANG": "de_DE", "LANGUAGE": ""], .messages, "de_DE"),
    Row(["LANG": "de_DE", "LANGUAGE": ":???:sv"], .messages, "sv"),
  ])
  func asksForALocale(_ row: Row) {
    let locale = Locale.environment(for: row.category, in: row.variables)
    #expect(locale.identifier == row.identifier)
  }

  @Test func readsTheProcessesOwnEnvironment() {
    let variables = ProcessInfo.processInfo.environment
    #expect(Locale.environment == Locale.environment(for: .messages, in: variables))
    #expect(Locale.environment(for: .time) == Locale.environment(for: .time, in: variables))
  }

  @Test func writesForTheModifiedLocale() {
    let latin = Locale.environment(for: .time, in: ["LANG": "sr_RS.UTF-8@latin"])
    #expect(["a", "b"].formatted(.list(type: .and).locale(latin)) == "a i b")
    let arabic = Locale.environment(for: .numeric, in: ["LANG": "en-US-u-nu-arab"])
    #expect(format(12, style: .number, locale: arabic) == "١٢")
  }
}
