/// One of the units that an integer may be scaled to, such as a megabyte.
struct ScaledUnit: BitwiseCopyable {
  /// How the unit's size is divided by.
  enum Size: BitwiseCopyable {
    case powerOfTen(Int)
    case powerOfTwo(Int)
  }

  /// Magnitudes from here on are written in a larger unit.
  let limit: UInt64
  let size: Size
  let minFraction: Int
  let maxFraction: Int
  /// The most steps of 10^−`maxFraction` that are written.
  let mostSteps: UInt64
  let words: QuantityWords
  /// Whether the integer itself follows.
  let hasTail: Bool

  /// The digits of a magnitude in this unit, rounded half to even, without zeros at the end of the fraction;
  /// `nil` where there are too many.
  @inline(__always)
  func digits(of magnitude: UInt64) -> (digits: UInt64, fractionDigits: Int)? {
    guard var steps = steps(of: magnitude), steps <= mostSteps else { return nil }
    var places = maxFraction
    while places > minFraction {
      let tenth = steps / 10
      guard tenth &* 10 == steps else { break }
      steps = tenth
      places &-= 1
    }
    return (steps, places)
  }

  @inline(__always)
  private func steps(of magnitude: UInt64) -> UInt64? {
    switch size {
    case .powerOfTen(let power):
      let dropped = power &- maxFraction
      guard dropped > 0 else {
        let steps = magnitude.multipliedReportingOverflow(by: powersOfTen[-dropped])
        return steps.overflow ? nil : steps.partialValue
      }
      let (steps, rest) = magnitude.divided(byPowerOfTen: dropped)
      let half = powersOfTen[dropped] / 2
      return steps &+ (rest > half || (rest == half && steps & 1 == 1) ? 1 : 0)
    case .powerOfTwo(let shift):
      let product = UInt128(magnitude) &* UInt128(powersOfTen[maxFraction])
      let steps = UInt64(truncatingIfNeeded: product &>> UInt128(shift))
      guard shift > 0 else { return product > UInt128(UInt64.max) ? nil : steps }
      guard product &>> UInt128(shift) <= UInt128(UInt64.max) else { return nil }
      let rest = UInt64(truncatingIfNeeded: product) & ((1 &<< UInt64(shift)) &- 1)
      let half: UInt64 = 1 &<< UInt64(shift &- 1)
      return steps &+ (rest > half || (rest == half && steps & 1 == 1) ? 1 : 0)
    }
  }
}

// Its words are written before they are shared.
extension ScaledUnit: @unchecked Sendable {}
