/// Finds the sizes of units by CLDR's identifiers: `kilometer-per-hour`, `square-foot`, `kibibyte`.
struct UnitSizes: Sendable {
  let facts: any UnitFacts
  private let quantities: [UnitSize.Base: String]
  private let known = BoundedCache<String, UnitSize?>(capacity: 512)

  init(facts: any UnitFacts) {
    self.facts = facts
    quantities = Dictionary(
      facts.quantities.map { (UnitSize.Base($0.base), $0.quantity) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The size of a unit; `nil` for an unknown one and for several in one (`foot-and-inch`).
  func size(of identifier: String) -> UnitSize? {
    known.value(for: identifier) { makeSize(of: identifier) }
  }

  private func makeSize(of identifier: String) -> UnitSize? {
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
    var size = UnitSize()
    size.factor = factor.scale
    if factor.unit.isEmpty { return size }
    let expressions = UnitExpression(facts: facts)
    guard let entry = facts.entry(factor.unit), let value = expressions.value(entry.factor) else {
      return nil
    }
    size.base = UnitSize.Base(entry.target)
    size.factor = value * factor.scale
    size.offset = entry.offset.flatMap(expressions.value) ?? .zero
    return size
  }

  /// What a unit measures: `length`, `consumption`; an inverse counts as what it is the inverse of.
  func quantity(of size: UnitSize) -> String? {
    let cancelled = size.base.cancelled
    return [size.base, size.base.inverted, cancelled, cancelled.inverted]
      .lazy.compactMap { quantities[$0] }.first
  }

  /// The way from one unit to another; `nil` when they do not measure the same.
  func conversion(from source: String, to target: String) -> UnitConversion? {
    guard let from = size(of: source), let to = size(of: target) else { return nil }
    return UnitConversion(from: from, to: to)
  }
}
