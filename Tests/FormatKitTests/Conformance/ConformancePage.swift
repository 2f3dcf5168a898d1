/// The page of the documentation that tells what came of all sets.
enum ConformancePage {
  static func markdown(_ results: [ConformanceResult]) -> String {
    var sum = ConformanceTally()
    for result in results { sum += result.tally }
    let sections = [introduction, table(results, sum), differences(sum), gaps(results)]
    return (sections + [notes(results), sources]).filter { !$0.isEmpty }.joined(separator: "\n\n")
      + "\n"
  }

  private static let introduction = """
    # Conformance

    Unicode's public test data, replayed through FormatKit.

    ## Overview

    `Scripts/conformance` replays every row and writes this page; `swift test` replays the same rows and fails where the \
    page says something else. Texts are compared scalar by scalar.

    A row that raw ICU prints as expected, called directly with Foundation's data, is the contract: FormatKit prints it as \
    well, or the row is counted as failed. All other rows are judged by the rules below, never by a list of rows.

    Rows that name options, patterns or lengths are said with Foundation's modifiers, and formatted with `format(_:style:locale:)`. \
    A date's length is said by its fields where ICU itself prints the row's text for these.
    """

  private static func table(_ results: [ConformanceResult], _ sum: ConformanceTally) -> String {
    func line(_ title: String, _ tally: ConformanceTally) -> String {
      let numbers = [
        tally.rows, tally.passed, tally.allDiffering, tally.failures.count, tally.allNotExpressible,
      ]
      return "| \(title) | " + numbers.map { "\($0)" }.joined(separator: " | ") + " |"
    }
    let lines = results.map { line("\($0.set.title) (`\($0.set.file)`)", $0.tally) }
    let head = """
      | Set | Rows | Passed | Expected to differ | Failed | Not expressible |
      |---|---|---|---|---|---|
      """
    return ([head] + lines + [line("**All**", sum)]).joined(separator: "\n")
  }

  private static func differences(_ sum: ConformanceTally) -> String {
    let lines = ConformanceDifference.allCases.compactMap { kind in
      sum.differing[kind].map { "| \(kind.title) | \($0) | \(kind.rule) |" }
    }
    return """
      ## Expected to differ

      | Kind | Rows | Rule |
      |---|---|---|
      \(lines.joined(separator: "\n"))
      """
  }

  private static func gaps(_ results: [ConformanceResult]) -> String {
    let lines = results.flatMap { result in
      result.tally.reasons.map { "| \(result.set.title) | \($0.rows) | \($0.reason) |" }
    }
    return """
      ## Not expressible

      What these rows ask for is said by no style of Foundation's family or of FormatKit.

      | Set | Rows | Reason |
      |---|---|---|
      \(lines.joined(separator: "\n"))
      """
  }

  private static func notes(_ results: [ConformanceResult]) -> String {
    let lines = results.compactMap { result in
      result.set.note.map { "- \(result.set.title): \($0)." }
    }
    return lines.isEmpty
      ? "" : "## Not through the public interface\n\n" + lines.joined(separator: "\n")
  }

  private static let sources = """
    ## The data

    Unicode's conformance tests and CLDR's own test data, and texts composed from its patterns, of CLDR 46 and 47 (Unicode License v3). They are looked \
    for in `../shared/conformance` beside the checkout, or where `FORMATKIT_CONFORMANCE` says; where they are absent the tests \
    say so by name and are skipped.
    """
}
