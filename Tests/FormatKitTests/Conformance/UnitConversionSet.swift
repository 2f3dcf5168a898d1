import Foundation

@testable import FormatKit

/// The factors between units, by the exact conversions that measurements with a usage are made with.
struct UnitConversionSet: ConformanceSet {
  let title = "Unit conversions"
  let file = "unit_conversions.tsv"
  let note: String? =
    "by the exact fractions inside the library: in public a style converts, and rounds, only to the unit of a usage"

  func outcome(of row: ConformanceRow) -> ConformanceOutcome {
    guard row["icu76_data"] == "pass" else {
      return .notExpressible("a scale without a factor, such as Beaufort's")
    }
    let sizes = ICUUnitFacts.sizes
    guard let source = sizes.size(of: row["from"]), let target = sizes.size(of: row["to"]),
      let conversion = UnitConversion(from: source, to: target)
    else { return .failed(printed: "no way from \(row["from"]) to \(row["to"])") }
    let isExact =
      conversion.factor == Rational(fraction: row["factor"])
      && conversion.offset == Rational(fraction: row["offset"])
    return isExact ? .passed : .failed(printed: "\(conversion.factor), \(conversion.offset)")
  }
}

extension Rational {
  /// Reads a fraction in ASCII: `54/5`, or a decimal.
  init?(fraction text: String) {
    let parts = text.split(separator: "/").map { Rational($0) }
    guard let top = parts.first ?? nil else { return nil }
    guard parts.count == 2 else {
      self = top
      return
    }
    guard let bottom = parts[1]?.reciprocal else { return nil }
    self = top * bottom
  }
}
