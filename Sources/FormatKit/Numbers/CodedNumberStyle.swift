internal import Foundation

/// The options inside one of Foundation's number styles, as the style codes them.
///
/// They cannot be asked of the style, and Foundation refuses to decode some of its own coded styles,
/// such as one with fraction digits and no limits for the integer digits.
struct CodedNumberStyle: Codable {
  let collection: Collection
  let locale: Locale

  /// What the options are set to; what is absent was never set.
  struct Collection: Codable {
    var scale: Double?
    var precision: Choice<Precision>?
    var group: Choice<Int>?
    var signDisplayStrategy: Sign?
    var decimalSeparatorStrategy: Choice<Int>?
    var rounding: Int?
    var roundingIncrement: Increment?
    var notation: Choice<Int>?
  }

  /// An option that is one of several.
  struct Choice<Option: Codable>: Codable {
    let option: Option
  }

  /// Digits by their number in all, or before and behind the decimal separator.
  struct Precision: Codable {
    var minSignificantDigits: Int?
    var maxSignificantDigits: Int?
    var minIntegerLength: Int?
    var maxIntegerLength: Int?
    var minFractionalLength: Int?
    var maxFractionalLength: Int?
  }

  /// Whether a sign is shown (0) or hidden (1).
  struct Sign: Codable {
    let positive: Int
    let negative: Int
    let zero: Int
  }

  /// The step that numbers are rounded to.
  struct Increment: Codable {
    var integer: Int?
    var floatingPoint: Double?
  }
}

extension CodedNumberStyle {
  /// The style that was coded.
  var style: FloatingPointFormatStyle<Double> {
    var style = NumberOptions(collection)
      .applied(to: FloatingPointFormatStyle<Double>(locale: locale))
    if collection.group?.option == 0 { style = style.grouping(.automatic) }
    if collection.decimalSeparatorStrategy?.option == 0 {
      style = style.decimalSeparator(strategy: .automatic)
    }
    return style
  }
}

extension NumberOptions {
  private static let recent = BoundedCache<FloatingPointFormatStyle<Double>, NumberOptions>(
    capacity: 64)

  /// The options of a style.
  init(of style: FloatingPointFormatStyle<Double>) {
    self = Self.recent.value(for: style) {
      let data = try? JSONEncoder().encode(style)
      let coded = data.flatMap { try? JSONDecoder().decode(CodedNumberStyle.self, from: $0) }
      return coded.map { NumberOptions($0.collection) } ?? NumberOptions()
    }
  }

  init(_ coded: CodedNumberStyle.Collection) {
    self.init()
    scale = coded.scale.flatMap { Rational($0)?.decimal }
    if let limits = coded.precision?.option {
      significantDigits = DigitLimits(limits.minSignificantDigits, limits.maxSignificantDigits)
      integerDigits = DigitLimits(limits.minIntegerLength, limits.maxIntegerLength)
      fractionDigits = DigitLimits(limits.minFractionalLength, limits.maxFractionalLength)
    }
    hidesGrouping = coded.group?.option == 1
    sign = coded.signDisplayStrategy.map(Sign.init)
    alwaysShowsDecimalSeparator = coded.decimalSeparatorStrategy?.option == 1
    rounding = coded.rounding.flatMap(Self.rule)
    increment = coded.roundingIncrement.flatMap(Self.step)
    notation = coded.notation.flatMap { Self.notation($0.option) }
  }

  /// The step as a decimal; ICU takes none that is not above zero.
  private static func step(_ increment: CodedNumberStyle.Increment) -> String? {
    let step =
      increment.integer.map { Rational($0) }
      ?? increment.floatingPoint.flatMap { Rational($0) }
    return step.flatMap { $0 > .zero ? $0.decimal : nil }
  }

  /// The rules in the order of Foundation's coding.
  private static func rule(_ code: Int) -> FloatingPointRoundingRule? {
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
    ]
    return rules.indices.contains(code) ? rules[code] : nil
  }

  /// The notations in the order of Foundation's coding.
  private static func notation(_ code: Int) -> Notation? {
    let notations: [Notation] = [.automatic, .scientific, .compact]
    return notations.indices.contains(code) ? notations[code] : nil
  }
}

extension NumberOptions.Sign {
  fileprivate init(_ coded: CodedNumberStyle.Sign) {
    if coded.positive == 0 {
      self = .always(includingZero: coded.zero == 0)
    } else {
      self = coded.negative == 0 ? .automatic : .never
    }
  }
}

extension DigitLimits {
  /// Limits of which at least one is set.
  fileprivate init?(_ least: Int?, _ most: Int?) {
    guard least != nil || most != nil else { return nil }
    self.init(least: max(0, least ?? 0), most: most.map { max($0, least ?? 0) })
  }
}
