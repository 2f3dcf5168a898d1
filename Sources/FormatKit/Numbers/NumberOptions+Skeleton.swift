internal import Foundation

extension NumberOptions {
  /// The options in ICU's language (ICU User Guide, "Number Skeletons").
  package var skeleton: String {
    [
      kindStem, scaleStem, precisionStem, integerStem, hidesGrouping ? "group-off" : nil,
      signStem, alwaysShowsDecimalSeparator ? "decimal-always" : nil, roundingStem, notationStem,
    ].compactMap { $0 }.joined(separator: " ")
  }

  private var kindStem: String? {
    switch kind {
    case .number: nil
    case .percent: "percent"
    case .currency(let code, .standard): "currency/\(code) unit-width-short"
    case .currency(let code, .narrow): "currency/\(code) unit-width-narrow"
    case .currency(let code, .isoCode): "currency/\(code) unit-width-iso-code"
    case .currency(let code, .fullName): "currency/\(code) unit-width-full-name"
    }
  }

  /// A share is written in hundredths unless a scale says otherwise.
  private var scaleStem: String? {
    if let scale { return "scale/\(scale)" }
    return kind == .percent ? "scale/100" : nil
  }

  private var precisionStem: String? {
    if let increment { return "precision-increment/" + padded(increment) }
    if let limits = significantDigits { return Self.stem(limits, required: "@", allowed: "#") }
    guard let limits = fractionDigits else { return nil }
    if limits.most == 0 { return "precision-integer" }
    return "." + Self.stem(limits, required: "0", allowed: "#")
  }

  /// An increment with as many fraction digits as are required.
  private func padded(_ increment: String) -> String {
    guard let least = fractionDigits?.least, least > 0 else { return increment }
    let fraction = increment.split(separator: ".").dropFirst().first?.count ?? 0
    let zeros = String(repeating: "0", count: max(0, least - fraction))
    return fraction == 0 ? "\(increment).\(zeros)" : increment + zeros
  }

  private static func stem(_ limits: DigitLimits, required: String, allowed: String) -> String {
    let most = limits.most.map { String(repeating: allowed, count: max(0, $0 - limits.least)) }
    return String(repeating: required, count: limits.least) + (most ?? "+")
  }

  private var integerStem: String? {
    guard let limits = integerDigits else { return nil }
    if limits.most == 0 { return "integer-width/*" }
    let most = limits.most.map { String(repeating: "#", count: max(0, $0 - limits.least)) }
    return "integer-width/" + (most ?? "+") + String(repeating: "0", count: limits.least)
  }

  private var signStem: String? {
    switch (sign, usesAccounting) {
    case (nil, false): nil
    case (nil, true), (.automatic, true): "sign-accounting"
    case (.always(includingZero: true), true): "sign-accounting-always"
    case (.always(includingZero: false), true): "sign-accounting-except-zero"
    case (.automatic, false): "sign-auto"
    case (.never, _): "sign-never"
    case (.always(includingZero: true), false): "sign-always"
    case (.always(includingZero: false), false): "sign-except-zero"
    }
  }

  private var roundingStem: String? {
    switch rounding {
    case .toNearestOrEven: "rounding-mode-half-even"
    case .toNearestOrAwayFromZero: "rounding-mode-half-up"
    case .up: "rounding-mode-ceiling"
    case .down: "rounding-mode-floor"
    case .towardZero: "rounding-mode-down"
    case .awayFromZero: "rounding-mode-up"
    case nil: nil
    @unknown default: nil
    }
  }

  private var notationStem: String? {
    switch notation {
    case .scientific: "scientific"
    case .compact: "compact-short"
    case .automatic, nil: nil
    }
  }
}
