import Foundation
import Testing

@testable import fmt

/// The snapshot tables: `fmt STYLE --locale LOCALE VALUE` prints the text of each row.
///
/// `fmt check --update Tests/FormatKitTests/Tables/NAME.tsv` records a table again.
struct TableTests {
  @Test(arguments: Tables.files)
  func readsAllLines(of file: Tables.File) {
    #expect(file.table.complaints.map(\.description) == [])
    #expect(!file.table.rows.isEmpty, "the table has no row")
  }

  @Test(arguments: Tables.files.flatMap(\.table.rows))
  func prints(_ row: TableRow) {
    if let difference = row.difference() { Issue.record("\(difference)") }
  }
}

/// The tables of this project.
enum Tables {
  struct File: Sendable, CustomTestStringConvertible {
    let name: String
    let table: Table
    var testDescription: String { name }
  }

  static let files: [File] = {
    let folder = Bundle.module.resourceURL?.appending(path: "Tables")
    let urls = folder.flatMap {
      try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    return (urls ?? []).filter { $0.pathExtension == "tsv" }
      .sorted { $0.path < $1.path }
      .map(file)
  }()

  /// A file that cannot be read is a table without rows, which is an error.
  private static func file(_ url: URL) -> File {
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    let name = url.lastPathComponent
    return File(name: name, table: Table(text, file: "Tables/\(name)"))
  }
}

extension TableRow: CustomTestStringConvertible {
  var testDescription: String {
    "\(place): \(style), \(locale), \(value)"
  }
}
