import Foundation

@testable import FormatKit

/// The same permutations by their ECMA-402 options, where these mean the same as the skeleton.
struct NumberOptionsSet: ConformanceSet {
  let title = "Numbers by ECMA-402 options"
  let file = "number_fmt.tsv"

  func outcome(of row: ConformanceRow) -> ConformanceOutcome {
    // The data's README: use the options only where `Intl.NumberFormat` prints the expected text by them.
    guard row["node78_ecma402"] == "pass" else {
      return .notExpressible("options that do not mean what the row's skeleton does")
    }
    guard let options: ECMANumberOptions = row.json("ecma402") else {
      return .failed(printed: "no options")
    }
    return NumberRequest(options)
      .outcome(of: row["input"], in: row.locale, ConformanceJudge(row))
  }
}

/// The options of `Intl.NumberFormat` (ECMA-402, section 16.1) that the data use.
struct ECMANumberOptions: Decodable {
  let style: String?
  let unit: String?
  let unitDisplay: String?
  let currency: String?
  let currencyDisplay: String?
  let currencySign: String?
  let notation: String?
  let signDisplay: String?
  let useGrouping: Bool?
  let numberingSystem: String?
  let roundingMode: String?
  let roundingPriority: String?
  let minimumIntegerDigits: Int?
  let maximumIntegerDigits: Int?
  let minimumFractionDigits: Int?
  let maximumFractionDigits: Int?
  let minimumSignificantDigits: Int?
  let maximumSignificantDigits: Int?
  let conformanceScale: String?
  let conformanceExponent: String?
  let conformanceDecimalAlways: Bool?
}

extension NumberRequest {
  /// Reads options of ECMA-402.
  init(_ ecma: ECMANumberOptions) {
    self.init()
    readMeasure(ecma)
    readDigits(ecma)
    readManner(ecma)
  }

  private mutating func readMeasure(_ ecma: ECMANumberOptions) {
    switch ecma.style {
    case "currency": measure = .currency(code: ecma.currency ?? "")
    case "percent": measure = .percent
    case "unit": measure = ecma.unit == "percent" ? .percent : .furlong
    default: measure = .number
    }
    let isMoney = if case .currency = measure { true } else { false }
    switch isMoney ? ecma.currencyDisplay : ecma.unitDisplay {
    case "narrow", "narrowSymbol": width = .narrow
    case "long", "name": width = .fullName
    default: width = .short
    }
    options.usesAccounting = isMoney && ecma.currencySign == "accounting"
  }

  private mutating func readDigits(_ ecma: ECMANumberOptions) {
    func limits(_ least: Int?, _ most: Int?, from start: Int) -> DigitLimits? {
      least == nil && most == nil ? nil : DigitLimits(least: least ?? start, most: most)
    }
    options.integerDigits = limits(ecma.minimumIntegerDigits, ecma.maximumIntegerDigits, from: 1)
    options.significantDigits = limits(
      ecma.minimumSignificantDigits, ecma.maximumSignificantDigits, from: 1)
    // Significant digits take the place of fraction digits (section 16.1.2, `SetNumberFormatDigitOptions`).
    if options.significantDigits == nil {
      options.fractionDigits = limits(
        ecma.minimumFractionDigits, ecma.maximumFractionDigits, from: 0)
    }
    if ecma.roundingPriority == "morePrecision" {
      gap = "limits of fraction digits and significant digits together"
    }
  }

  private mutating func readManner(_ ecma: ECMANumberOptions) {
    numberingSystem = ecma.numberingSystem
    options.scale = ecma.conformanceScale
    options.alwaysShowsDecimalSeparator = ecma.conformanceDecimalAlways == true
    if ecma.notation == "compact" { options.notation = .compact }
    if ecma.notation == "scientific" { options.notation = .scientific }
    if ecma.roundingMode == "floor" { options.rounding = .down }
    if ecma.signDisplay == "exceptZero" { options.sign = .always(includingZero: false) }
    alwaysGroups = ecma.useGrouping == true
    if ecma.conformanceExponent != nil { gap = "an exponent with a sign or with two digits" }
  }
}
