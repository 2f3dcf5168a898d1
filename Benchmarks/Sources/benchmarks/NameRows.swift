import FormatKit
import Foundation

private let locale = Locale(identifier: "en_US")

/// The rows of the styles for names of people.
var nameRows: [() -> Row] {
  [
    {
      let style = PersonNameFormatStyle(length: .medium, formality: .informal, locale: locale)
      return Row("person name", style, Names.persons, foundation: nil) {
        appendPlain($0.given, $0.surname, &$1)
      }
    },
    {
      let style = PersonNameFormatStyle(length: .short, formality: .formal, locale: locale)
      return Row("person name, initials", style, Names.persons, foundation: nil) {
        $1.append(contentsOf: ($0.given ?? "").utf8.prefix(1))
        append(". ", to: &$1)
        $1.append(contentsOf: ($0.surname ?? "").utf8)
      }
    },
    {
      let style = PersonNameComponents.FormatStyle(style: .medium, locale: locale)
      return Row("name components", style, Names.components, foundation: nil) {
        appendPlain($0.givenName, $0.familyName, &$1)
      }
    },
  ]
}

@inline(__always)
private func appendPlain(_ given: String?, _ surname: String?, _ bytes: inout [UInt8]) {
  bytes.append(contentsOf: (given ?? "").utf8)
  bytes.append(UInt8(ascii: " "))
  bytes.append(contentsOf: (surname ?? "").utf8)
}

/// Names as they stand in a list of people.
private enum Names {
  static let pairs = [
    ("Robert", "Smith"), ("Thomas", "Clark"), ("Ada", "Lovelace"), ("Grace", "Hopper"),
    ("Margaret", "Hamilton"), ("Alan", "Turing"), ("Katherine", "Johnson"), ("Donald", "Knuth"),
    ("Barbara", "Liskov"), ("Edsger", "Dijkstra"), ("Frances", "Allen"), ("Ken", "Thompson"),
  ]
  static let persons = pairs.map { PersonName(given: $0.0, surname: $0.1) }
  static let components = pairs.map { PersonNameComponents(givenName: $0.0, familyName: $0.1) }
}
