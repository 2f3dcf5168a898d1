/// How a duration is divided among units: the rules of ``CarriedUnits`` in ticks.
struct UnitDivision: BitwiseCopyable {
  let units: UnsafePointer<TickUnit>
  let count: Int
  /// The most units that are shown.
  let limit: Int
  let showsZeros: Bool
  let rule: RoundingRule
}

// The units' memory is written before it is shared.
extension UnitDivision: @unchecked Sendable {}

/// What is shown of a duration.
struct UnitShare: BitwiseCopyable {
  /// The shown units, one bit each, the largest in the lowest bit.
  var shown: UInt32
  /// What is left of the last unit that was divided by.
  var rest: UInt64
  /// The last unit that was divided by.
  var last: Int
  var isZero: Bool
}

extension UnitDivision {
  /// Divides ticks and notes how many there are of each unit; `nil` where ``CarriedUnits`` has to look.
  @inline(__always)
  func share(
    _ ticks: UnitTicks, _ counts: UnsafeMutablePointer<UInt64>
  ) -> UnitShare? {
    let all = (1 as UInt32) &<< UInt32(count) &- 1
    var share = divide(ticks, upTo: count &- 1, counts)
    let nonZero = share.shown
    if showsZeros { share.shown = all }
    if share.shown.nonzeroBitCount > limit, nonZero != 0 {
      return narrowed(share, nonZero, ticks, counts)
    }
    if share.shown == 0 {
      share.shown = 1 &<< UInt32(count &- 1)
      counts[count &- 1] = 0
    }
    return share
  }

  /// Rounds to a unit and divides by all down to it; what is shown is what is not zero.
  @inline(__always)
  private func divide(
    _ ticks: UnitTicks, upTo last: Int, _ counts: UnsafeMutablePointer<UInt64>
  ) -> UnitShare {
    let total = units[last].rounded(ticks.count, isNegative: ticks.isNegative, rule)
    var rest = total
    var shown: UInt32 = 0
    for index in 0...last {
      let unit = units + index
      let count = unit.pointee.length.count(in: rest)
      counts[index] = count
      if count != 0 {
        rest &-= count &* unit.pointee.ticks
        shown |= 1 &<< UInt32(index)
      }
    }
    if rest != 0 { shown |= 1 &<< UInt32(last) }
    return UnitShare(shown: shown, rest: rest, last: last, isZero: total == 0)
  }

  /// Leaves out what is too much: the last unit that stays decides how the whole is rounded.
  private func narrowed(
    _ wide: UnitShare, _ nonZero: UInt32, _ ticks: UnitTicks,
    _ counts: UnsafeMutablePointer<UInt64>
  ) -> UnitShare? {
    let window = lowest(limit, of: from(nonZero.trailingZeroBitCount, of: wide.shown))
    let last = 31 - window.leadingZeroBitCount
    var share = divide(ticks, upTo: last, counts)
    if showsZeros {
      let first = share.shown == 0 ? nonZero.trailingZeroBitCount : share.shown.trailingZeroBitCount
      let all = (1 as UInt32) << UInt32(last + 1) - 1
      share.shown = lowest(limit, of: from(first, of: all))
    }
    let isWithin = share.shown != 0 && share.shown.nonzeroBitCount <= limit
    return isWithin ? share : nil
  }

  private func from(_ first: Int, of bits: UInt32) -> UInt32 {
    bits & ~((1 << UInt32(first)) - 1)
  }

  private func lowest(_ number: Int, of bits: UInt32) -> UInt32 {
    var (rest, kept) = (bits, 0 as UInt32)
    for _ in 0..<min(number, count) where rest != 0 {
      kept |= rest & (~rest + 1)
      rest &= rest - 1
    }
    return kept
  }
}
