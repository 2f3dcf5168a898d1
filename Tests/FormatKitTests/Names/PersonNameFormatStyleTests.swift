import FormatKit
import Foundation
import Testing

/// `PersonNameFormatStyle` as people use it; the rules and CLDR's data have tests of their own.
struct PersonNameFormatStyleTests {
  let english = Locale(identifier: "en_US")
  let smith = PersonName(
    title: "Dr.", given: "Robert", givenInformal: "Bob", given2: "Edward", surname: "Smith",
    generation: "Jr.", credentials: "PhD", locale: Locale(identifier: "en_US"))

  func text(
    _ name: PersonName, _ length: PersonNameFormatStyle.Length? = nil,
    _ usage: PersonNameFormatStyle.Usage = .referring,
    _ formality: PersonNameFormatStyle.Formality? = nil,
    _ order: PersonNameFormatStyle.Order = .automatic, in locale: String = "en_US"
  ) -> String {
    format(
      name,
      style: .personName(length: length, usage: usage, formality: formality, order: order),
      locale: Locale(identifier: locale))
  }

  @Test func printsTheTableOfItsDocumentation() {
    #expect(text(smith, .long, .referring, .formal) == "Dr. Robert Edward Smith Jr., PhD")
    #expect(text(smith, .medium, .referring, .formal) == "Robert E. Smith Jr., PhD")
    #expect(text(smith, .short, .referring, .formal) == "R.E. Smith")
    #expect(text(smith, .long, .referring, .informal) == "Bob Smith")
    #expect(text(smith, .medium, .referring, .informal) == "Bob Smith")
    #expect(text(smith, .short, .referring, .informal) == "Bob S.")
    #expect(text(smith, .long, .addressing, .formal) == "Dr. Smith")
    #expect(text(smith, .long, .monogram, .formal) == "RES")
    #expect(text(smith, .medium, .monogram, .formal) == "S")
    #expect(text(smith, .short, .monogram, .formal) == "S")
  }

  @Test func takesLengthAndFormalityOfTheLocale() {
    #expect(text(smith) == "Bob Smith")
    #expect(text(smith, in: "ar_EG") == "Dr. Robert Edward Smith Jr., PhD")
    #expect(text(smith, in: "hu_HU") == "Robert E. Smith PhD")
  }

  @Test func ordersBySettingThenNameThenLocale() {
    var abe = PersonName(given: "Shinzo", surname: "Abe", locale: Locale(identifier: "ja_JP"))
    #expect(text(abe, .long) == "Abe Shinzo")
    #expect(text(abe, .long, in: "de_DE") == "Shinzo Abe")
    abe.preferredOrder = .givenFirst
    #expect(text(abe, .long) == "Shinzo Abe")
    #expect(text(abe, .long, .referring, .formal, .surnameFirst) == "Abe Shinzo")
    #expect(text(abe, .long, .referring, .formal, .sorting) == "Abe, Shinzo")
  }

  @Test func sortsMonogramsAndFormsOfAddressToo() {
    #expect(text(smith, .long, .monogram, .formal, .sorting) == "SRE")
    #expect(text(smith, .long, .addressing, .informal, .sorting) == "Smith, Bob")
  }

  /// UTS #35 part 8, "Examples of space replacement".
  @Test func writesForeignNamesByTheCustomOfTheirScript() {
    func name(_ given: String, _ surname: String, _ locale: String) -> PersonName {
      PersonName(given: given, surname: surname, locale: Locale(identifier: locale))
    }
    #expect(text(name("Albert", "Einstein", "de_CH"), .medium, in: "ja_JP") == "Albert Einstein")
    let kana = name("アルベルト", "アインシュタイン", "de_CH")
    #expect(text(kana, .medium, in: "ja_JP") == "アルベルト・アインシュタイン")
    #expect(text(kana, .medium, in: "de_CH") == "アルベルト・アインシュタイン")
    #expect(text(name("駿", "宮崎", "ja_JP"), .medium, in: "ja_JP") == "宮崎駿")
    #expect(text(name("駿", "宮崎", "ja_JP"), .medium, in: "de_CH") == "宮崎駿")
    #expect(text(name("Hayao", "Miyazaki", "ja_JP"), .medium, in: "de_CH") == "Hayao Miyazaki")
    #expect(text(PersonName(given: "駿", surname: "宮崎"), .medium, in: "en_US") == "宮崎駿")
  }

  @Test func marksEachPart() {
    let style = PersonNameFormatStyle(length: .long, formality: .formal, locale: english).attributed
    let attributed = format(smith, style: style)
    #expect(
      attributed.runs.map { String(attributed[$0.range].characters) } == [
        "Dr.", " ", "Robert", " ", "Edward", " ", "Smith", " ", "Jr.", ", ", "PhD",
      ])
    #expect(
      attributed.runs.map(\.personNameComponent) == [
        .namePrefix, .delimiter, .givenName, .delimiter, .middleName, .delimiter, .familyName,
        .delimiter, .nameSuffix, .delimiter, .nameSuffix,
      ])
  }

  @Test func marksInformalNamesAsNicknames() {
    let style = PersonNameFormatStyle(formality: .informal, locale: english).attributed
    #expect(
      format(smith, style: style).runs.map(\.personNameComponent) == [
        .nickname, .delimiter, .familyName,
      ])
  }

  @Test func obeysTheLaws() throws {
    let style = PersonNameFormatStyle(
      length: .short, usage: .addressing, formality: .informal, order: .sorting, locale: english)
    try StyleLaws.holdsWhenCoded(style)
    try StyleLaws.holdsWhenCoded(style.attributed)
    StyleLaws.localeIsReplaced(in: style, with: Locale(identifier: "ja_JP"))
    StyleLaws.localeIsReplaced(in: style.attributed, with: Locale(identifier: "ja_JP"))
    for locale in StyleLaws.locales {
      let style = PersonNameFormatStyle(length: .long, locale: locale)
      StyleLaws.attributedIsPlain(style, style.attributed, for: smith)
    }
  }

  @Test func readsAndWritesNames() throws {
    let data = try JSONEncoder().encode(smith)
    #expect(try JSONDecoder().decode(PersonName.self, from: data) == smith)
  }
}

/// Names between `PersonName` and Foundation's type.
struct PersonNameConversionTests {
  let components = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
    nameSuffix: "Jr., PhD", nickname: "Tom")

  @Test func takesAllParts() {
    let name = PersonName(components)
    #expect(
      name
        == PersonName(
          title: "Dr.", given: "Thomas", givenInformal: "Tom", given2: "Louis", surname: "Clark",
          generation: "Jr.", credentials: "PhD"))
    #expect(PersonNameComponents(name) == components)
  }

  @Test(arguments: [
    ("Esq.", nil, "Esq."), ("III", "III", nil), ("júnior, PhD", "júnior", "PhD"),
    ("M.D., PhD", nil, "M.D., PhD"), ("先生", nil, "先生"), ("", nil, nil),
  ])
  func tellsGenerationFromCredentials(suffix: String, generation: String?, credentials: String?) {
    let name = PersonName(PersonNameComponents(nameSuffix: suffix))
    #expect(name.generation == generation)
    #expect(name.credentials == credentials)
  }

  @Test func makesOneFamilyNameOfAllSurnames() {
    let name = PersonName(
      given: "Diego", surnamePrefix: "de la", surnameCore: "Rivera", surname2: "Barrientos")
    #expect(PersonNameComponents(name).familyName == "de la Rivera Barrientos")
  }
}

/// Names that no one has: nothing traps, and every name that has a part prints something.
struct OddPersonNameFormatTests {
  static let styles: [PersonNameFormatStyle] = {
    var styles: [PersonNameFormatStyle] = []
    for locale in ["en_US", "ja_JP", "my_MM", "xx_YY"] {
      for length in PersonNameFormatStyle.Length.allCases {
        for usage in PersonNameFormatStyle.Usage.allCases {
          for order in PersonNameFormatStyle.Order.allCases {
            for formality in PersonNameFormatStyle.Formality.allCases {
              styles.append(
                PersonNameFormatStyle(
                  length: length, usage: usage, formality: formality, order: order,
                  locale: Locale(identifier: locale)))
            }
          }
        }
      }
    }
    return styles
  }()

  @Test func printsNothingForNoName() {
    for style in Self.styles {
      #expect(style.format(PersonName()).isEmpty)
      #expect(style.format(PersonName(given: " ", surname: "\u{3000}\n")).isEmpty)
      #expect(style.attributed.format(PersonName()) == AttributedString())
    }
  }

  @Test(arguments: [
    "Zoë", "👩‍🚀", "\u{301}\u{302}", "محمد", "aя漢", "…", "\u{200F}", "12", "\u{0}", "a\u{0}b",
    "\u{1B}[1m",
    "\u{7F}",
  ])
  func printsSomethingForEveryPart(text: String) {
    let names = [
      PersonName(title: text), PersonName(given: text), PersonName(givenInformal: text),
      PersonName(given2: text), PersonName(surname: text), PersonName(surnameCore: text),
      PersonName(surname2: text), PersonName(generation: text), PersonName(credentials: text),
    ]
    for style in Self.styles {
      for name in names {
        let printed = style.format(name)
        #expect(!printed.isEmpty, "\(style) \(name)")
        #expect(printed.count <= text.count + 4, "\(style) \(name)")
      }
    }
  }

  @Test func saysTheSurnameWhereThereIsNoGivenName() {
    let style = PersonNameFormatStyle(
      usage: .addressing, formality: .informal, locale: Locale(identifier: "en_US"))
    #expect(style.format(PersonName(surname: "Clark")) == "Clark")
    let monogram = PersonNameFormatStyle(
      usage: .monogram, formality: .informal, locale: Locale(identifier: "en_US"))
    #expect(monogram.format(PersonName(surname: "clark")) == "C")
  }

  @Test(arguments: ["x", "x ", "漢", "ဝူ", "\u{301}", "ا ", "👩", "aя漢", "a-"])
  func takesLongNames(unit: String) {
    let long = String(repeating: unit, count: 10_000)
    let name = PersonName(given: long, given2: long, surname: long)
    for style in Self.styles where style.length == .short && style.order == .sorting {
      #expect(!style.format(name).isEmpty)
    }
  }
}
