import FormatKit
import Foundation

/// Lists of words, by `ListFormatStyle`.
struct ListSet: ConformanceSet {
  let title = "Lists"
  let file = "list_fmt.tsv"

  func outcome(of row: ConformanceRow) -> ConformanceOutcome {
    guard let items: [String] = row.json("items") else { return .failed(printed: "no items") }
    return Self.outcome(of: row, items: items)
  }

  static func outcome(of row: ConformanceRow, items: [String]) -> ConformanceOutcome {
    guard let type = types[row["type"]], let width = widths[row["style"]] else {
      return .notExpressible("a list of \(row["type"])s: `ListFormatStyle` joins with and or or")
    }
    var style: ListFormatStyle<StringStyle, [String]> = .list(type: type)
    style.width = width
    return ConformanceJudge(row).outcome(in: row.locale) {
      format(items, style: style, locale: $0)
    }
  }

  private static let types: [String: ListFormatStyle<StringStyle, [String]>.ListType] = [
    "conjunction": .and, "disjunction": .or,
  ]

  private static let widths: [String: ListFormatStyle<StringStyle, [String]>.Width] = [
    "long": .standard, "short": .short, "narrow": .narrow,
  ]
}

/// Lists of A, B, C and D in all locales of modern coverage.
struct DerivedListSet: ConformanceSet {
  let title = "Lists, all locales"
  let file = "list_fmt_cldr46_modern.tsv"

  func outcome(of row: ConformanceRow) -> ConformanceOutcome {
    let items = ["A", "B", "C", "D"].prefix(Int(row["n"]) ?? 0)
    return ListSet.outcome(of: row, items: Array(items))
  }
}
