package import Foundation

extension NumberOptions {
  /// A style of Foundation's with these options.
  package func applied<Style: NumberStyle>(to style: Style) -> Style {
    var style = style
    if let precision { style = style.precision(precision) }
    if rounding != nil || increment != nil {
      style = style.rounded(
        rule: rounding ?? .toNearestOrEven, increment: increment.flatMap(Style.increment))
    }
    if hidesGrouping { style = style.grouping(.never) }
    if sign != nil || usesAccounting {
      style = style.sign(
        strategy: Style.strategy(sign ?? .automatic, accounting: usesAccounting))
    }
    if alwaysShowsDecimalSeparator { style = style.decimalSeparator(strategy: .always) }
    if let scale = scale.flatMap(Double.init) { style = style.scale(scale) }
    switch notation {
    case .scientific: style = style.notation(.scientific)
    case .compact: style = style.notation(.compactName)
    case .automatic: style = style.notation(.automatic)
    case nil: break
    }
    return style
  }

  private var precision: NumberFormatStyleConfiguration.Precision? {
    if let limits = significantDigits {
      return limits.most.map { .significantDigits(limits.least...$0) }
        ?? .significantDigits(limits.least...)
    }
    switch (integerDigits, fractionDigits) {
    case (nil, nil): return nil
    case (nil, let limits?):
      return limits.most.map { .fractionLength(limits.least...$0) }
        ?? .fractionLength(limits.least...)
    case (let limits?, nil):
      return limits.most.map { .integerLength(limits.least...$0) }
        ?? .integerLength(limits.least...)
    case (let integer?, let fraction?):
      return Self.precision(integer: integer, fraction: fraction)
    }
  }

  private static func precision(
    integer: DigitLimits, fraction: DigitLimits
  ) -> NumberFormatStyleConfiguration.Precision {
    switch (integer.most, fraction.most) {
    case (let most?, let mostFraction?):
      .integerAndFractionLength(
        integerLimits: integer.least...most, fractionLimits: fraction.least...mostFraction)
    case (let most?, nil):
      .integerAndFractionLength(
        integerLimits: integer.least...most, fractionLimits: fraction.least...)
    case (nil, let mostFraction?):
      .integerAndFractionLength(
        integerLimits: integer.least..., fractionLimits: fraction.least...mostFraction)
    case (nil, nil):
      .integerAndFractionLength(integerLimits: integer.least..., fractionLimits: fraction.least...)
    }
  }
}

extension NumberOptions.Width {
  /// Foundation's name of it.
  package var presentation: CurrencyFormatStyleConfiguration.Presentation {
    switch self {
    case .standard: .standard
    case .narrow: .narrow
    case .isoCode: .isoCode
    case .fullName: .fullName
    }
  }
}
