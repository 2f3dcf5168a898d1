internal import Foundation

/// The parts of an ICU number skeleton, by what they do.
///
/// ICU user guide, "Number Skeletons". An empty part leaves ICU's default.
struct NumberSkeleton: Hashable, Sendable {
  var scale = ""
  /// The digits behind the decimal separator, or in all, or the step that is rounded to.
  var precision = ""
  var integerWidth = ""
  var grouping = ""
  var sign = ""
  var decimal = ""
  var rounding = ""
  var notation = ""

  /// All parts in one line.
  var text: String {
    [scale, precision, integerWidth, grouping, sign, decimal, rounding, notation]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  var isCompact: Bool {
    notation == "compact-short"
  }
}

extension NumberSkeleton {
  /// The skeleton that Foundation makes of a number style's options.
  init(_ options: NumberStyleOptions) {
    if let scale = options.scale.flatMap(Rational.init) { self.scale = "scale/\(scale.decimal)" }
    let limits = options.precision?.option
    precision = options.roundingIncrement.flatMap { Self.increment($0, limits) }
      ?? limits.map(Self.digits) ?? ""
    integerWidth = limits.map(Self.integerWidth) ?? ""
    grouping = options.group?.option == 1 ? "group-off" : ""
    sign = options.signDisplayStrategy.map(Self.sign) ?? ""
    decimal = options.decimalSeparatorStrategy?.option == 1 ? "decimal-always" : ""
    rounding = options.rounding.map(Self.rounding) ?? ""
    notation = ["", "scientific", "compact-short"][options.notation?.option ?? 0]
  }

  private static func digits(_ limits: NumberStyleOptions.Precision) -> String {
    if let least = limits.minSignificantDigits {
      return run("@", least, limits.maxSignificantDigits)
    }
    if limits.maxFractionalLength == 0 { return "precision-integer" }
    guard limits.minFractionalLength != nil || limits.maxFractionalLength != nil else { return "" }
    return "." + run("0", limits.minFractionalLength ?? 0, limits.maxFractionalLength)
  }

  /// As many signs as there must be, then a mark for each that there may be.
  private static func run(_ sign: Character, _ least: Int, _ most: Int?) -> String {
    let optional = most.map { String(repeating: "#", count: max(0, $0 - least)) } ?? "+"
    return String(repeating: sign, count: max(0, least)) + optional
  }

  private static func integerWidth(_ limits: NumberStyleOptions.Precision) -> String {
    guard limits.minIntegerLength != nil || limits.maxIntegerLength != nil else { return "" }
    let least = max(0, limits.minIntegerLength ?? 0)
    guard let most = limits.maxIntegerLength else {
      return "integer-width/+" + String(repeating: "0", count: least)
    }
    if most == 0, least == 0 { return "integer-width/*" }
    guard most >= least else { return "" }
    let optional = String(repeating: "#", count: most - least)
    return "integer-width/" + optional + String(repeating: "0", count: least)
  }

  /// The step, with the zeros that the least number of fraction digits asks for.
  private static func increment(
    _ increment: NumberStyleOptions.Increment, _ limits: NumberStyleOptions.Precision?
  ) -> String? {
    let step = increment.integer.map { Rational($0) } ?? increment.floatingPoint.flatMap(Rational.init)
    guard let step, step > .zero else { return nil }
    var text = step.decimal
    if let least = limits?.minFractionalLength, least > 0 {
      let point = text.firstIndex(of: ".") ?? text.endIndex
      let written = max(0, text.distance(from: point, to: text.endIndex) - 1)
      if point == text.endIndex { text += "." }
      text += String(repeating: "0", count: max(0, least - written))
    }
    return "precision-increment/" + text
  }

  private static func sign(_ sign: NumberStyleOptions.Sign) -> String {
    if sign.positive == 0 { return sign.zero == 0 ? "sign-always" : "sign-except-zero" }
    return sign.negative == 0 ? "sign-auto" : "sign-never"
  }

  /// The rules in the order of Foundation's coding.
  private static func rounding(_ code: Int) -> String {
    let modes = ["half-up", "half-even", "ceiling", "floor", "down", "up"]
    return modes.indices.contains(code) ? "rounding-mode-" + modes[code] : ""
  }
}
