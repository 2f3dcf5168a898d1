import Foundation

@testable import FormatKit

extension NumberRequest {
  /// Reads a pattern, and the settings beside it by the names of the data.
  init(pattern: String, settings: [String: String]) throws(NumberPattern.Gap) {
    self.init()
    try Self.refuseUnknown(settings)
    let pattern = try NumberPattern(pattern)
    options.hidesGrouping = pattern.groups.isEmpty || settings["useGrouping"] == "0"
    groups = options.hidesGrouping ? [] : pattern.groups
    options.increment = settings["roundingIncrement"] ?? pattern.increment
    options.alwaysShowsDecimalSeparator =
      pattern.showsSeparator || settings["decimalSeparatorAlwaysShown"] == "1"
    if pattern.isScientific { options.notation = .scientific }
    if settings["signAlwaysShown"] == "1" { options.sign = .always(includingZero: true) }
    options.scale = settings["multiplier"]
    if let mode = settings["roundingMode"] { options.rounding = try Self.rounding(mode) }
    try readDigits(pattern, settings)
    try refuseFewerPlaces()
  }

  /// Settings that change nothing here, and those that are read.
  private static let known: Set = [
    "locale", "pattern", "format", "parse", "lenient", "currency", "useGrouping", "roundingMode",
    "roundingIncrement", "decimalSeparatorAlwaysShown", "signAlwaysShown", "multiplier",
    "minIntegerDigits", "maxIntegerDigits", "minFractionDigits", "maxFractionDigits",
    "useSigDigits", "minSigDigits", "maxSigDigits",
  ]

  private static func refuseUnknown(_ settings: [String: String]) throws(NumberPattern.Gap) {
    for name in settings.keys where !known.contains(name) {
      switch name {
      case "grouping", "grouping2", "minGroupingDigits": throw .groups
      case "minimumExponentDigits", "exponentSignAlwaysShown", "useScientific": throw .exponent
      default: throw .affixes
      }
    }
  }

  private static func rounding(_ mode: String) throws(NumberPattern.Gap)
    -> FloatingPointRoundingRule
  {
    switch mode {
    case "default", "halfEven", "halfeven": .toNearestOrEven
    case "halfUp", "halfup": .toNearestOrAwayFromZero
    case "ceiling": .up
    case "floor": .down
    case "down": .towardZero
    case "up": .awayFromZero
    default: throw .init(reason: "a rounding that `FloatingPointRoundingRule` does not have")
    }
  }

  private func refuseFewerPlaces() throws(NumberPattern.Gap) {
    guard let increment = options.increment else { return }
    if options.significantDigits != nil { throw .contradiction }
    let places = increment.split(separator: ".").dropFirst().first?.count ?? 0
    guard options.fractionDigits?.least ?? 0 >= places else {
      throw .init(reason: "an increment with more places than are to be shown")
    }
  }

  private mutating func readDigits(
    _ pattern: NumberPattern, _ settings: [String: String]
  ) throws(NumberPattern.Gap) {
    func setting(_ name: String) -> Int? { settings[name].flatMap(Int.init) }
    let setsSignificant = setting("minSigDigits") != nil || setting("maxSigDigits") != nil
    if pattern.minimumSignificant > 0 || (setsSignificant && settings["useSigDigits"] != "0") {
      let least = max(1, setting("minSigDigits") ?? pattern.minimumSignificant)
      let most = setting("maxSigDigits") ?? pattern.maximumSignificant
      options.significantDigits = try Self.limits(least, most)
      return
    }
    options.fractionDigits = try Self.limits(
      setting("minFractionDigits") ?? pattern.minimumFraction,
      setting("maxFractionDigits") ?? pattern.maximumFraction)
    let integer = setting("minIntegerDigits") ?? pattern.minimumInteger
    let most = setting("maxIntegerDigits")
    if pattern.isScientific {
      guard most ?? 1 == 1, integer == 1 else { throw .engineering }
    } else if integer != 1 || most != nil {
      if let most, most < 1 { throw .contradiction }
      options.integerDigits = try Self.limits(integer, most)
    }
  }

  private static func limits(_ least: Int, _ most: Int?) throws(NumberPattern.Gap) -> DigitLimits {
    guard least >= 0, least <= most ?? .max else { throw .contradiction }
    return DigitLimits(least: least, most: most)
  }
}
