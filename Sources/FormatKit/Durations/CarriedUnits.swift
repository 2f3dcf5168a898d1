/// A duration told in units, rounded once and as a whole.
///
/// The last unit that is shown decides how finely the whole is rounded, and what fills a larger unit goes there: 23.5
/// hours are 1 day where days may be used, never 24 hours. A larger unit takes no part that smaller ones could tell: 60
/// seconds are 1 minute, not 1.0 minutes, where seconds may be used.
struct CarriedUnits: Hashable, Sendable {
  /// What is shown, the largest first.
  let units: [DurationUnit]
  /// The attoseconds that are shown, with their sign.
  let attoseconds: Int128
  /// Whether the last unit has a fraction, even one of zeros only.
  let hasFraction: Bool

  /// Chooses the units.
  ///
  /// - Parameters:
  ///   - attoseconds: The duration.
  ///   - allowed: The units that may be used, the largest first; at least one.
  ///   - limit: The most units to show.
  ///   - showsZeros: Whether a unit is shown where there is nothing of it.
  ///   - rounding: How the last unit is rounded.
  init(
    _ attoseconds: Int128, allowed: [DurationUnit], limit: Int, showsZeros: Bool,
    rounding: DurationRounding
  ) {
    let smallest = allowed[allowed.count - 1]
    var units = Units(rounding.rounded(attoseconds, to: smallest), allowed, showsZeros)
    if units.shown.count > limit, let first = units.firstNonZero {
      let window = units.shown.drop { $0.rawValue < first.rawValue }.prefix(limit)
      let last = window.last ?? smallest
      let larger = allowed.filter { $0.rawValue <= last.rawValue }
      units = Units(rounding.rounded(attoseconds, to: last), larger, showsZeros)
      units.drop(before: first, limit: limit)
      // Steps larger than a unit can leave nothing, or too much.
      if units.shown.isEmpty || units.shown.count > limit { units.shown = Array(window) }
    }
    let last = units.shown.last ?? smallest
    self.units = units.shown.isEmpty ? [smallest] : units.shown
    self.attoseconds = units.total
    hasFraction = last == smallest || units.total % last.attoseconds != 0
  }
}

/// A number of attoseconds divided among units.
private struct Units {
  let total: Int128
  let showsZeros: Bool
  let firstNonZero: DurationUnit?
  var shown: [DurationUnit]

  init(_ total: Int128, _ allowed: [DurationUnit], _ showsZeros: Bool) {
    var rest = total
    var nonZero: [DurationUnit] = []
    for (index, unit) in allowed.enumerated() {
      let isLast = index == allowed.count - 1
      if isLast ? rest != 0 : rest / unit.attoseconds != 0 { nonZero.append(unit) }
      rest %= unit.attoseconds
    }
    self.total = total
    self.showsZeros = showsZeros
    firstNonZero = nonZero.first
    shown = showsZeros ? allowed : nonZero
  }

  /// Leaves out zeros before the first unit, and after it what is too many where zeros are shown.
  mutating func drop(before first: DurationUnit, limit: Int) {
    guard showsZeros else { return }
    let first = firstNonZero ?? first
    shown = Array(shown.drop { $0.rawValue < first.rawValue }.prefix(limit))
  }
}
