import Foundation

/// The results of one section.
struct Table {
  struct Cell {
    let text: String
    let json: String

    static let none = Cell(text: "-", json: "null")

    static func text(_ text: String) -> Cell {
      Cell(text: text, json: "\"\(text)\"")
    }

    static func number(_ number: Double?, _ unit: String = "", digits: Int = 1) -> Cell {
      guard let number else { return .none }
      let text = String(format: "%.\(digits)f", number)
      return Cell(text: text + unit, json: text)
    }
  }

  let title: String
  let columns: [String]
  var rows: [[Cell]] = []
}

extension Table {
  /// The table in columns, the first to the left and the others to the right.
  var text: String {
    let lines = [columns] + rows.map { $0.map(\.text) }
    let widths = columns.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    let text = lines.map { line in
      zip(line, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }.joined(separator: "  ")
    }
    return "\n\(title)\n\n" + text.joined(separator: "\n")
  }
}

extension [Table] {
  /// The tables as JSON: an array of rows for each, by its title.
  var json: String {
    let tables = map { table in
      let rows = table.rows.map { row in
        let cells = zip(table.columns, row).map { "\"\($0)\": \($1.json)" }
        return "    {" + cells.joined(separator: ", ") + "}"
      }
      return "  \"\(table.title)\": [\n" + rows.joined(separator: ",\n") + "\n  ]"
    }
    return "{\n" + tables.joined(separator: ",\n") + "\n}"
  }
}
