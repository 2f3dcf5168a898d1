/// The value of an expression of CLDR's unit data: `gal_to_m3/16*48`.
///
/// UTS #35 part 6, "Conversion Data": numbers and constants are multiplied; what follows the one
/// slash, products included, is divided by.
struct UnitExpression {
  let facts: any UnitFacts

  /// - Returns: `nil` when a name is unknown or a number malformed.
  func value(_ text: String) -> Rational? {
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    guard sides.count <= 2, let top = product(sides[0]) else { return nil }
    guard sides.count == 2 else { return top.reduced }
    guard let divisor = product(sides[1])?.reciprocal else { return nil }
    return (top * divisor).reduced
  }

  private func product(_ text: Substring) -> Rational? {
    var result = Rational.one
    for factor in text.split(separator: "*", omittingEmptySubsequences: false) {
      guard let value = single(String(factor.filter { $0 != " " })) else { return nil }
      result = result * value
    }
    return result
  }

  private func single(_ text: String) -> Rational? {
    if let number = Rational(text) { return number }
    return facts.constant(text).flatMap(value)
  }
}
