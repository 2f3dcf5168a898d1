/// A quantity as it was learned: writes numbers by a style's rules, with the words that go with each.
///
/// Like a piece, it is read without counting references: the ``QuantityLexicon`` that made its words, and the
/// template that its shape is of, must outlive it.
struct QuantityForm: BitwiseCopyable, DecimalForm {
  let rules: NumberRules
  let room: Int
  private let words: QuantityWords
  private let shape: NumberShape
  private let isSimple: Bool
  private let fractionMinimum: Int

  init(_ words: QuantityWords, rules: NumberRules, shape: NumberShape) {
    (self.words, self.rules, self.shape) = (words, rules, shape)
    isSimple = shape.isSimple && rules.minimumInteger == 1
    fractionMinimum = rules.fractionMinimum
    room =
      words.length + shape.room(integer: max(20, rules.minimumInteger), fraction: 20)
      + 2 * UTF8Piece.slack
  }
}

extension QuantityForm {
  /// Writes any number whose digits fit 64 bits.
  @inline(__always)
  func write(_ number: DecimalNumber<UInt64>, to cursor: inout UTF8Cursor) -> WriteResult {
    var number = number
    guard number.multiply(by: rules.scale, exponent: rules.scaleExponent),
      let shown = number.round(to: rules.precision, rule: rules.rounding)
    else { return .notCovered }
    return write(number, shown, to: &cursor)
  }

  /// Writes a number that has been scaled and rounded to the fraction digits of the rules.
  @inline(__always)
  func write(rounded number: DecimalNumber<UInt64>, to cursor: inout UTF8Cursor) -> WriteResult {
    write(number, NumberLength(fraction: fractionMinimum), to: &cursor)
  }

  @inline(__always)
  private func write(
    _ number: DecimalNumber<UInt64>, _ shown: NumberLength, to cursor: inout UTF8Cursor
  ) -> WriteResult {
    var number = number
    number.normalize(keeping: shown.fraction)
    let places = max(-number.exponent, shown.fraction)
    let zeros = places &+ number.exponent
    guard cursor.room >= room else { return .needsRoom(room) }
    guard number.exponent <= 0, places < 19 else { return .notCovered }
    let (digits, overflow) = number.coefficient
      .multipliedReportingOverflow(by: powersOfTen[zeros])
    let isKnown =
      !overflow
      && cursor.put(
        NumberSign(isNegative: number.isNegative, isZero: number.isZero), digits: digits,
        fractionDigits: places, words, shape, isSimple: isSimple && shown.integer <= 1,
        minimumInteger: max(shown.integer, rules.minimumInteger),
        alwaysSeparator: rules.alwaysShowsSeparator)
    return isKnown ? .written : .notCovered
  }
}
