import FormatKit
import Foundation
import Testing

/// The tables of the page on names of people are what the styles print.
struct PersonNamesPageTests {
  private static let names: [(title: String, name: PersonName)] = [
    (
      "Dr. Robert Edward Smith Jr., PhD (`en_US`)",
      PersonName(
        title: "Dr.", given: "Robert", givenInformal: "Bob", given2: "Edward", surname: "Smith",
        generation: "Jr.", credentials: "PhD", locale: Locale(identifier: "en_US"))
    ),
    (
      "Sra. María Isabel García López (`es_ES`)",
      PersonName(
        title: "Sra.", given: "María", given2: "Isabel", surname: "García", surname2: "López",
        locale: Locale(identifier: "es_ES"))
    ),
    (
      "Shinzo Abe (`ja_JP`)",
      PersonName(given: "Shinzo", surname: "Abe", locale: Locale(identifier: "ja_JP"))
    ),
    (
      "Лев Николаевич Толстой (`ru_RU`)",
      PersonName(
        given: "Лев", given2: "Николаевич", surname: "Толстой",
        locale: Locale(identifier: "ru_RU"))
    ),
    (
      "宮崎駿 (`ja_JP`)",
      PersonName(given: "駿", surname: "宮崎", locale: Locale(identifier: "ja_JP"))
    ),
  ]

  private static let languages = ["en", "de", "fr", "es", "hu", "ru", "ar", "ja", "ko", "zh"]

  private static let columns:
    [(title: String, length: PersonNameFormatStyle.Length, usage: PersonNameFormatStyle.Usage)] = [
      ("long", .long, .referring), ("medium", .medium, .referring), ("short", .short, .referring),
      ("sorted", .medium, .referring), ("monogram", .long, .monogram),
    ]

  private static func cells(_ name: PersonName, in language: String) -> [String] {
    columns.map { column in
      let style = PersonNameFormatStyle(
        length: column.length, usage: column.usage, formality: .formal,
        order: column.title == "sorted" ? .sorting : .automatic)
      return format(name, style: style, locale: Locale(identifier: language))
    }
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }

  private static func table(_ title: String, _ name: PersonName) -> String {
    let head = [
      "#### \(title)", "", row(["language"] + columns.map(\.title)), "|---|---|---|---|---|---|",
    ]
    return (head + languages.map { row(["`\($0)`"] + cells(name, in: $0)) })
      .joined(separator: "\n")
  }

  @Test func showsWhatIsPrinted() throws {
    let page = DocumentationTests.root
      .appending(path: "Sources/FormatKit/FormatKit.docc/PersonNames.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let after = try #require(text.range(of: "checked by the tests -->\n"))
    let end = try #require(text.range(of: "<!-- end of names -->"))
    let shown = text[after.upperBound..<end.lowerBound].trimmingCharacters(in: .newlines)
    let tables = Self.names.map { Self.table($0.title, $0.name) }.joined(separator: "\n\n")
    let isSame = Array(shown.utf8) == Array(tables.utf8)
    #expect(isSame, "write this between the two comments:\n\(tables)")
  }
}
