import Foundation
import Testing

/// Every correction, and the page that lists them.
struct CorrectionTests {
  @Test(arguments: CorrectedKind.all.flatMap(\.corrections))
  func printsTheRightText(_ correction: Correction) {
    let text = correction.printed()
    #expect(sameScalars(text, correction.formatKit), "\(text.debugDescription)")
    let compiled = correction.printedCompiled()
    #expect(sameScalars(compiled, correction.formatKit), "\(compiled.debugDescription)")
  }

  /// Where this fails, Foundation has changed: if its text is right now, the line can go.
  @Test(arguments: CorrectedKind.all.flatMap(\.corrections))
  func isStillNeeded(_ correction: Correction) {
    let text = correction.printedByFoundation()
    #expect(sameScalars(text, correction.foundation), "\(text.debugDescription)")
    #expect(!sameScalars(text, correction.formatKit), "Foundation is right: retire this line")
  }

  @Test func hasThreeLinesOfEveryKind() {
    for kind in CorrectedKind.all {
      #expect(kind.corrections.count >= 3, "\(kind.title)")
    }
  }

  /// `FORMATKIT_RECORD=1 swift test --filter CorrectionTests` writes the page again.
  @Test func standsInTheDocumentation() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/FormatKit/FormatKit.docc/Corrections.md").standardized
    if ProcessInfo.processInfo.environment["FORMATKIT_RECORD"] != nil {
      try CorrectionPage.markdown.write(to: page, atomically: true, encoding: .utf8)
    }
    let written = try String(contentsOf: page, encoding: .utf8)
    #expect(written == CorrectionPage.markdown)
  }
}
