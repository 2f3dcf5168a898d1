/// Which units a place uses for something.
///
/// UTS #35 part 6, "Unit Preferences": the list for a quantity, a usage and a region; a usage that
/// has none is shortened from its end and then `default`, a region that has none is the world.
struct UnitPreferences {
  let facts: any UnitFacts
  let place: UnitPlace

  /// The units in falling order, of which the last takes what is left; none for an unknown quantity.
  func list(quantity: String, usage: String) -> [UnitPreference] {
    if quantity == "temperature", let scale = place.temperatureUnit {
      return [UnitPreference(unit: scale, atLeast: "1", rounding: nil)]
    }
    let own = list(quantity: quantity, usage: usage, region: place.region)
    guard let system = place.system else { return own }
    let fits = own.allSatisfy { preference in belongs(preference.unit, to: system) }
    return fits ? own : list(quantity: quantity, usage: usage, region: system.region)
  }

  private func list(quantity: String, usage: String, region: String) -> [UnitPreference] {
    var usage = usage
    while true {
      for region in [region, "001"] {
        let list = facts.preferences(quantity: quantity, usage: usage, region: region)
        if let list { return list }
      }
      if usage == "default" { return [] }
      usage = usage.lastIndex(of: "-").map { String(usage[..<$0]) } ?? "default"
    }
  }

  /// Whether all factors of a unit are of a system, or of no system in particular.
  private func belongs(_ unit: String, to system: MeasurementSystem) -> Bool {
    unit.splitMixed().allSatisfy { single in
      guard let identifier = UnitIdentifier(single, facts: facts) else { return false }
      return identifier.factors.allSatisfy { factor in
        let systems = facts.entry(factor.unit)?.systems ?? []
        return systems.contains("metric_adjacent") || systems.contains(system.rawValue)
      }
    }
  }
}

/// The systems of measurement that a locale can ask for, by CLDR's names.
enum MeasurementSystem: String {
  case metric
  case us = "ussystem"
  case uk = "uksystem"

  /// The region whose preferences stand for the system.
  var region: String {
    switch self {
    case .metric: "001"
    case .us: "US"
    case .uk: "GB"
    }
  }
}

/// What a locale says about units.
struct UnitPlace: Hashable {
  /// The region, by its override (`rg`), its own code or the most likely one.
  var region: String
  /// The system asked for by the key `measure` (`-u-ms-`).
  var system: MeasurementSystem?
  /// The temperature scale asked for by the key `mu`.
  var temperatureUnit: String?
}

extension String {
  /// The units of a mixed one: `foot-and-inch` is `foot` and `inch`.
  func splitMixed() -> [String] {
    var units: [String] = []
    var words: [Substring] = []
    for word in split(separator: "-") {
      if word == "and" {
        units.append(words.joined(separator: "-"))
        words = []
      } else {
        words.append(word)
      }
    }
    return units + [words.joined(separator: "-")]
  }
}
