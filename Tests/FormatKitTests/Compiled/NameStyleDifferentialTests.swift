import Foundation
import Testing

@testable import FormatKit

/// Compiled styles for names against the styles they are made from.
struct NameStyleDifferentialTests {
  @Test(arguments: [PersonNameComponents.FormatStyle.Style.short, .medium, .long, .abbreviated])
  func componentsAgreeInAllLocales(style: PersonNameComponents.FormatStyle.Style) {
    let left = Differential.compare(NameSamples.components, perLocale: 2) {
      PersonNameComponents.FormatStyle(style: style, locale: $0)
    }
    #expect(left == [])
  }

  /// Every style, each in some locales; names of every kind.
  @Test func namesAgreeInAllLocales() {
    let styles = NameSamples.styles
    var next = 0
    let left = Differential.compare(NameSamples.names, perLocale: 4) { locale in
      next += 1
      return styles[next % styles.count].locale(locale)
    }
    #expect(left == [])
  }

  @Test(arguments: [
    "en_US", "ja_JP", "fr_FR", "es_ES", "tr_TR", "el_GR", "ca_ES", "ar_EG", "he_IL",
  ])
  func everyStyleAgrees(locale: String) {
    var styleCount = 0
    for style in NameSamples.styles {
      let names = NameSamples.names(from: styleCount * 7)
      Differential.compare(names, perLocale: 6, locales: [locale]) { style.locale($0) }
      styleCount += 1
    }
  }

  /// Long names need more room than a writer asks for at first.
  @Test func findsRoomForLongNames() {
    let long = String(repeating: "Anne-Marie b c ", count: 100) + "x"
    let names = [PersonName(title: long, given: long, given2: long, surname: long)]
    for style in NameSamples.styles {
      Differential.compare(names, locales: ["en_US", "hy_AM", "fr_FR"]) { style.locale($0) }
    }
    let components = [PersonNameComponents(givenName: long, middleName: long, familyName: long)]
    for style in [PersonNameComponents.FormatStyle.Style.short, .medium, .long, .abbreviated] {
      Differential.compare(components, locales: ["en_US", "ja_JP"]) {
        PersonNameComponents.FormatStyle(style: style, locale: $0)
      }
    }
  }

  /// What is written fast is not given to the style in the usual case.
  @Test func coversUsualNames() throws {
    let style = PersonNameFormatStyle(locale: Locale(identifier: "en_US"))
    let writer = try #require(style.makeWriter())
    for name in [
      PersonName(given: "Robert", surname: "Smith"), PersonName(given: "José", surname: "Gómez"),
      PersonName(given: "Лев", surname: "Толстой"), PersonName(given: "駿", surname: "宮崎"),
      PersonName(given: "Zendaya", locale: Locale(identifier: "en_US")),
      PersonName(
        given: "Ö", surnamePrefix: "de", surnameCore: "Á", locale: Locale(identifier: "hu")),
    ] {
      #expect(writer.text(name) == style.format(name), "\(name)")
    }
    let components = PersonNameComponents.FormatStyle(locale: Locale(identifier: "en_US"))
    let other = try #require(components.makeWriter())
    for name in NameSamples.components.prefix(4) {
      #expect(other.text(name) == components.format(name), "\(name)")
    }
  }
}

/// Names with every kind of part.
enum NameSamples {
  static let words: [String?] = [
    nil, "Thomas", "Clark", "José Ramiro", "de Zélicourt", "van den Berg", "Anne-Marie", "irfan",
    "Émile", "émile", "Έλλη", "Лев", "振宁", "杨", "길동", "山田さくら", "マリー", "أحمد", "रिय",
    "สมชาย", "", " Tom ", "12", "👩‍🚀", "e\u{301}mile", "Jean\u{2010}Luc", "a\u{A0}b", "\u{3000}x",
    "x\u{85}", "'t Hooft", "d'Arc", "J. R. R.", "-", "A--B", "MacDonald", "ǆ", "ß", "\u{200F}a",
    "王John", "ー", "Ω mega", "éa bc", "x\ty", "\u{0}", "a\u{0}b", "\u{1B}[31mx", "\u{7F}",
    "a\u{200D}b",
    "\u{301}a", "\u{202E}abc", "1a", "a.", "🇩🇪x", "\u{10FFFF}", "ﬁ", "İi",
  ]

  /// Names of words that a seed chooses, behind names as people have them.
  static let components: [PersonNameComponents] = {
    var generator = SeededGenerator(seed: Differential.seed)
    func word() -> String? {
      let choices = Bool.random(using: &generator) ? words[..<13] : words[...]
      return choices.randomElement(using: &generator) ?? nil
    }
    let usual = [
      PersonNameComponents(
        namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
        nameSuffix: "Esq.", nickname: "Tom"),
      PersonNameComponents(givenName: "José", familyName: "González"),
      PersonNameComponents(givenName: "振宁", familyName: "杨"),
      PersonNameComponents(givenName: "길동", familyName: "홍"),
      PersonNameComponents(),
    ]
    return usual
      + (0..<600).map { _ in
        PersonNameComponents(
          namePrefix: word(), givenName: word(), middleName: word(), familyName: word(),
          nameSuffix: word(), nickname: word())
      }
  }()

  static let names: [PersonName] = {
    var generator = SeededGenerator(seed: Differential.seed)
    func word() -> String? {
      let choices = Bool.random(using: &generator) ? words[..<13] : words[...]
      return choices.randomElement(using: &generator) ?? nil
    }
    let locales: [Locale?] =
      [nil, nil] + ["en_US", "de_CH", "ja_JP", "tr", "xx"].map { Locale(identifier: $0) }
    let orders: [PersonName.Order?] = [nil, nil, .givenFirst, .surnameFirst]
    return (0..<300).map { index in
      var name = PersonName(
        title: word(), given: word(), givenInformal: word(), given2: word(), surname: word(),
        locale: locales[index % locales.count], preferredOrder: orders[index % orders.count])
      guard index % 2 == 0 else { return name }
      name.surnamePrefix = word()
      name.surnameCore = word()
      name.surname2 = word()
      name.generation = word()
      name.credentials = word()
      return name
    }
  }()

  /// The names in turn, from one of them.
  static func names(from start: Int) -> [PersonName] {
    let start = start % names.count
    return Array(names[start...] + names[..<start])
  }

  static let styles: [PersonNameFormatStyle] = {
    var styles: [PersonNameFormatStyle] = []
    for length in PersonNameFormatStyle.Length.allCases {
      for usage in PersonNameFormatStyle.Usage.allCases {
        for formality in PersonNameFormatStyle.Formality.allCases {
          for order in PersonNameFormatStyle.Order.allCases {
            styles.append(
              PersonNameFormatStyle(
                length: length, usage: usage, formality: formality, order: order))
          }
        }
      }
    }
    return styles
  }()
}
