import FormatKit
import Foundation
import Testing

@testable import fmt

/// The rows of `names.tsv`, by way of the library.
struct NameTableTests {
  static let rows = Tables.files.filter { $0.name == "names.tsv" }.flatMap(\.table.rows)

  @Test(arguments: rows)
  func prints(_ row: TableRow) throws {
    let style = try #require(Self.style(of: row))
    let text = format(try Self.name(of: row), style: style)
    #expect(Array(text.unicodeScalars) == Array(row.expected.unicodeScalars))
    let attributed = format(try Self.name(of: row), style: style.attributed)
    #expect(String(attributed.characters) == text)
    #expect(attributed.runs.allSatisfy { $0.personNameComponent != nil })
  }

  private static let styles: [String: PersonNameComponents.FormatStyle.Style] = [
    "short": .short, "medium": .medium, "long": .long, "abbreviated": .abbreviated,
  ]

  private static func style(of row: TableRow) -> PersonNameComponents.FormatStyle? {
    row.style.split(separator: " ").last.flatMap { styles[String($0)] }
      .map { PersonNameComponents.FormatStyle(style: $0, locale: Locale(identifier: row.locale)) }
  }

  private static func name(of row: TableRow) throws -> PersonNameComponents {
    let words = try ShellWords.split(row.value)
    var texts: [String: String] = [:]
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      texts[words[index]] = words[index + 1]
    }
    return PersonNameComponents(
      namePrefix: texts["--prefix"], givenName: texts["--given"], middleName: texts["--middle"],
      familyName: texts["--family"], nameSuffix: texts["--suffix"], nickname: texts["--nickname"])
  }
}
