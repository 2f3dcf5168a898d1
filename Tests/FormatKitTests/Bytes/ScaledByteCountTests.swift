import Testing

@testable import FormatKit

/// The rule for a byte count's unit and number, at every boundary.
///
/// The expected numbers are not computed but recognised: a rounded number is the one within half a step, and even in a tie.
struct ScaledByteCountTests {
  @Test(arguments: [ByteUnit.Base.decimal, .binary])
  func choosesTheUnitAfterRounding(_ base: ByteUnit.Base) {
    for bytes in Self.boundaries(base) {
      for sign: Int64 in [1, -1] {
        check(sign * bytes, base)
      }
    }
    check(.max, base)
    check(.min, base)
  }

  private func check(_ bytes: Int64, _ base: ByteUnit.Base) {
    let quantity = ByteQuantity(bytes)
    let count = ScaledByteCount(quantity, base: base, units: ByteUnit.allCases)
    #expect(count.isNegative == (bytes < 0))
    #expect(isNearest(count.steps, count.unit, bytes, base), "\(bytes) in \(count.unit)")
    if let next = ByteUnit(rawValue: count.unit.rawValue + 1) {
      #expect(count.steps < base.rawValue * scale(count.unit), "\(bytes) fills one \(next)")
    }
    if let smaller = ByteUnit(rawValue: count.unit.rawValue - 1) {
      let steps = quantity.rounded(
        to: smaller.size(base), fractionDigits: smaller.fractionDigits)
      #expect(isNearest(steps, smaller, bytes, base))
      #expect(steps >= base.rawValue * scale(smaller), "\(bytes) does not fill a \(count.unit)")
    }
  }

  private func isNearest(
    _ steps: UInt128, _ unit: ByteUnit, _ bytes: Int64, _ base: ByteUnit.Base
  ) -> Bool {
    let exact = UInt128(bytes.magnitude) * scale(unit) * 2
    let written = steps * unit.size(base) * 2
    let difference = exact > written ? exact - written : written - exact
    return difference < unit.size(base) || (difference == unit.size(base) && steps % 2 == 0)
  }

  private func scale(_ unit: ByteUnit) -> UInt128 {
    [1, 10, 100][unit.fractionDigits]
  }

  /// Around every number of units at which the text gains a digit, ties or fills the next unit.
  private static func boundaries(_ base: ByteUnit.Base) -> [Int64] {
    let full = UInt128(base.rawValue) * 1_000
    let small: [UInt128] = [
      1, 5, 10, 50, 100, 500, 999, 1_000, 1_500, 9_995, 9_999, 99_950, 999_499,
    ]
    let below: [UInt128] = [0, 1, 4, 5, 6, 49, 50, 51, 499, 500, 501, 999, 1_000]
    let thousandths = small + below.map { full - $0 }
    var boundaries: [Int64] = []
    for unit in ByteUnit.allCases.prefix(7) {
      for amount in thousandths {
        let bytes = Int128(unit.size(base) * amount / 1_000)
        boundaries += (-2...2).compactMap { Int64(exactly: bytes + Int128($0)) }
      }
    }
    return boundaries
  }

  @Test(arguments: [
    (999.4, "999", ByteUnit.byte), (999.5, "1", .kilobyte), (0.5, "0", .byte),
    (1.5, "2", .byte), (2.5, "2", .byte), (0.500_000_1, "1", .byte),
    (999_949.999_999_9, "1", .megabyte), (1e24, "1", .yottabyte),
    (1e37, "10000000000000", .yottabyte),
  ])
  func countsFractionsOfBytes(_ bytes: Double, _ number: String, _ unit: ByteUnit) throws {
    let quantity = try #require(ByteQuantity(bytes))
    let count = ScaledByteCount(quantity, base: .decimal, units: ByteUnit.allCases)
    #expect(count.decimal == number)
    #expect(count.unit == unit)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0x1p126, -1e300])
  func leavesWhatItCannotCount(_ bytes: Double) {
    #expect(ByteQuantity(bytes) == nil)
  }

  @Test func staysInBytesUntilOneOfTheNextAllowedUnitIsFull() {
    let units: [ByteUnit] = [.byte, .gigabyte]
    let below = ScaledByteCount(ByteQuantity(999_999_999), base: .decimal, units: units)
    #expect(below.decimal == "999999999")
    #expect(below.unit == .byte)
    let full = ScaledByteCount(ByteQuantity(1_000_000_000), base: .decimal, units: units)
    #expect(full.unit == .gigabyte)
  }
}
