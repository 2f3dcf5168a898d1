internal import Foundation

extension FloatingPointFormatStyle<Double> {
  /// A style with given options: Foundation refuses to decode some of its own coded styles, such as
  /// one with fraction digits and no integer digits set.
  init(options: NumberStyleOptions, locale: Locale) {
    var style = Self(locale: locale)
    if let scale = options.scale { style = style.scale(scale) }
    if let limits = options.precision?.option { style = style.precision(Configuration.Precision(limits)) }
    if options.group?.option == 1 { style = style.grouping(.never) }
    if options.group?.option == 0 { style = style.grouping(.automatic) }
    if let sign = options.signDisplayStrategy {
      style = style.sign(strategy: Configuration.SignDisplayStrategy(sign))
    }
    if let decimal = options.decimalSeparatorStrategy?.option {
      style = style.decimalSeparator(strategy: decimal == 1 ? .always : .automatic)
    }
    if let rule = options.rounding.flatMap(Self.rule) {
      style = style.rounded(rule: rule, increment: options.roundingIncrement?.floatingPoint)
    }
    if let notation = options.notation?.option {
      style = style.notation([.automatic, .scientific, .compactName][min(max(0, notation), 2)])
    }
    self = style
  }

  /// The rules in the order of Foundation's coding.
  private static func rule(_ code: Int) -> FloatingPointRoundingRule? {
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
    ]
    return rules.indices.contains(code) ? rules[code] : nil
  }
}

extension NumberFormatStyleConfiguration.Precision {
  /// The precision with given limits; a missing upper limit is none.
  fileprivate init(_ limits: NumberStyleOptions.Precision) {
    if let least = limits.minSignificantDigits {
      self = Self.range(least, limits.maxSignificantDigits, Self.significantDigits, Self.significantDigits)
      return
    }
    let hasInteger = limits.minIntegerLength != nil || limits.maxIntegerLength != nil
    let hasFraction = limits.minFractionalLength != nil || limits.maxFractionalLength != nil
    let integer = (limits.minIntegerLength ?? 0, limits.maxIntegerLength)
    let fraction = (limits.minFractionalLength ?? 0, limits.maxFractionalLength)
    guard hasInteger else {
      self = Self.range(fraction.0, fraction.1, Self.fractionLength, Self.fractionLength)
      return
    }
    guard hasFraction else {
      self = Self.range(integer.0, integer.1, Self.integerLength, Self.integerLength)
      return
    }
    self = Self.both(integer, fraction)
  }

  private static func range(
    _ least: Int, _ most: Int?, _ closed: (ClosedRange<Int>) -> Self,
    _ open: (PartialRangeFrom<Int>) -> Self
  ) -> Self {
    guard let most else { return open(least...) }
    return closed(least...max(least, most))
  }

  private static func both(_ integer: (Int, Int?), _ fraction: (Int, Int?)) -> Self {
    range(integer.0, integer.1) { integer in
      range(fraction.0, fraction.1) { fraction in
        integerAndFractionLength(integerLimits: integer, fractionLimits: fraction)
      } _: { fraction in
        integerAndFractionLength(integerLimits: integer, fractionLimits: fraction)
      }
    } _: { integer in
      range(fraction.0, fraction.1) { fraction in
        integerAndFractionLength(integerLimits: integer, fractionLimits: fraction)
      } _: { fraction in
        integerAndFractionLength(integerLimits: integer, fractionLimits: fraction)
      }
    }
  }
}

extension NumberFormatStyleConfiguration.SignDisplayStrategy {
  fileprivate init(_ sign: NumberStyleOptions.Sign) {
    if sign.positive == 0 {
      self = .always(includingZero: sign.zero == 0)
    } else {
      self = sign.negative == 0 ? .automatic : .never
    }
  }
}
