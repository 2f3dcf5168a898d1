#if canImport(_FoundationICU)
/// CLDR's unit data, read entry by entry from ICU's bundle `units`.
struct ICUUnitFacts: UnitFacts {
  static let shared = ICUUnitFacts()

  /// The sizes of units by these facts.
  static let sizes = UnitSizes(facts: shared)

  let prefixes: [UnitPrefix]
  let quantities: [(base: String, quantity: String)]

  private init() {
    prefixes = Self.readPrefixes()
    quantities = Self.readQuantities()
  }

  func entry(_ unit: String) -> UnitEntry? {
    guard let node = Self.node("convertUnits", unit), let target = node.text("target"),
      let factor = node.text("factor")
    else { return nil }
    return UnitEntry(
      target: target, factor: factor, offset: node.text("offset"),
      systems: (node.text("systems") ?? "").split(separator: " ").map(String.init))
  }

  func constant(_ name: String) -> String? {
    Self.node("unitConstants")?.text(name)
  }

  func preferences(quantity: String, usage: String, region: String) -> [UnitPreference]? {
    guard let list = Self.node("unitPreferenceData", quantity, usage, region) else { return nil }
    return (0..<list.count).compactMap { index in
      guard let node = try? list[index], let unit = node.text("unit") else { return nil }
      return UnitPreference(
        unit: unit, atLeast: node.text("geq") ?? "1", rounding: node.text("skeleton"))
    }
  }

  /// The node at a path of keys; `nil` when a key is not there.
  private static func node(_ keys: String...) -> ICUBundle? {
    guard var node = try? ICUBundle(direct: "units") else { return nil }
    for key in keys {
      guard !key.isEmpty, let child = try? node[key] else { return nil }
      node = child
    }
    return node
  }

  /// The prefixes of the table, and `micro`: ICU 76 leaves it out, as its symbol is not ASCII.
  private static func readPrefixes() -> [UnitPrefix] {
    guard let children = try? node("unitPrefixes")?.children else { return [] }
    let micro = UnitPrefix(name: "micro", base: 10, power: -6)
    let known: [UnitPrefix] = children.compactMap { name, node in
      for (key, base) in [("power10", 10), ("power2", 2)] {
        if let power = node.text(key).flatMap({ Int($0) }) {
          return UnitPrefix(name: name, base: base, power: power)
        }
      }
      return nil
    }
    return known.contains { $0.name == micro.name } ? known : known + [micro]
  }

  /// The quantities stand in an array of tables of one entry, as their order matters to ICU.
  private static func readQuantities() -> [(base: String, quantity: String)] {
    guard let list = node("unitQuantities") else { return [] }
    return (0..<list.count).compactMap { index in
      guard let pair = try? list[index].children.first, let quantity = try? pair.node.string else {
        return nil
      }
      return (pair.key, quantity)
    }
  }
}

extension ICUBundle {
  /// The text of a child; `nil` when there is none.
  fileprivate func text(_ key: String) -> String? {
    try? self[key].string
  }
}
#endif
