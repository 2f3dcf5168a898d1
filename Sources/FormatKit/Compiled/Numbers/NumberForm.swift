/// A number style as it was learned: writes decimal numbers by the style's rules, in the locale's shape.
final class NumberForm {
  let shape: NumberShape
  let rules: NumberRules
  /// The room for every number whose digits fit a `UInt64` and are not moved far by the exponent.
  let room: Int
  // By sign.
  private let affixes: UnsafeMutablePointer<NumberAffixes>
  // The same with the fraction of an integer as part of the suffix.
  private let integerAffixes: UnsafeMutablePointer<NumberAffixes>
  private let affixRoom: Int
  private let pieces: UTF8Pieces
  /// Whether an integer is written as it is, but for a fraction of zeros.
  private let takesIntegersAsTheyAre: Bool
  private let isSimple: Bool
  private let fractionMinimum: Int

  init(
    shape: NumberShape, rules: NumberRules,
    affixes: (NumberSign) -> (prefix: String, suffix: String)
  ) {
    let pieces = UTF8Pieces()
    let zeros = rules.integerFraction
    let fraction = zeros.map { shape.fractionOfZeros($0, always: rules.alwaysShowsSeparator) } ?? ""
    self.shape = shape
    self.rules = rules
    self.affixes = .allocate(capacity: NumberSign.allCases.count)
    integerAffixes = .allocate(capacity: NumberSign.allCases.count)
    var longest = 0
    for sign in NumberSign.allCases {
      let (prefix, suffix) = affixes(sign)
      (self.affixes + sign.rawValue).initialize(
        to: NumberAffixes(prefix: pieces.piece(prefix), suffix: pieces.piece(suffix)))
      (integerAffixes + sign.rawValue).initialize(
        to: NumberAffixes(prefix: pieces.piece(prefix), suffix: pieces.piece(fraction + suffix)))
      longest = max(longest, prefix.utf8.count + suffix.utf8.count)
    }
    self.pieces = pieces
    affixRoom = longest + fraction.utf8.count + 2 * UTF8Piece.slack
    room = affixRoom + shape.room(integer: 20, fraction: 20)
    takesIntegersAsTheyAre = zeros != nil && shape.isSimple
    fractionMinimum = rules.fractionMinimum
    isSimple = shape.isSimple && rules.minimumInteger == 1 && rules.integerLimit == nil
  }

  deinit {
    affixes.deallocate()
    integerAffixes.deallocate()
  }
}

// The memory is written in `init` alone.
extension NumberForm: @unchecked Sendable {}

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
    let affixes = integerAffixes + sign.rawValue
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
    var rounded = number
    rounded.dropTrailingZeros(keeping: shown.fraction)
    let sign = NumberSign(isNegative: number.isNegative, isZero: rounded.isZero)
    let affixes = affixes + sign.rawValue
    let length = NumberLength(
      integer: max(shown.integer, rules.minimumInteger), fraction: shown.fraction)
    let room = isQuick(rounded, length) ? room : room(rounded, length)
    guard cursor.room >= room else { return .needsRoom(room) }
    cursor.put(affixes.pointee.prefix)
    put(rounded, length, to: &cursor)
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

extension NumberForm {
  @inline(__always)
  private func isQuick<Digits>(_ number: DecimalNumber<Digits>, _ length: NumberLength) -> Bool {
    Digits.self == UInt64.self && isSimple && length.integer == 1 && length.fraction <= 19
      && number.exponent <= 0 && number.exponent >= -19
  }

  private func room<Digits>(_ number: DecimalNumber<Digits>, _ length: NumberLength) -> Int {
    let integer = number.isZero ? 1 : max(number.magnitude + 1, 1)
    return affixRoom
      + shape.room(
        integer: max(integer, length.integer), fraction: max(length.fraction, -number.exponent, 0))
  }

  @inline(__always)
  private func put<Digits>(
    _ number: DecimalNumber<Digits>, _ length: NumberLength, to cursor: inout UTF8Cursor
  ) {
    guard isQuick(number, length) else {
      cursor.put(
        number, minimum: length, integerLimit: rules.integerLimit,
        alwaysSeparator: rules.alwaysShowsSeparator, shape)
      return
    }
    let digits = UInt64(truncatingIfNeeded: number.coefficient)
    let fractionDigits = -number.exponent
    let (integer, fraction) =
      fractionDigits == 0
      ? (digits, 0) : digits.quotientAndRemainder(dividingBy: powersOfTen[fractionDigits])
    cursor.put(simple: integer, shape)
    if fractionDigits >= length.fraction {
      if fractionDigits > 0 {
        cursor.put(simpleFraction: fraction, count: fractionDigits, shape)
      } else if rules.alwaysShowsSeparator {
        cursor.put(shape.decimalSeparator)
      }
    } else {
      let padded = fraction &* powersOfTen[length.fraction &- fractionDigits]
      cursor.put(simpleFraction: padded, count: length.fraction, shape)
    }
  }
}

extension NumberShape {
  fileprivate func fractionOfZeros(_ count: Int, always: Bool) -> String {
    guard count > 0 || always else { return "" }
    return decimalText + String(repeating: digits.zero, count: count)
  }
}
