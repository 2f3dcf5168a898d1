import Foundation
import Testing

@testable import FormatKit
@testable import fmt

/// A locale is taken only when there are data for it.
struct KnownLocaleTests {
  @Test(arguments: [
    ("de-CH", "de_CH"), ("de_CH", "de_CH"), ("EN-us", "en_US"), ("zh-Hant-TW", "zh_Hant_TW"),
    ("zh-TW", "zh_TW"), ("sr_Latn", "sr_Latn"), ("en_Latn_US", "en_Latn_US"), ("en-JP", "en_JP"),
    ("iw", "he"), ("es-419", "es_419"), ("en_150", "en_150"), ("en_US_POSIX", "en_US_POSIX"),
    ("en-u-nu-arab", "en@numbers=arab"), ("ar-SA-u-ca-islamic", "ar_SA@calendar=islamic"),
    ("de_DE@numbers=arab;calendar=buddhist", "de_DE@calendar=buddhist;numbers=arab"),
    ("en-u-hc-h23", "en@hours=h23"), ("en-US-u-rg-gbzzzz", "en_US@rg=gbzzzz"),
    ("en-US-u-tz-deber", "en_US@timezone=Europe/Berlin"),
    ("de-u-co-phonebk", "de@collation=phonebook"),
    ("de-u-kn", "de@colnumeric=yes"),
  ])
  func reads(_ text: String, _ identifier: String) throws {
    #expect(try KnownLocale.read(text).identifier == identifier)
  }

  @Test func readsAllThatAreAvailable() throws {
    for identifier in KnownLocale.identifiers {
      #expect(throws: Never.self) { try KnownLocale.read(identifier) }
      #expect(throws: Never.self) {
        try KnownLocale.read(identifier.replacingOccurrences(of: "_", with: "-"))
      }
    }
  }

  @Test(arguments: [
    ("", "it is empty; fmt locales lists them"),
    ("xx_YY", "no language xx is known; fmt locales lists them"),
    ("dee_DE", "no language dee is known; did you mean de_DE?"),
    ("de_YY", "no region YY is known; did you mean de?"),
    ("de_1996", "no variant 1996 is known; did you mean de?"),
    ("en_Cyrl", "there are no texts in en in the script Cyrl; did you mean en?"),
    ("en_US.UTF-8", "at column 6, \".\" is not part of an identifier; did you mean en_US?"),
    ("de-", "a part of it is empty; did you mean de?"),
    ("C", "no language c is known; fmt locales lists them"),
    ("en-US-u", "no variant U is known; did you mean en_US?"),
    ("en-u-nu-arabb", "arabb is no value of numbers; did you mean arab?"),
    ("en-u-ca-foo", "foo is no value of calendar; did you mean en?"),
    ("en-u-zz-foo", "no keyword zz is known; did you mean en?"),
    ("de-DE-x-foo", "no keyword x is known; did you mean de_DE?"),
    ("de_DE@", "no keyword follows the @; did you mean de_DE?"),
    ("abcdefghijkl", "\"abcdefghijkl\" is too long; fmt locales lists them"),
  ])
  func refuses(_ text: String, _ reason: String) {
    let error = #expect(throws: BadValue.self) { try KnownLocale.read(text) }
    #expect(error?.description == "\"\(text)\" is not a locale: \(reason)")
  }

  @Test func knowsUnicodesKeywords() throws {
    let values = try #require(LocaleKeywords.values)
    #expect(values["numbers"]?.isSuperset(of: ["arab", "deva", "latn"]) == true)
    #expect(values["calendar"]?.isSuperset(of: ["gregorian", "gregory", "buddhist"]) == true)
    #expect(values["d0"] == nil)
    #expect(!LocaleKeywords.knows("rg", "gb"))
    #expect(LocaleKeywords.knows("sd", "gbsct"))
  }

  @Test func knowsCurrencies() {
    #expect(Set(CurrencyCodes.all).isSuperset(of: ["EUR", "USD", "JPY", "DEM", "XAU", "XXX"]))
    #expect(CurrencyCodes.all == CurrencyCodes.all.sorted())
    #expect(throws: BadValue.self) { try KnownCurrency.read("USDT") }
    #expect(throws: BadValue.self) { try KnownCurrency.read("") }
    #expect(throws: Never.self) { try KnownCurrency.read("usd") }
  }
}
