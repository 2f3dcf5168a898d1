import Foundation

/// `corrections.tsv`: public reports, tried on this toolchain, with what FormatKit is to do.
enum ReportFile {
  struct Row {
    let id: String
    /// What Foundation prints on Linux, sometimes with a remark.
    let foundation: String
    /// What is right, sometimes with a remark or with a choice.
    let right: String
    let action: String

    /// Whether these are the texts that the action asks for, and no others; `nil` is a refusal.
    func isMet(by texts: [String?]) -> Bool {
      let known = texts.allSatisfy { isRight($0) || isFoundations($0) }
      let isMet =
        switch action {
        case "correct", "keep", "parse": texts.contains(where: isRight)
        // The one that people want is an option, unless it is a text of other locale data.
        case "parity":
          texts.contains(where: isFoundations)
            && (texts.contains(where: isRight) || right.contains("Apple data"))
        case "error": texts == [nil]
        default: false
        }
      return known && isMet
    }

    private func isRight(_ text: String?) -> Bool {
      guard let text else { return right.contains("error") || right.contains("refuses the code") }
      return Self.cell(right, begins: text)
    }

    private func isFoundations(_ text: String?) -> Bool {
      guard let text else { return foundation == "error" || foundation == "THROWS" }
      return Self.cell(foundation, has: text)
    }

    private static func cell(_ cell: String, begins text: String) -> Bool {
      let (cell, text) = (plain(cell), plain(text))
      return cell == text || cell.hasPrefix(text + " ") || cell.contains(" or \(text) ")
    }

    /// A remark stands in front of the text, or behind it; of a measurement Foundation has the number only.
    private static func cell(_ cell: String, has text: String) -> Bool {
      let (cell, text) = (plain(cell), plain(text))
      return cell.contains(text) || cell.hasSuffix(" (number)") && text.hasPrefix(cell.dropLast(9))
    }

    /// The file has plain spaces for those that do not break, and names of other invisible characters.
    private static func plain(_ text: String) -> String {
      var plain = text
      for scalar in ["\u{202F}", "\u{2068}", "\u{2069}"] {
        let code = scalar.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
          .joined()
        plain = plain.replacing("<U+\(code)>", with: scalar)
      }
      return plain.replacing(/[\u{A0}\u{2009}\u{202F}]/, with: " ")
    }
  }

  private static let url = ConformanceData.folder.appending(path: "../reference/corrections.tsv")

  static var isThere: Bool { FileManager.default.isReadableFile(atPath: url.path) }

  static func rows() throws -> [Row] {
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let names = lines.first?.split(separator: "\t").map(String.init) ?? []
    return lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let row = Dictionary(zip(names, cells)) { first, _ in first }
      return Row(
        id: row["id"] ?? "", foundation: row["foundation_linux"] ?? "", right: row["right"] ?? "",
        action: row["action"] ?? "")
    }
  }
}
