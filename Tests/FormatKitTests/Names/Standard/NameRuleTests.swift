import Foundation
import Testing

@testable import FormatKit

/// The rules of UTS #35 part 8, one by one; the examples are the standard's where it has some.
struct NameRuleTests {
  // MARK: Derive the name locale

  @Test func findsTheScriptOfTheSurnameFirst() {
    #expect(NameScript.first(in: "Толстой", "Leo") == ScriptCode("Cyrl"))
    #expect(NameScript.first(in: "", "12 Leo") == .latin)
    #expect(NameScript.first(in: "\u{301}…", "👩") == .unknown)
  }

  @Test func derivesTheNameLocaleFromTheScript() {
    let name = NameLocale(script: .hangul, given: nil)
    #expect(name.language == "ko")
    #expect(name.ordering.description == "ko_Hang_KR")
  }

  @Test func takesTheNameLocaleThatIsGiven() {
    let name = NameLocale(script: .katakana, given: LocaleSubtags("de_CH"))
    #expect(name.language == "de")
    #expect(name.locale.description == "de_Kana_CH")
    #expect(name.ordering.description == "de_CH")
  }

  // MARK: Derive the formatting locale

  static let switches: [(formatting: String, name: String?, script: ScriptCode, result: String)] = [
    ("ja_JP", "de_CH", .latin, "de_Latn_CH"),
    ("ja_JP", "de_CH", .katakana, "ja_JP"),
    ("ja_JP", nil, .han, "ja_JP"),
    ("de_CH", "de_CH", .katakana, "ja_Kana_CH"),
    ("de_CH", "ja_JP", .latin, "de_CH"),
    ("hi_IN", "uk_UA", ScriptCode("Cyrl") ?? .unknown, "uk_Cyrl_UA"),
    ("hi_IN", "uk_UA", ScriptCode("Grek") ?? .unknown, "el_Grek_UA"),
    ("en_US", nil, .unknown, "en_US"),
  ]

  @Test(arguments: switches)
  func switchesTheFormattingLocaleForAnotherScript(
    formatting: String, name: String?, script: ScriptCode, result: String
  ) {
    let name = NameLocale(script: script, given: name.map { LocaleSubtags($0) })
    let switched = NameFormattingLocale(LocaleSubtags(formatting)).switched(for: name)
    #expect(switched.locale.description == result)
  }

  @Test func takesEastAsianLanguagesForNative() {
    let japanese = NameFormattingLocale(LocaleSubtags("ja_JP"))
    #expect(japanese.isNative("yue"))
    #expect(!japanese.isNative("ko"))
    #expect(!japanese.isNative("de"))
  }

  // MARK: Derive the name order

  static let orders: [(formatting: String, name: String, isSurnameFirst: Bool)] = [
    ("en", "zh_Hant_TW", true), ("en", "und_JP", false), ("en", "fr", false), ("ja", "hu", true),
    ("ja", "en_JP", false), ("en", "vi_Latn_VN", true), ("de", "ja", false), ("zh", "ja", true),
  ]

  @Test(arguments: orders)
  func findsTheOrderOfTheNameLocale(formatting: String, name: String, isSurnameFirst: Bool) {
    let data = PersonNameData.of(LocaleSubtags(formatting))
    #expect(data.isSurnameFirst(LocaleSubtags(name)) == isSurnameFirst)
  }

  @Test func looksForRegionsOfAnyLanguage() {
    var data = PersonNameData()
    data.surnameFirstLocales = ["und_JP", "zh"]
    #expect(data.isSurnameFirst(LocaleSubtags("de_JP")))
    #expect(data.isSurnameFirst(LocaleSubtags("zh_Hant_US")))
    #expect(!data.isSurnameFirst(LocaleSubtags("de_CH")))
    data.givenFirstLocales = []
    data.surnameFirstLocales = ["und"]
    #expect(data.isSurnameFirst(LocaleSubtags("de_CH")))
  }

  // MARK: Handle core and prefix

  static let surnames: [(have: [String?], get: [String?])] = [
    (["van den", "Berg", "van den Berg"], ["van den", "Berg", "van den Berg"]),
    (["van den", nil, "van den Berg"], [nil, "van den Berg", "van den Berg"]),
    ([nil, "Berg", "van den Berg"], [nil, "van den Berg", "van den Berg"]),
    ([nil, nil, "Berg"], [nil, "Berg", "Berg"]),
    (["von und zu", "Stettbach", nil], ["von und zu", "Stettbach", "von und zu Stettbach"]),
    ([nil, "Berg", nil], [nil, "Berg", "Berg"]),
    (["van", nil, nil], [nil, nil, nil]),
    ([nil, nil, nil], [nil, nil, nil]),
  ]

  @Test(arguments: surnames)
  func handlesCoreAndPrefix(have: [String?], get: [String?]) {
    let surname = NameFields.surname(prefix: have[0], core: have[1], plain: have[2])
    #expect([surname.prefix, surname.core, surname.plain] == get)
  }
}

/// Initials, capitals and blanks in the rules of UTS #35 part 8.
struct NameTextRuleTests {
  // MARK: Derive initials

  let english = NameInitials(pattern: "{0}.", sequencePattern: "{0} {1}", locale: "en")

  @Test func joinsInitialsByTheLocalesPatterns() {
    #expect(english.initials(of: "Mary Beth", retainingPunctuation: false) == "M. B.")
    let dense = NameInitials(pattern: "{0}", sequencePattern: "<{0}-{1}>", locale: "en")
    #expect(dense.initials(of: "Ronald Reuel Jack", retainingPunctuation: false) == "<<R-R>-J>")
  }

  @Test func keepsHyphensOnlyWhereTheyAreRetained() {
    #expect(english.initials(of: "Anne-Marie", retainingPunctuation: false) == "A. M.")
    #expect(english.initials(of: "Anne-Marie Lou", retainingPunctuation: true) == "A.-M. L.")
  }

  @Test func findsWordsByTheDictionary() {
    let chinese = NameInitials(pattern: "{0}", sequencePattern: "{0} {1}", locale: "zh")
    #expect(chinese.initials(of: "艾达·科", retainingPunctuation: false) == "艾 达 科")
  }

  @Test(arguments: [("👩‍🚀", "👩‍🚀."), ("-", "-."), ("«Élodie»", "É."), ("\u{200F}ab", "a.")])
  func findsAnInitialInOddNames(text: String, initial: String) {
    #expect(english.initials(of: text, retainingPunctuation: false) == initial)
  }

  @Test func boundsTheMarksOfAnInitial() {
    let marks = "e" + String(repeating: "\u{301}", count: 10_000)
    #expect(NameInitial.first(of: marks).unicodeScalars.count == 31)
  }

  // MARK: Modifiers

  static let modifications: [(field: String, locale: String, text: String, result: String)] = [
    ("surname-initialCap", "nl", "van den Berg", "Van den Berg"),
    ("surname-allCaps", "ja", "Miyazaki", "MIYAZAKI"),
    ("given-monogram-allCaps", "tr", "irfan", "İ"),
    ("given-monogram-allCaps", "en", "irfan", "I"),
    ("given-monogram-allCaps", "el", "Έλλη", "Ε"),
    ("given-initial-allCaps", "en", "mary beth", "M. B."),
    ("given-genitive", "lv", "Kārlis", "Kārlis"),
  ]

  @Test(arguments: modifications)
  func modifies(field: String, locale: String, text: String, result: String) throws {
    let modifiers = NameModifiers(initials: english, capitals: Locale(identifier: locale))
    let field = try #require(NamePattern.Field(field))
    let modified = modifiers.apply(to: text, of: field)
    #expect(Array(modified.unicodeScalars) == Array(result.unicodeScalars))
  }

  // MARK: Process a namePattern

  static let literals: [(first: String, second: String, result: String)] = [
    (" ", " ", " "), ("", ", ", " "), (", ", " ", ", "), (" ", ", ", " "), (". (", ") ", ". "),
    (".", ".", "."), ("", "", ""), ("，", "，", "，"), ("xyz", "yz", "xyz"),
  ]

  @Test(arguments: literals)
  func coalescesLiterals(first: String, second: String, result: String) {
    #expect(NamePattern.coalesced(first, second) == result)
  }

  static let fillings: [(pattern: String, given: String?, given2: String?, result: String)] = [
    ("{title} {given} {given2} {surname}, {credentials}", "Raymond", "J.", "Raymond J. Baz"),
    ("{given}. ({given2}) {surname}", "F", "Bar", "F. (Bar) Baz"),
    ("{given}. ({given2}) {surname}", "F", nil, "F. Baz"),
    ("{given}. ({given2}) {surname}", nil, "Bar", "Bar) Baz"),
    ("“{given} {surname}”", "Foo", nil, "“Foo Baz”"),
    ("“{given} {surname} {given2}”", "Foo", nil, "“Foo Baz"),
  ]

  @Test(arguments: fillings)
  func leavesOutWhatBelongsToEmptyFields(
    pattern: String, given: String?, given2: String?, result: String
  ) {
    let texts: [NamePattern.FieldName: String?] = [
      .given: given, .given2: given2, .surname: "Baz",
    ]
    let filled = NamePattern(pattern).filled { texts[$0.name] ?? nil }
    #expect(filled.fields.map { $0.literal + $0.text }.joined() + filled.trailing == result)
  }

  @Test func leavesOutFieldsThatItDoesNotKnow() {
    let pattern = NamePattern("{given} {phonetic} {surname-initial-unheard}{")
    #expect(pattern.fields.map(\.name) == [.given, .surname])
    #expect(pattern.fields.last?.modifiers == [.initial])
    #expect(pattern.literals == ["", "  ", ""])
  }

  // MARK: Choose a namePattern

  @Test func choosesByThePartsThatAreThere() {
    let patterns = ["{given} {given2} {surname} {surname2}", "{given} {surname}", "{given}"]
      .map { NamePattern($0) }
    let two = NameFields(PersonName(given: "A", surname: "B"))
    #expect(NamePattern.best(of: patterns, for: two) == patterns[1])
    let three = NameFields(PersonName(given: "A", surname: "B", surname2: "C"))
    #expect(NamePattern.best(of: patterns, for: three) == patterns[0])
    #expect(NamePattern.best(of: [], for: three) == nil)
  }

  // MARK: Setting the spaceReplacement

  @Test func replacesSequencesOfSpaces() {
    #expect(NameText.replacingSpaces(in: "a  b c", with: "・") == "a・b・c")
    #expect(NameText.replacingSpaces(in: " ", with: "") == "")
  }
}
