import Foundation
import Testing

/// A set with what came of it.
struct ConformanceResult {
  let set: any ConformanceSet
  let tally: ConformanceTally

  /// All sets, replayed once for all tests.
  static let all: Result<[ConformanceResult], any Error> = Result {
    try ConformanceSets.all.map { ConformanceResult(set: $0, tally: try $0.run()) }
  }

  /// One line for people.
  var line: String {
    var parts = ["\(tally.passed) of \(tally.rows) passed"]
    if tally.allDiffering > 0 {
      parts.append("\(tally.allDiffering) expected to differ (\(tally.kinds))")
    }
    parts.append("\(tally.failures.count) failed")
    if tally.allNotExpressible > 0 { parts.append("\(tally.allNotExpressible) not expressible") }
    return "\(set.title) (\(set.file)): " + parts.joined(separator: ", ")
  }
}

/// Unicode's data, replayed: `Scripts/conformance` runs this suite and writes the page.
@Suite(
  .enabled(
    if: ConformanceSets.all.allSatisfy { ConformanceData.has($0.file) }, ConformanceData.absence))
struct ConformanceTests {
  @Test func printsWhatUnicodeExpects() throws {
    for result in try ConformanceResult.all.get() {
      print(result.line)
      for (reason, rows) in result.tally.reasons { print("  not expressible, \(rows): \(reason)") }
      for failure in result.tally.failures { print("  failed: \(failure)") }
      #expect(result.tally.failures.isEmpty, "\(result.line)")
      #expect(result.tally.rows > 0, "\(result.set.file) is empty")
    }
  }

  @Test func pageSaysWhatIsPrinted() throws {
    let page = DocumentationTests.root
      .appending(path: "Sources/FormatKit/FormatKit.docc/Conformance.md")
    let text = ConformancePage.markdown(try ConformanceResult.all.get())
    if ProcessInfo.processInfo.environment["FORMATKIT_WRITE_PAGE"] != nil {
      try Data(text.utf8).write(to: page)
    }
    let isSame = sameScalars(try String(contentsOf: page, encoding: .utf8), text)
    #expect(isSame, "run Scripts/conformance, which writes the page")
  }
}
