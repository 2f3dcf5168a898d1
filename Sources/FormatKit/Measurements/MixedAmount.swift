/// An amount in units of falling size: 190 cm is 6 feet and 2.8 inches.
struct MixedAmount: Sendable {
  let isNegative: Bool
  /// All but the last.
  private(set) var wholes: [Natural] = []
  /// The last, with its fraction.
  private(set) var rest: Rational

  /// Splits a value.
  ///
  /// - Parameters:
  ///   - value: The amount in the largest unit.
  ///   - parts: How many of each unit but the first make one of the unit before.
  ///   - round: Rounds the last amount as it will be written, so that 5 ft 11.9 in, without a fraction,
  ///     is 6 ft 0 in and never 5 ft 12 in.
  init(_ value: Rational, parts: [Rational], round: (Rational) -> Rational) {
    isNegative = value.isNegative
    rest = value.magnitude
    for perPrevious in parts {
      let split = rest.wholeAndRest
      wholes.append(split.whole)
      rest = split.rest * perPrevious
    }
    carry(parts, round)
  }

  /// Where the rounded last amount fills a larger unit, adds one to it, and so on upwards.
  private mutating func carry(_ parts: [Rational], _ round: (Rational) -> Rational) {
    guard let last = parts.last, round(rest) >= last else { return }
    rest = .zero
    for place in wholes.indices.reversed() {
      wholes[place] = wholes[place] + .one
      guard place > 0, Rational(wholes[place]) >= parts[place - 1] else { return }
      wholes[place] = .zero
    }
  }

  /// The amounts as decimals, the sign before the first.
  var decimals: [String] {
    let magnitudes = wholes.map { Rational($0).decimal } + [rest.decimal]
    let sign = isNegative ? "-" : ""
    return magnitudes.enumerated().map { place, text in place == 0 ? sign + text : text }
  }
}
