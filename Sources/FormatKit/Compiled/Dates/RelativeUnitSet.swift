/// A set of units, told the largest first.
struct RelativeUnitSet: Sendable {
  private(set) var bits: UInt8

  init(_ units: [RelativeUnit]) {
    bits = units.reduce(0) { $0 | 1 << UInt8($1.rawValue) }
  }

  private init(bits: UInt8) {
    self.bits = bits
  }

  func contains(_ unit: RelativeUnit) -> Bool {
    bits & 1 << UInt8(unit.rawValue) != 0
  }

  @inline(__always)
  var largest: RelativeUnit? {
    bits == 0 ? nil : RelativeUnit(rawValue: bits.trailingZeroBitCount)
  }

  @inline(__always)
  var smallest: RelativeUnit? {
    bits == 0 ? nil : RelativeUnit(rawValue: 7 &- bits.leadingZeroBitCount)
  }

  /// Takes the largest out.
  @inline(__always)
  mutating func popLargest() -> RelativeUnit? {
    let unit = largest
    bits &= bits &- 1
    return unit
  }

  /// The units from days up.
  var calendarUnits: Self { Self(bits: bits & 0b000_1111) }
  /// The units from hours down.
  var clockUnits: Self { Self(bits: bits & 0b111_0000) }

  @inline(__always)
  func larger(than unit: RelativeUnit) -> Self {
    Self(bits: bits & (1 << UInt8(unit.rawValue) &- 1))
  }

  /// The next smaller unit that divides this one; weeks divide neither months nor years.
  @inline(__always)
  func smaller(than unit: RelativeUnit) -> RelativeUnit? {
    var smaller = Self(bits: bits & ~(2 << UInt8(unit.rawValue) &- 1))
    let week: UInt8 = 1 << 2
    if unit.rawValue < 2, smaller.bits != week { smaller.bits &= ~week }
    return smaller.largest
  }
}
