import Foundation

@testable import FormatKit

/// ICU's permutations of number settings, by their skeletons.
struct NumberSkeletonSet: ConformanceSet {
  let title = "Numbers by skeleton"
  let file = "number_fmt.tsv"

  func outcome(of row: ConformanceRow) -> ConformanceOutcome {
    NumberRequest(skeleton: row["skeleton"])
      .outcome(of: row["input"], in: row.locale, ConformanceJudge(row))
  }
}

extension NumberRequest {
  /// Reads a skeleton (ICU User Guide, "Number Skeletons").
  init(skeleton: String) {
    self.init()
    for stem in skeleton.split(separator: " ").map(String.init) {
      if !readMeasure(stem), !readDigits(stem), !readManner(stem) {
        gap = gap ?? Self.gaps[stem] ?? "the stem \(stem)"
      }
    }
    // Only money is shown as accountants do.
    if case .currency = measure {} else { options.usesAccounting = false }
  }

  private static let gaps = [
    "scientific/+ee/sign-always": "an exponent with a sign or with two digits",
    ".##/@@@+": "limits of fraction digits and significant digits together",
  ]

  private mutating func readMeasure(_ stem: String) -> Bool {
    switch stem {
    case "percent": measure = .percent
    case "measure-unit/length-furlong": measure = .furlong
    case "currency/EUR": measure = .currency(code: "EUR")
    case "unit-width-narrow": width = .narrow
    case "unit-width-full-name": width = .fullName
    default: return false
    }
    return true
  }

  private mutating func readDigits(_ stem: String) -> Bool {
    switch stem {
    case "precision-integer": options.fractionDigits = DigitLimits(least: 0, most: 0)
    case ".000": options.fractionDigits = DigitLimits(least: 3, most: 3)
    case "@@": options.significantDigits = DigitLimits(least: 2, most: 2)
    case "integer-width/##00": options.integerDigits = DigitLimits(least: 2, most: 4)
    default: return false
    }
    return true
  }

  private mutating func readManner(_ stem: String) -> Bool {
    switch stem {
    case "compact-short": options.notation = .compact
    case "rounding-mode-floor": options.rounding = .down
    case "scale/0.5": options.scale = "0.5"
    case "decimal-always": options.alwaysShowsDecimalSeparator = true
    case "group-on-aligned": alwaysGroups = true
    case "latin": numberingSystem = "latn"
    case "sign-accounting-except-zero":
      options.sign = .always(includingZero: false)
      options.usesAccounting = true
    default: return false
    }
    return true
  }
}
