/// A byte count as it is written: a rounded number of one unit.
///
/// The unit is chosen after rounding: a number stays in the smaller unit until it fills, as it would be written,
/// one of the next that may be used. So 999 bytes are not "1 kB", and 999,950 bytes are not "1,000 kB".
struct ScaledByteCount: Hashable, Sendable {
  let isNegative: Bool
  let unit: ByteUnit
  /// The most fraction digits that the number may have.
  let fractionDigits: Int
  /// The number, in steps of ten to the minus `fractionDigits`.
  let steps: UInt128

  /// Chooses the unit and rounds the number, half to even.
  ///
  /// - Parameters:
  ///   - quantity: The bytes.
  ///   - base: How many of a unit make the next.
  ///   - units: The units that may be used, the smallest first.
  ///   - fractionDigits: The most fraction digits that a number of a unit may have.
  init(
    _ quantity: ByteQuantity, base: ByteUnit.Base, units: [ByteUnit],
    fractionDigits: (ByteUnit) -> Int = \.fractionDigits
  ) {
    isNegative = quantity.isNegative
    var unit = units.first ?? .byte
    var digits = fractionDigits(unit)
    var steps = quantity.rounded(to: unit.size(base), fractionDigits: digits)
    for next in units.dropFirst() {
      let filled = next.size(base) / unit.size(base) * Self.scale(digits)
      guard steps >= filled else { break }
      unit = next
      digits = fractionDigits(unit)
      steps = quantity.rounded(to: unit.size(base), fractionDigits: digits)
    }
    (self.unit, self.fractionDigits, self.steps) = (unit, digits, steps)
  }

  /// A count as it is.
  init(isNegative: Bool, unit: ByteUnit, fractionDigits: Int, steps: UInt128) {
    (self.isNegative, self.unit) = (isNegative, unit)
    (self.fractionDigits, self.steps) = (fractionDigits, steps)
  }

  /// The least number of bytes that is not written in a unit any more, but in the next.
  static func limit(
    of unit: ByteUnit, next: ByteUnit, base: ByteUnit.Base, fractionDigits: Int
  ) -> UInt128 {
    let filled = next.size(base) / unit.size(base) * scale(fractionDigits)
    // Half a step below is rounded up, since a full number of steps is even.
    let divisor = scale(fractionDigits) * 2
    return ((filled * 2 - 1) * unit.size(base) + divisor - 1) / divisor
  }

  private static func scale(_ fractionDigits: Int) -> UInt128 {
    (0..<fractionDigits).reduce(1) { scale, _ in scale * 10 }
  }

  /// The number in ASCII, such as `-9.22`.
  var decimal: String {
    let (whole, rest) = steps.quotientAndRemainder(dividingBy: Self.scale(fractionDigits))
    let sign = isNegative ? "-" : ""
    guard rest > 0 else { return sign + String(whole) }
    let digits = String(rest)
    let zeros = String(repeating: "0", count: fractionDigits - digits.count)
    return sign + String(whole) + "." + zeros + digits
  }
}
