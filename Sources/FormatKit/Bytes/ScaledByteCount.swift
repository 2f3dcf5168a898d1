/// A byte count as it is written: a rounded number of one unit.
///
/// The unit is chosen after rounding: a number stays in the smaller unit until it fills, as it would be written,
/// one of the next that may be used. So 999 bytes are not "1 kB", and 999,950 bytes are not "1,000 kB".
struct ScaledByteCount: Hashable, Sendable {
  let isNegative: Bool
  let unit: ByteUnit
  /// The number, in steps of ten to the minus `unit.fractionDigits`.
  let steps: UInt128

  /// Chooses the unit and rounds the number, half to even.
  ///
  /// - Parameters:
  ///   - quantity: The bytes.
  ///   - base: How many of a unit make the next.
  ///   - units: The units that may be used, the smallest first.
  init(_ quantity: ByteQuantity, base: ByteUnit.Base, units: [ByteUnit]) {
    isNegative = quantity.isNegative
    var unit = units.first ?? .byte
    var steps = Self.steps(quantity, unit, base)
    for next in units.dropFirst() {
      let filled = next.size(base) / unit.size(base) * Self.scale(unit)
      guard steps >= filled else { break }
      unit = next
      steps = Self.steps(quantity, unit, base)
    }
    self.unit = unit
    self.steps = steps
  }

  private static func steps(
    _ quantity: ByteQuantity, _ unit: ByteUnit, _ base: ByteUnit.Base
  ) -> UInt128 {
    quantity.rounded(to: unit.size(base), fractionDigits: unit.fractionDigits)
  }

  private static func scale(_ unit: ByteUnit) -> UInt128 {
    (0..<unit.fractionDigits).reduce(1) { scale, _ in scale * 10 }
  }

  /// The number in ASCII, such as `-9.22`.
  var decimal: String {
    let (whole, rest) = steps.quotientAndRemainder(dividingBy: Self.scale(unit))
    let sign = isNegative ? "-" : ""
    guard rest > 0 else { return sign + String(whole) }
    let digits = String(rest)
    let zeros = String(repeating: "0", count: unit.fractionDigits - digits.count)
    return sign + String(whole) + "." + zeros + digits
  }
}
