internal import Foundation

/// What a number style does to its numbers, read from the style's coded form.
///
/// It cannot be asked of the style and not be seen in its text, only in its effects.
struct NumberStyleSettings: Decodable {
  struct Precision: Decodable {
    struct Option: Decodable {
      var minSignificantDigits: Int?
      var maxSignificantDigits: Int?
      var minIntegerLength: Int?
      var maxIntegerLength: Int?
      var minFractionalLength: Int?
      var maxFractionalLength: Int?
    }
    var option: Option
  }

  struct Increment: Decodable {
    var integer: Int?
    var floatingPoint: Double?
  }

  struct Choice: Decodable {
    var option: Int
  }

  struct Collection: Decodable {
    var scale: Double?
    var precision: Precision?
    var rounding: FloatingPointRoundingRule?
    var roundingIncrement: Increment?
    var decimalSeparatorStrategy: Choice?
    var notation: Choice?
  }

  private let collection: Collection
}

extension NumberStyleSettings {
  /// The form that a long number takes.
  var notation: NumberOptions.Notation? {
    switch collection.notation?.option {
    case nil, 0: .automatic
    case 1: .scientific
    case 2: .compact
    default: nil
    }
  }

  /// Whether the style says itself how many digits there are.
  var hasPrecision: Bool {
    fractionLimits != nil || collection.precision?.option.minSignificantDigits != nil
      || increment != nil
  }

  /// The rules in numbers, with the digits that are shown when the style does not say; `nil` for a
  /// setting whose effect is not known.
  func rules(default precision: NumberPrecision) -> NumberRules? {
    var rules = NumberRules()
    guard let (scale, exponent) = Self.decimal(collection.scale ?? 1) else { return nil }
    rules.scale = scale
    rules.scaleExponent = exponent
    guard let precision = self.precision(default: precision) else { return nil }
    rules.precision = precision
    rules.rounding = collection.rounding ?? .toNearestOrEven
    rules.alwaysShowsSeparator = collection.decimalSeparatorStrategy?.option == 1
    guard let option = collection.precision?.option, hasIntegerLimits else { return rules }
    rules.minimumInteger = option.minIntegerLength ?? 0
    rules.integerLimit = option.maxIntegerLength == 0 ? nil : option.maxIntegerLength
    return rules
  }

  private var hasIntegerLimits: Bool {
    guard let option = collection.precision?.option else { return false }
    return option.minIntegerLength != nil || option.maxIntegerLength != nil
  }

  private var fractionLimits: (min: Int, max: Int?)? {
    guard let option = collection.precision?.option,
      option.minFractionalLength != nil || option.maxFractionalLength != nil
    else { return nil }
    return (option.minFractionalLength ?? 0, option.maxFractionalLength)
  }

  /// The positive number to whose multiples the style rounds.
  var increment: Double? {
    guard let increment = collection.roundingIncrement else { return nil }
    let value = increment.integer.map(Double.init) ?? increment.floatingPoint ?? 0
    return value > 0 ? value : nil
  }

  private func precision(default precision: NumberPrecision) -> NumberPrecision? {
    if let increment {
      guard let (value, exponent) = Self.decimal(increment) else { return nil }
      return .increment(
        value: value, magnitude: exponent, minFraction: max(fractionLimits?.min ?? 0, -exponent, 0))
    }
    if let min = collection.precision?.option.minSignificantDigits {
      return .significant(min: min, max: collection.precision?.option.maxSignificantDigits)
    }
    guard let (min, max) = fractionLimits else { return precision }
    return .fraction(min: min, max: max)
  }

  /// The digits of a positive number and their power of ten.
  ///
  /// Foundation turns such settings from binary into decimal before it hands them to ICU.
  private static func decimal(_ value: Double) -> (digits: UInt64, exponent: Int)? {
    guard value > 0, value.isFinite else { return nil }
    let text = Decimal(value).description
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, var digits = UInt64(parts.joined()) else { return nil }
    var exponent = parts.count == 2 ? -parts[1].count : 0
    while digits != 0, digits % 10 == 0 {
      digits /= 10
      exponent += 1
    }
    return digits == 0 ? nil : (digits, exponent)
  }
}
