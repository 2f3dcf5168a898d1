import Foundation

@testable import FormatKit

/// The samples of the plural rules, by the rules that compiled styles choose words by.
struct PluralRuleSet: ConformanceSet {
  let title = "Plural rules"
  let file = "plural_rules.tsv"
  let note: String? =
    "by the rules inside the library, which choose the words of units: no public style tells a category"

  func outcome(of row: ConformanceRow) -> ConformanceOutcome {
    guard let rules = Self.rules(row["type"], row["locale"]) else {
      return .failed(printed: "no rules")
    }
    // 1.50c6 is 1,500,000 as a compact number shows it.
    let parts = row["sample"].split(separator: "c")
    let number = parts[0].split(separator: ".")
    let places = number.count > 1 ? number[1].count : 0
    guard let digits = UInt64(number.joined()) else { return .failed(printed: "no number") }
    let category = rules.category(
      digits: digits, fractionDigits: places, exponent: parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    let name = category.map { "\($0)" } ?? "unsure"
    return name == row["expected"] ? .passed : .failed(printed: name)
  }

  private static let ordinals = BoundedCache<String, PluralRules?>(capacity: 256)

  private static func rules(_ type: String, _ locale: String) -> PluralRules? {
    guard type == "ordinal" else { return PluralRules.cardinal(of: Locale(identifier: locale)) }
    return ordinals.value(for: locale) {
      try? PluralRules.fromICU(type: "locales_ordinals", locale: locale)
    }
  }
}

/// The categories of ranges.
struct PluralRangeSet: ConformanceSet {
  let title = "Plural ranges"
  let file = "plural_ranges.tsv"

  func outcome(of row: ConformanceRow) -> ConformanceOutcome {
    .notExpressible("a range of numbers with a unit: no style of the family writes one")
  }
}
