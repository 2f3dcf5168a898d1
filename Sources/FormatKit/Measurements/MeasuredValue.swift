/// The value of a measurement, as exact as it was given.
struct MeasuredValue: Sendable {
  /// The number in the unit given.
  let number: NumberToWrite
  /// The number in the dimension's base unit, where only the unit's own converter can say it.
  var inBaseUnit: Double?

  /// The number that conversion starts from; `nil` when it is not finite.
  var exact: Rational? {
    if let inBaseUnit { return Rational(inBaseUnit) }
    switch number {
    case .double(let value): return Rational(value)
    case .decimal(let text): return Rational(text)
    }
  }

  var isInfinite: Bool {
    if let inBaseUnit { return inBaseUnit.isInfinite }
    if case .double(let value) = number { return value.isInfinite }
    return false
  }
}
