/// A unit's identifier taken apart: `kilogram-per-cubic-meter`.
///
/// UTS #35 part 6, "Unit Identifiers": factors joined by hyphens, those after `per` below the line;
/// a factor is a power (`square`, `cubic`, `pow4`), a prefix (`kilo`) and a simple unit, whose own
/// name may have hyphens (`light-year`).
struct UnitIdentifier {
  /// One factor of a unit.
  struct Factor {
    /// The prefix and the unit as written: `kilometer`.
    let name: String
    /// The simple unit: `meter`; empty for a bare number, as in `portion-per-1e9`.
    let unit: String
    /// What the prefix multiplies by.
    let scale: Rational
    /// The power, negative below the line.
    let power: Int
  }

  let factors: [Factor]

  /// - Returns: `nil` when a part is unknown.
  init?(_ identifier: String, facts: any UnitFacts) {
    var factors: [Factor] = []
    var parts = identifier.split(separator: "-")[...]
    var sign = 1
    while let first = parts.first {
      if first == "per" {
        guard sign == 1 else { return nil }
        sign = -1
        parts.removeFirst()
        continue
      }
      var power = 1
      if let written = Self.power(first) {
        power = written
        parts.removeFirst()
      }
      guard let (factor, count) = Self.longest(parts, power: sign * power, facts: facts) else {
        return nil
      }
      factors.append(factor)
      parts.removeFirst(count)
    }
    guard !factors.isEmpty else { return nil }
    self.factors = factors
  }

  /// What `square`, `cubic` and `pow4` raise the next word to.
  static func power(_ word: Substring) -> Int? {
    switch word {
    case "square": return 2
    case "cubic": return 3
    default: return word.hasPrefix("pow") ? Int(word.dropFirst(3)) : nil
    }
  }

  /// The longest run of words that is a known unit, with or without a prefix.
  private static func longest(
    _ parts: ArraySlice<Substring>, power: Int, facts: any UnitFacts
  ) -> (factor: Factor, count: Int)? {
    for count in stride(from: parts.count, to: 0, by: -1) {
      let name = parts.prefix(count).joined(separator: "-")
      if facts.entry(name) != nil {
        return (Factor(name: name, unit: name, scale: .one, power: power), count)
      }
      for prefix in facts.prefixes where name.hasPrefix(prefix.name) {
        let unit = String(name.dropFirst(prefix.name.count))
        guard facts.entry(unit) != nil else { continue }
        let scale = Rational(prefix.base).power(prefix.power)
        return (Factor(name: name, unit: unit, scale: scale, power: power), count)
      }
    }
    guard let word = parts.first, let number = Rational(word) else { return nil }
    return (Factor(name: String(word), unit: "", scale: number, power: power), 1)
  }
}
