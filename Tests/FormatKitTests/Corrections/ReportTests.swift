import Foundation
import Testing

/// Every report, and the file that they come from.
struct ReportTests {
  @Test(arguments: Report.all)
  func printsTheText(_ report: Report) {
    for answer in report.answers() {
      #expect(
        answer.map { Array($0.unicodeScalars) } == report.text.map { Array($0.unicodeScalars) },
        "\(answer?.debugDescription ?? "refused")")
    }
  }

  /// Each row of `corrections.tsv` has a report, and its action says what that prints.
  @Test(.enabled(if: ReportFile.isThere, "needs ../shared/reference/corrections.tsv"))
  func followsTheFile() throws {
    let rows = try ReportFile.rows()
    #expect(rows.count > 100)
    for row in rows {
      let texts = Report.all.filter { report in report.id == row.id }.map { report in report.text }
      #expect(row.isMet(by: texts), "\(row.id), \(row.action): \(texts)")
    }
    let ids = Set(rows.map(\.id))
    let strangers = Report.all.map { report in report.id }.filter { id in !ids.contains(id) }
    #expect(strangers == [])
  }
}
