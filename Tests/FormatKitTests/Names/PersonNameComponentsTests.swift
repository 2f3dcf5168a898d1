import FormatKit
import Foundation
import Testing

/// What the rows of `names.tsv` cannot say of `PersonNameComponents.FormatStyle`.
struct PersonNameComponentsTests {
  typealias Style = PersonNameComponents.FormatStyle

  let english = Locale(identifier: "en_US")
  let name = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
    nameSuffix: "Esq.", nickname: "Tom")

  @Test func hasTheRawValuesThatAreDocumented() {
    let styles: [Style.Style] = [.short, .medium, .long, .abbreviated]
    #expect(styles.map(\.rawValue) == [1, 2, 3, 4])
  }

  @Test func hasTheDefaultsThatAreDocumented() {
    #expect(Style() == Style(style: .medium, locale: .autoupdatingCurrent))
    #expect(Style().attributed == PersonNameComponents.AttributedStyle())
    #expect(name.formatted() == name.formatted(.name(style: .medium)))
  }

  @Test func worksThroughEveryEntryPoint() {
    #expect(
      format(name, style: .name(style: .long), locale: english) == "Dr. Thomas Louis Clark Esq.")
    #expect(name.formatted(.name(style: .long).locale(english)) == "Dr. Thomas Louis Clark Esq.")
    #expect(Style(style: .short, locale: english).format(name) == "Tom")
  }

  @Test func marksEachPart() {
    let text = name.formatted(Style(style: .long, locale: english).attributed)
    let parts = text.runs.map { String(text[$0.range].characters) }
    #expect(parts == ["Dr.", " ", "Thomas", " ", "Louis", " ", "Clark", " ", "Esq."])
    #expect(
      text.runs.map(\.personNameComponent) == [
        .namePrefix, .delimiter, .givenName, .delimiter, .middleName, .delimiter, .familyName,
        .delimiter, .nameSuffix,
      ])
  }

  @Test func marksInitialsAndNicknames() {
    let initials = name.formatted(Style(style: .abbreviated, locale: english).attributed)
    #expect(initials.runs.map(\.personNameComponent) == [.givenName, .familyName])
    let nickname = name.formatted(Style(style: .short, locale: english).attributed)
    #expect(nickname.runs.map(\.personNameComponent) == [.nickname])
  }

  @Test func hasNoDelimiterWhereNoneIsWritten() {
    let name = PersonNameComponents(givenName: "振宁", familyName: "杨")
    let text = name.formatted(Style(style: .medium, locale: english).attributed)
    #expect(text.runs.map(\.personNameComponent) == [.familyName, .givenName])
  }

  @Test(arguments: [Style.Style.short, .medium, .long, .abbreviated])
  func survivesCoding(style: Style.Style) throws {
    let style = Style(style: style, locale: Locale(identifier: "ja_JP"))
    let decoded = try JSONDecoder().decode(Style.self, from: JSONEncoder().encode(style))
    #expect(decoded == style)
    #expect(decoded.hashValue == style.hashValue)
    let attributed = try JSONDecoder().decode(
      PersonNameComponents.AttributedStyle.self, from: JSONEncoder().encode(style.attributed))
    #expect(attributed == style.attributed)
  }

  @Test func changesOnlyTheLocale() {
    let style = Style(style: .long, locale: english).locale(Locale(identifier: "zh_CN"))
    #expect(style == Style(style: .long, locale: Locale(identifier: "zh_CN")))
  }

  @Test(arguments: ["", "xx_YY", "en-u-nu-arab", "ar-SA-u-ca-islamic", "und", "root"])
  func takesAnyLocale(identifier: String) {
    let style = Style(style: .long, locale: Locale(identifier: identifier))
    #expect(style.format(name) == "Dr. Thomas Louis Clark Esq.")
  }
}

/// The order of Latin names, which Apple's systems were measured to reverse in six languages only.
struct PersonNameOrderTests {
  static let familyFirst: Set = ["hu", "ja", "ko", "vi", "yue", "zh"]

  @Test func isReversedInSixLanguagesOnly() {
    let name = PersonNameComponents(givenName: "Thomas", familyName: "Clark")
    for identifier in Locale.availableIdentifiers {
      let locale = Locale(identifier: identifier)
      let isReversed = Self.familyFirst.contains(locale.language.languageCode?.identifier ?? "")
      let text = PersonNameComponents.FormatStyle(style: .medium, locale: locale).format(name)
      #expect(text == (isReversed ? "Clark Thomas" : "Thomas Clark"), "\(identifier)")
    }
  }
}

/// Names that no one has: nothing traps, and something acceptable is printed.
struct OddPersonNameTests {
  static let styles: [PersonNameComponents.FormatStyle.Style] = [
    .short, .medium, .long, .abbreviated,
  ]

  @Test(arguments: styles)
  func printsNothingForNoName(style: PersonNameComponents.FormatStyle.Style) {
    let style = PersonNameComponents.FormatStyle(style: style, locale: Locale(identifier: "en_US"))
    #expect(style.format(PersonNameComponents()).isEmpty)
    #expect(style.format(PersonNameComponents(givenName: "", familyName: " \n\u{3000}")).isEmpty)
    #expect(style.attributed.format(PersonNameComponents()) == AttributedString())
  }

  @Test(arguments: [
    ("👨‍👩‍👧", "👨‍👩‍👧"), ("\u{301}\u{302}\u{303}", "\u{301}\u{302}\u{303}"), ("12", "1"),
    ("'t", "T"), ("\u{202E}abc", "A"), ("ßoß", "SS"), ("e\u{301}mile", "E\u{301}"),
    ("\u{0}", "\u{0}"), ("\u{0}ab", "A"),
  ])
  func abbreviatesOddNames(given: String, expected: String) {
    let style = PersonNameComponents.FormatStyle(
      style: .abbreviated, locale: Locale(identifier: "en_US"))
    let text = style.format(PersonNameComponents(givenName: given))
    #expect(Array(text.unicodeScalars) == Array(expected.unicodeScalars))
  }

  /// Each part alone, in every style: the text is the part, or its first letter.
  @Test(arguments: [
    "👩‍🚀", "\u{301}\u{302}", "محمد", "aя漢", "\u{0}", "a\u{0}b", "\u{1B}[1m", "\u{200F}א",
  ])
  func printsSomethingForEveryPart(text: String) {
    let names = [
      PersonNameComponents(namePrefix: text), PersonNameComponents(givenName: text),
      PersonNameComponents(middleName: text), PersonNameComponents(familyName: text),
      PersonNameComponents(nameSuffix: text), PersonNameComponents(nickname: text),
    ]
    for style in Self.styles {
      for locale in ["en_US", "ja_JP", "ar_EG", "xx_YY"] {
        let style = PersonNameComponents.FormatStyle(
          style: style, locale: Locale(identifier: locale))
        for name in names {
          let printed = style.format(name)
          #expect(!printed.isEmpty, "\(style) \(name)")
          #expect(printed.count <= text.count, "\(style) \(name)")
          #expect(style.compiled().format(name) == printed, "\(style) \(name)")
        }
      }
    }
  }

  @Test(arguments: ["x", "杨", "\u{301}", "ا", "👩", "aяΩ漢"])
  func takesLongNames(unit: String) {
    let long = String(repeating: unit, count: 10_000)
    let name = PersonNameComponents(givenName: long, familyName: long, nickname: long)
    for style in Self.styles {
      let style = PersonNameComponents.FormatStyle(
        style: style, locale: Locale(identifier: "ja_JP"))
      #expect(!style.format(name).isEmpty)
    }
  }
}
