extension NumberPrecision {
  /// The precision that goes with a unit, as CLDR's unit preferences write it (UTS #35 part 6, "Unit Preferences"):
  /// `precision-integer`, `precision-integer/@@*`, `precision-increment/50`; `nil` for any other.
  init?(skeleton: String) {
    let parts = skeleton.split(separator: "/", omittingEmptySubsequences: false)
    switch (parts[0], parts.count) {
    case ("precision-integer", 1):
      self = .fraction(min: 0, max: 0)
    case ("precision-integer", 2):
      let digits = parts[1].prefix { $0 == "@" }
      guard !digits.isEmpty, parts[1].dropFirst(digits.count) == "*" else { return nil }
      self = .integer(orDigits: digits.count)
    case ("precision-increment", 2):
      var options = NumberOptions()
      options.increment = String(parts[1])
      guard let rules = options.rules(default: .fraction(min: 0, max: 0)) else { return nil }
      self = rules.precision
    default:
      return nil
    }
  }
}
