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
      let net = above.merging(below.mapValues { -$0 }, uniquingKeysWith: +)
      return Base(
        above: net.filter { $0.value > 0 }, below: net.filter { $0.value < 0 }.mapValues { -$0 })
    }

    mutating func multiply(by other: Base, power: Int) {
      let (up, down) = power < 0 ? (other.below, other.above) : (other.above, other.below)
      for (unit, count) in up { above[unit, default: 0] += count * abs(power) }
      for (unit, count) in down { below[unit, default: 0] += count * abs(power) }
    }
  }
}

extension UnitSize.Base {
  /// Reads an identifier made of base units alone, whose names are single words without a prefix.
  init(_ identifier: String) {
    var (power, isBelow) = (1, false)
    for word in identifier.split(separator: "-") {
      if word == "per" {
        isBelow = true
      } else if let written = UnitIdentifier.power(word) {
        power = written
      } else {
        if isBelow {
          below[String(word), default: 0] += power
        } else {
          above[String(word), default: 0] += power
        }
        power = 1
      }
    }
  }
}
