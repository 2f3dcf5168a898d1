internal import Foundation

/// Learns how a style of byte counts writes them: the words of each unit and the bounds between units.
struct ByteCountLearner {
  let locale: Locale
  let base: ByteUnit.Base
  /// The units that may be used, the smallest first.
  let units: [ByteUnit]
  /// How many fraction digits a number of a unit has.
  let fractionDigits: (ByteUnit) -> ClosedRange<Int>
  /// The most steps of a unit that the style writes by its usual rule.
  let mostSteps: (ByteUnit) -> UInt64
  /// The style's text of a scaled number.
  let text: (ScaledByteCount) -> AttributedString
  let zero: AttributedString
  /// What follows a number of bytes, and behind which units; `nil` for nothing.
  let tail: ((Int64) -> AttributedString)?
  let hasTail: (ByteUnit) -> Bool

  /// The writer, unchecked; `nil` where a number does not read as expected.
  func writer() -> ScaledIntegerWriter? {
    // No `Int64` fills a zettabyte.
    let units = units.filter { $0 <= .exabyte }
    guard !units.isEmpty, let rules = PluralRules.cardinal(of: locale),
      let template = NumberTemplate.plain(locale: locale)
    else { return nil }
    let lexicon = QuantityLexicon(rules)
    let scaled = units.enumerated().map { place, unit in
      self.unit(
        unit, next: place + 1 < units.count ? units[place + 1] : nil, lexicon)
    }
    let tail = tail.map { tail in
      lexicon.learn(fractionDigits: 0...0, signs: [.positive, .negative]) {
        NumberParts(tail($1 == .negative ? -Int64($0.digits) : Int64($0.digits)))
      }
    }
    return ScaledIntegerWriter(
      scaled, zero: String(zero.characters), tail: tail, template: template, lexicon: lexicon)
  }

  private func unit(
    _ unit: ByteUnit, next: ByteUnit?, _ lexicon: QuantityLexicon
  ) -> ScaledUnit {
    let digits = fractionDigits(unit)
    let limit = next.map {
      ScaledByteCount.limit(
        of: unit, next: $0, base: base, fractionDigits: digits.upperBound)
    }
    let words = lexicon.learn(fractionDigits: digits) { number, sign in
      NumberParts(
        text(
          ScaledByteCount(
            isNegative: sign == .negative || sign == .negativeZero, unit: unit,
            fractionDigits: number.fractionDigits, steps: UInt128(number.digits))))
    }
    return ScaledUnit(
      limit: limit.map { UInt64(clamping: $0) } ?? .max,
      size: base == .decimal ? .powerOfTen(3 * unit.rawValue) : .powerOfTwo(10 * unit.rawValue),
      minFraction: digits.lowerBound, maxFraction: digits.upperBound,
      mostSteps: mostSteps(unit), words: words, hasTail: tail != nil && hasTail(unit))
  }

  /// Numbers of bytes at which a writer is worth checking: on both sides of each bound, and between.
  var checkedValues: [Int64] {
    var values: [Int64] = [0, 1, -2, 1_023, 123_456_789]
    for (unit, next) in zip(units, units.dropFirst()) {
      let limit = ScaledByteCount.limit(
        of: unit, next: next, base: base, fractionDigits: fractionDigits(unit).upperBound)
      guard let limit = Int64(exactly: limit) else { continue }
      values += [limit - 1, -limit]
    }
    return values + [.max]
  }
}
