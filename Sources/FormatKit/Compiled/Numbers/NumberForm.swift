/// A number style as it was learned: writes decimal numbers by the style's rules, in the locale's shape.
///
/// What writing needs is in memory that is read without counting references.
final class NumberForm: DecimalForm {
  let rules: NumberRules
  /// The room for every number whose digits fit a `UInt64` and are not moved far by the exponent.
  let room: Int
  private let shape: NumberShape
  private let pieces = UTF8Pieces()
  private let template: NumberTemplate
  // By sign.
  private let affixes: Affixes
  // The same with the fraction of an integer as part of the suffix.
  private let integerAffixes: Affixes
  private let affixRoom: Int
  /// Whether an integer is written as it is, but for a fraction of zeros.
  private let takesIntegersAsTheyAre: Bool
  private let isSimple: Bool
  private let fractionMinimum: Int

  init(_ template: NumberTemplate, rules: NumberRules) {
    let zeros = rules.integerFraction
    let fraction = zeros.map { template.zeros($0, always: rules.alwaysShowsSeparator) } ?? ""
    let shape = template.shape
    self.template = template
    self.shape = shape
    self.rules = rules
    affixes = Affixes(template, pieces)
    integerAffixes = Affixes(template, pieces, before: fraction)
    affixRoom = integerAffixes.length + 2 * UTF8Piece.slack
    room = affixRoom + shape.room(integer: 20, fraction: 20)
    takesIntegersAsTheyAre = zeros != nil && shape.isSimple
    fractionMinimum = rules.fractionMinimum
    isSimple = shape.isSimple && rules.minimumInteger == 1 && rules.integerLimit == nil
  }
}

/// What stands before and after the digits, by sign.
private struct Affixes: @unchecked Sendable {
  private let start: UnsafePointer<NumberAffixes>
  /// The most bytes that they have together.
  let length: Int

  init(_ template: NumberTemplate, _ pieces: UTF8Pieces, before fraction: String = "") {
    let affixes = NumberSign.allCases.map { sign in
      let (prefix, suffix) = template.affixes(of: sign)
      return NumberAffixes(prefix: pieces.piece(prefix), suffix: pieces.piece(fraction + suffix))
    }
    start = pieces.memory(affixes)
    length = affixes.map { $0.prefix.count + $0.suffix.count }.max() ?? 0
  }

  @inline(__always)
  subscript(sign: NumberSign) -> UnsafePointer<NumberAffixes> { start + sign.rawValue }
}

extension NumberForm {
  /// Writes an integer.
  @inline(__always)
  func write(
    isNegative: Bool, magnitude: UInt64, to cursor: inout UTF8Cursor
  ) -> WriteResult {
    guard takesIntegersAsTheyAre else {
      return write(
        DecimalNumber(isNegative: isNegative, coefficient: magnitude, exponent: 0), to: &cursor)
    }
    guard cursor.room >= room else { return .needsRoom(room) }
    let sign = NumberSign(isNegative: isNegative, isZero: magnitude == 0)
    let affixes = integerAffixes[sign]
    cursor.put(affixes.pointee.prefix)
    cursor.put(simple: magnitude, shape)
    cursor.put(affixes.pointee.suffix)
    return .written
  }

  /// Writes any number.
  @inline(__always)
  func write<Digits>(
    _ number: DecimalNumber<Digits>, to cursor: inout UTF8Cursor
  ) -> WriteResult {
    var rounded = number
    guard rounded.multiply(by: rules.scale, exponent: rules.scaleExponent),
      let shown = rounded.round(to: rules.precision, rule: rules.rounding)
    else { return writeWide(number, to: &cursor) }
    return write(rounded, shown, to: &cursor)
  }

  /// Writes a number whose digits may not fit 64 bits.
  ///
  /// ICU multiplies and divides with 34 digits, so that the last ones of longer numbers are its own.
  @inline(never)
  func write(wide number: DecimalNumber<UInt128>, to cursor: inout UTF8Cursor) -> WriteResult {
    if rules.divides {
      let digits = number.coefficient.digitCount
      guard digits <= 22, digits + rules.scale.digitCount <= 34 else { return .notCovered }
    }
    return write(number, to: &cursor)
  }

  /// Writes a number that has been scaled and rounded to the fraction digits of the rules.
  @inline(__always)
  func write(rounded number: DecimalNumber<UInt64>, to cursor: inout UTF8Cursor) -> WriteResult {
    write(number, NumberLength(fraction: fractionMinimum), to: &cursor)
  }

  @inline(__always)
  private func write<Digits>(
    _ number: DecimalNumber<Digits>, _ shown: NumberLength, to cursor: inout UTF8Cursor
  ) -> WriteResult {
    var number = number
    number.normalize(keeping: shown.fraction)
    guard Digits.self == UInt64.self, isSimple, number.exponent <= 0, number.exponent >= -19,
      shown.fraction <= 19
    else { return writeAnyShape(number, shown, to: &cursor) }
    guard cursor.room >= room else { return .needsRoom(room) }
    let affixes = affixes[NumberSign(isNegative: number.isNegative, isZero: number.isZero)]
    cursor.put(affixes.pointee.prefix)
    let digits = UInt64(truncatingIfNeeded: number.coefficient)
    cursor.put(
      simple: digits, fraction: -number.exponent, minimum: shown.fraction,
      alwaysSeparator: rules.alwaysShowsSeparator, shape)
    cursor.put(affixes.pointee.suffix)
    return .written
  }

  @inline(never)
  private func writeAnyShape<Digits>(
    _ number: DecimalNumber<Digits>, _ shown: NumberLength, to cursor: inout UTF8Cursor
  ) -> WriteResult {
    let length = NumberLength(
      integer: max(shown.integer, rules.minimumInteger), fraction: shown.fraction)
    let integer = max(number.magnitude + 1, length.integer, 1)
    let fraction = max(length.fraction, -number.exponent, 0)
    let room = affixRoom + shape.room(integer: integer, fraction: fraction)
    guard cursor.room >= room else { return .needsRoom(room) }
    let affixes = affixes[NumberSign(isNegative: number.isNegative, isZero: number.isZero)]
    cursor.put(affixes.pointee.prefix)
    cursor.put(
      number, minimum: length, integerLimit: rules.integerLimit,
      alwaysSeparator: rules.alwaysShowsSeparator, shape)
    cursor.put(affixes.pointee.suffix)
    return .written
  }

  // Digits that do not fit 64 bits are tried again with 128; what does not fit those is left to the style.
  @inline(never)
  private func writeWide<Digits>(
    _ number: DecimalNumber<Digits>, to cursor: inout UTF8Cursor
  ) -> WriteResult {
    guard Digits.self == UInt64.self else { return .notCovered }
    let wide = DecimalNumber<UInt128>(
      isNegative: number.isNegative, coefficient: UInt128(number.coefficient),
      exponent: number.exponent)
    return write(wide: wide, to: &cursor)
  }
}

extension NumberTemplate {
  fileprivate func zeros(_ count: Int, always: Bool) -> String {
    guard count > 0 || always else { return "" }
    return decimalSeparator + String(repeating: zero, count: count)
  }
}
