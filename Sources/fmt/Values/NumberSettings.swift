import FormatKit
import Foundation

/// The options that all commands on numbers share.
enum NumberSettings {
  static let fraction = Setting<DigitLimits>(
    "fraction", "DIGITS", "Digits after the decimal separator: 2, 2.., 0..3",
    read: { text throws(BadValue) in try DigitLimits.read(text, atLeast: 0) })
  static let integer = Setting<DigitLimits>(
    "integer", "DIGITS", "Digits before the decimal separator: 4, 2.., 0..3",
    read: { text throws(BadValue) in try DigitLimits.read(text, atLeast: 0) })
  static let significant = Setting<DigitLimits>(
    "significant", "DIGITS", "Significant digits: 3, 2..4",
    read: { text throws(BadValue) in try DigitLimits.read(text, atLeast: 1) })
  static let rounding = Setting<FloatingPointRoundingRule>.choice(
    "rounding", "RULE", "How to round", default: "half-even",
    [
      ("half-even", .toNearestOrEven), ("half-away", .toNearestOrAwayFromZero), ("up", .up),
      ("down", .down), ("toward-zero", .towardZero), ("away-from-zero", .awayFromZero),
      // The words of ICU and of numfmt.
      ("half-up", .toNearestOrAwayFromZero), ("nearest", .toNearestOrAwayFromZero),
      ("towards-zero", .towardZero), ("from-zero", .awayFromZero),
    ])
  static let increment = Setting<String>(
    "increment", "STEP", "Round to a multiple of a number: 5, 0.05",
    read: { text throws(BadValue) in try positive(text, wanted: "a step") })
  static let grouping = Setting<Bool>.choice(
    "grouping", "WHEN", "Whether to group digits", default: "automatic",
    [("automatic", true), ("never", false)])
  static let separator = Setting<Bool>.choice(
    "separator", "WHEN", "When to write the decimal separator", default: "automatic",
    [("automatic", false), ("always", true)])
  static let scale = Setting<String>(
    "scale", "FACTOR", "Multiply by a number first",
    read: { text throws(BadValue) in
      try NumberReader.finite(text, wanted: "a factor").limited(text, wanted: "a factor")
    })
  static let notation = Setting<NumberOptions.Notation>.choice(
    "notation", "FORM", "The form of large numbers", default: "automatic",
    [("automatic", .automatic), ("scientific", .scientific), ("compact", .compact)])
  static let sign = Setting<SignChoice>.choice(
    "sign", "WHEN", "When to write the sign; negative: not on what rounds to zero",
    default: "automatic",
    [
      ("automatic", SignChoice(sign: .automatic)), ("never", SignChoice(sign: .never)),
      ("negative", SignChoice(sign: .automatic, isOffZero: true)),
      ("always", SignChoice(sign: .always(includingZero: true))),
      ("except-zero", SignChoice(sign: .always(includingZero: false))),
    ])

  /// When the sign is written, and whether zero never has one.
  struct SignChoice: Sendable {
    let sign: NumberOptions.Sign
    var isOffZero = false
  }

  /// Whether a number that rounds to zero has no sign.
  static func isSignOffZero(_ options: Options) throws(UsageError) -> Bool {
    try options.value(of: sign)?.isOffZero ?? false
  }

  static let all = [
    fraction.spec, significant.spec, integer.spec, rounding.spec, increment.spec, grouping.spec,
    sign.spec, separator.spec, scale.spec, notation.spec,
  ]

  /// The options of a command line, added to a kind of number.
  static func read(
    _ options: Options, kind: NumberOptions.Kind
  ) throws(UsageError) -> NumberOptions {
    try options.refuse(significant, with: fraction)
    try options.refuse(significant, with: integer)
    try options.refuse(significant, with: increment)
    var settings = NumberOptions(kind: kind)
    settings.fractionDigits = try options.value(of: fraction)
    settings.integerDigits = try options.value(of: integer)
    settings.significantDigits = try options.value(of: significant)
    settings.rounding = try options.value(of: rounding)
    settings.increment = try options.value(of: increment)
    settings.hidesGrouping = try !options.value(of: grouping, or: true)
    settings.alwaysShowsDecimalSeparator = try options.value(of: separator, or: false)
    settings.scale = try options.value(of: scale)
    settings.notation = try options.value(of: notation)
    settings.sign = try options.value(of: sign)?.sign
    return settings
  }

  private static func positive(_ text: String, wanted: String) throws(BadValue) -> String {
    let number = try NumberReader.finite(text, wanted: wanted)
    guard !number.isNegative, !number.isZero else {
      throw BadValue(value: text, wanted: wanted, reason: "it is not greater than zero")
    }
    return try number.limited(text, wanted: wanted)
  }
}

extension ExactDecimal {
  /// The number without an exponent, when it is short enough for an option.
  fileprivate func limited(_ text: String, wanted: String) throws(BadValue) -> String {
    guard digits.utf8.count <= 18, (-18...18).contains(exponent) else {
      throw BadValue(value: text, wanted: wanted, reason: "it has more than 18 digits")
    }
    let (integer, fraction) = plainDigits
    let sign = isNegative ? "-" : ""
    let whole = sign + (integer.isEmpty ? "0" : integer)
    return fraction.isEmpty ? whole : "\(whole).\(fraction)"
  }
}

extension DigitLimits {
  /// Reads `2`, `0..3`, `2..` or `..3`.
  static func read(_ text: String, atLeast minimum: Int) throws(BadValue) -> DigitLimits {
    let wanted = "a number of digits"
    func bound(_ part: Substring) throws(BadValue) -> Int {
      guard part.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let value = Int(part),
        (minimum...998).contains(value)
      else {
        throw BadValue(
          value: text, wanted: wanted, reason: "digits go from \(minimum) to 998",
          advice: "write 2, 0..3, 2.. or ..3")
      }
      return value
    }
    guard let dots = text.firstRange(of: text.contains("...") ? "..." : "..") else {
      let count = try bound(text[...])
      return DigitLimits(least: count, most: count)
    }
    let (lower, upper) = (text[..<dots.lowerBound], text[dots.upperBound...])
    let least = lower.isEmpty && !upper.isEmpty ? minimum : try bound(lower)
    let most = upper.isEmpty ? nil : try bound(upper)
    if let most, most < least {
      throw BadValue(
        value: text, wanted: wanted, reason: "the first is greater than the second",
        advice: "write \(most)..\(least)")
    }
    return DigitLimits(least: least, most: most)
  }
}
