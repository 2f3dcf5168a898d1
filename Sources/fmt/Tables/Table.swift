/// A snapshot table: rows of style, locale, value and expected text, among comments.
struct Table {
  /// One line of the file.
  enum Line: Sendable {
    /// A comment or an empty line, kept as it is.
    case other(String)
    case row(TableRow)
    /// A line that is no row, with the reason.
    case malformed(String, Complaint)
  }

  /// A line that is no row.
  struct Complaint: Error, CustomStringConvertible {
    let place: String
    let reason: String
    var description: String { "\(place): \(reason)" }
  }

  let lines: [Line]

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - text: The file's text.
  ///   - file: The file's name, for messages.
  init(_ text: String, file: String) {
    var lines: [Line] = []
    let all = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in all.map(Substring.init).enumerated() {
      let place = "\(file):\(index + 1)"
      if line.first == "#" || line.allSatisfy(\.isWhitespace) {
        lines.append(.other(String(line)))
        continue
      }
      do throws(Complaint) {
        lines.append(.row(try TableRow(line, place: place)))
      } catch {
        lines.append(.malformed(String(line), error))
      }
    }
    self.lines = lines
  }

  /// The rows, in order.
  var rows: [TableRow] {
    lines.compactMap { if case .row(let row) = $0 { row } else { nil } }
  }

  /// The lines that are no rows, with the reasons.
  var complaints: [Complaint] {
    lines.compactMap { if case .malformed(_, let complaint) = $0 { complaint } else { nil } }
  }
}
