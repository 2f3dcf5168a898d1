/// The exact way from one unit to another: `target = value × factor + offset`, or 1 by that.
struct UnitConversion: Hashable, Sendable {
  let factor: Rational
  let offset: Rational
  /// Whether one unit is the inverse of the other, as miles per gallon of liters per 100 km.
  let isReciprocal: Bool

  static let identity = UnitConversion(factor: .one, offset: .zero, isReciprocal: false)

  init(factor: Rational, offset: Rational, isReciprocal: Bool) {
    self.factor = factor.reduced
    self.offset = offset.reduced
    self.isReciprocal = isReciprocal
  }

  /// - Returns: `nil` when the units do not measure the same.
  init?(from source: UnitSize, to target: UnitSize) {
    let (base, other) = (source.base.cancelled, target.base.cancelled)
    if base == other {
      guard let scale = target.factor.reciprocal else { return nil }
      self.init(
        factor: source.factor * scale, offset: (source.offset - target.offset) * scale,
        isReciprocal: false)
    } else if base == other.inverted {
      self.init(factor: source.factor * target.factor, offset: .zero, isReciprocal: true)
    } else {
      return nil
    }
  }

  /// The value in the target unit; `nil` for the inverse of zero.
  func callAsFunction(_ value: Rational) -> Rational? {
    let result = value * factor + offset
    return isReciprocal ? result.reciprocal : result
  }
}
