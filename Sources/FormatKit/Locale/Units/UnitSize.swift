/// How large a unit is, in the base units of its quantity.
struct UnitSize: Hashable, Sendable {
  /// The base units and their powers, above and below the line.
  var base = Base()
  var factor = Rational.one
  /// What is added, for temperatures; zero for all others.
  var offset = Rational.zero

  /// Powers of base units: `cubic-meter-per-meter` has meter³ above and meter¹ below.
  ///
  /// The two are kept apart, as consumption (L per 100 km) must not become an area.
  struct Base: Hashable, Sendable {
    var above: [String: Int] = [:]
    var below: [String: Int] = [:]

    var inverted: Base {
      Base(above: below, below: above)
    }

    /// What is left when the units above the line are cancelled with those below it.
    var cancelled: Base {
      var net = above
      for (unit, count) in below { net[unit, default: 0] -= count }
      return Base(above: net.filter { $0.value > 0 }, below: net.filter { $0.value < 0 }.mapValues { -$0 })
    }

    mutating func multiply(by other: Base, power: Int) {
      let (up, down) = power < 0 ? (other.below, other.above) : (other.above, other.below)
      for (unit, count) in up { above[unit, default: 0] += count * abs(power) }
      for (unit, count) in down { below[unit, default: 0] += count * abs(power) }
    }
  }
}

/// Finds the sizes of units by CLDR's identifiers: `kilometer-per-hour`, `square-foot`, `kibibyte`.
struct UnitSizes: Sendable {
  let facts: any UnitFacts

  /// The size of a unit; `nil` for an unknown one and for several in one (`foot-and-inch`).
  func size(of identifier: String) -> UnitSize? {
    guard let factors = UnitIdentifier(identifier, facts: facts)?.factors else { return nil }
    var size = UnitSize()
    for factor in factors {
      guard let single = self.size(of: factor) else { return nil }
      size.base.multiply(by: single.base, power: factor.power)
      size.factor = size.factor * single.factor.power(factor.power)
      if factors.count == 1, factor.power == 1 { size.offset = single.offset }
    }
    size.factor = size.factor.reduced
    return size
  }

  private func size(of factor: UnitIdentifier.Factor) -> UnitSize? {
    if factor.unit.isEmpty {
      var size = UnitSize()
      size.factor = factor.scale
      return size
    }
    guard let entry = facts.entry(factor.unit),
      let value = UnitExpression(facts: facts).value(entry.factor)
    else { return nil }
    var size = UnitSize()
    size.factor = value * factor.scale
    if let offset = entry.offset {
      size.offset = UnitExpression(facts: facts).value(offset) ?? .zero
    }
    guard let base = base(of: entry.target) else { return nil }
    size.base = base
    return size
  }

  /// What a unit measures: `length`, `consumption`; an inverse counts as what it is the inverse of.
  func quantity(of size: UnitSize) -> String? {
    for base in [size.base, size.base.inverted, size.base.cancelled, size.base.cancelled.inverted] {
      if let known = facts.quantities.first(where: { self.base(of: $0.base) == base }) {
        return known.quantity
      }
    }
    return nil
  }

  private func base(of identifier: String) -> UnitSize.Base? {
    guard let factors = UnitIdentifier(identifier, facts: facts)?.factors else { return nil }
    return factors.reduce(into: UnitSize.Base()) { base, factor in
      base.multiply(by: UnitSize.Base(above: [factor.name: 1]), power: factor.power)
    }
  }
}
