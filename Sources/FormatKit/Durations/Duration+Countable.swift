extension Duration {
  /// The seconds and the attoseconds; `nil` for a duration of 2^63 seconds or nearly so many, whose `components` would
  /// stop the program.
  ///
  /// For less than 55 days it takes a multiplication, where `components` divides 128 bits.
  @inline(__always)
  var countableComponents: (seconds: Int64, attoseconds: Int64)? {
    let size = attoseconds.magnitude
    let high = UInt64(truncatingIfNeeded: size >> 64)
    guard high < Self.limit else { return nil }
    let low = UInt64(truncatingIfNeeded: size)
    var (seconds, rest): (UInt64, UInt64)
    if high >> Self.twos == 0 {
      // A second is 2^18 times 5^18.
      let shifted = high << (64 - Self.twos) | low >> Self.twos
      seconds = shifted / Self.fives
      rest = (shifted &- seconds &* Self.fives) << Self.twos | low & (1 << Self.twos - 1)
    } else {
      (seconds, rest) = Self.second.dividingFullWidth((high, low))
    }
    let isNegative = attoseconds < 0
    return (
      isNegative ? -Int64(bitPattern: seconds) : Int64(bitPattern: seconds),
      isNegative ? -Int64(bitPattern: rest) : Int64(bitPattern: rest)
    )
  }

  private static let twos: UInt64 = 18
  private static let fives: UInt64 = 3_814_697_265_625
  private static let second: UInt64 = 1_000_000_000_000_000_000

  /// The high half of 2^63 seconds in attoseconds.
  private static let limit: UInt64 = 500_000_000_000_000_000 - 1
}
