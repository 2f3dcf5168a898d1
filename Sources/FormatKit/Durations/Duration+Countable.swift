extension Duration {
  /// The seconds and the attoseconds; `nil` for a duration of 2^63 seconds or nearly so many, whose `components` would
  /// stop the program.
  @inline(__always)
  var countableComponents: (seconds: Int64, attoseconds: Int64)? {
    let high = Int64(truncatingIfNeeded: attoseconds >> 64)
    return high.magnitude < Self.limit ? components : nil
  }

  /// The high half of 2^63 seconds in attoseconds.
  private static let limit: UInt64 = 500_000_000_000_000_000 - 1
}
