import FormatKit
import Foundation

/// ICU's tests of decimal patterns and roundings.
struct DecimalFormatSet: ConformanceSet {
  let title = "Decimal patterns"
  let file = "dcfm.tsv"

  func outcome(of row: ConformanceRow) -> ConformanceOutcome {
    do throws(NumberPattern.Gap) {
      if row["op"] != "format" { throw .init(reason: "reading by a pattern") }
      let request = try NumberRequest(
        pattern: row["pattern"], settings: ["roundingMode": row["rounding"]])
      return request.outcome(
        of: row["input"], in: Locale(identifier: "en"),
        ConformanceJudge(row, verdict: "icu76_pattern"))
    } catch {
      return .notExpressible(error.reason)
    }
  }
}

/// ICU's data-driven tests of `DecimalFormat`: patterns with settings beside them.
struct NumberPatternSet: ConformanceSet {
  let title = "Patterns with settings"
  let file = "number_pattern.tsv"

  func outcome(of row: ConformanceRow) -> ConformanceOutcome {
    guard let settings: [String: String] = row.json("settings") else {
      return .failed(printed: "no settings")
    }
    do throws(NumberPattern.Gap) {
      if let reason = Self.operations[row["op"]] { throw .init(reason: reason) }
      if row["expected"] == "fail" { throw .unclear }
      let request = try NumberRequest(pattern: settings["pattern"] ?? "0", settings: settings)
      return request.outcome(
        of: settings["format"] ?? "", in: Locale(identifier: settings["locale"] ?? "en"),
        ConformanceJudge(row))
    } catch {
      return .notExpressible(error.reason)
    }
  }

  private static let operations = [
    "parse": "reading as `DecimalFormat` does, which goes on past what it does not understand",
    "plural": "the plural category of a number",
    "toPattern": "a pattern as the result",
  ]
}
