/// Verifies tables, or records them again.
struct TableCheck {
  let update: Bool
  let console: any Console

  /// Checks all files; a file that cannot be read does not stop the others.
  func run(_ paths: [String]) -> Int32 {
    var status = ExitStatus.success
    for path in paths {
      do throws(FileTrouble) {
        let table = Table(try console.contents(of: path), file: path)
        if try !(update ? record(table, at: path) : verify(table, at: path)) {
          status = ExitStatus.failure
        }
      } catch {
        console.complain(error.description)
        status = ExitStatus.failure
      }
    }
    return status
  }

  /// Prints the rows that differ; `false` when there are any.
  private func verify(_ table: Table, at path: String) -> Bool {
    for complaint in table.complaints { console.complain(complaint.description) }
    let differences = table.rows.compactMap { $0.difference() }
    for difference in differences { console.write(difference + "\n") }
    let bad = differences.count + table.complaints.count
    let count = table.rows.count + table.complaints.count
    console.write(
      "\(path): \(bad == 0 ? "all" : "\(bad) of") \(count) rows \(bad == 0 ? "agree" : "differ")\n")
    return bad == 0
  }

  /// Writes what is printed now into the rows that differ; `false` when a row cannot be recorded.
  private func record(_ table: Table, at path: String) throws(FileTrouble) -> Bool {
    var changed = 0
    var refused = table.complaints.map(\.description)
    let lines = table.lines.map { line in
      switch line {
      case .other(let text), .malformed(let text, _): return text
      case .row(let row):
        switch row.printed() {
        case .success(let text) where Array(text.utf8) == Array(row.expected.utf8):
          return row.source
        case .success(let text):
          changed += 1
          return row.line(with: text)
        case .failure(let failure):
          refused.append("\(row.place): \(failure)")
          return row.source
        }
      }
    }
    if changed > 0 { try console.replace(path, with: lines.joined(separator: "\n")) }
    for message in refused { console.complain(message) }
    console.write("\(path): \(changed) of \(table.rows.count) rows recorded\n")
    return refused.isEmpty
  }
}
