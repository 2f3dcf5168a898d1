/// How a locale writes the digits of a number: its ten digits, its separators and where they stand.
struct NumberShape: BitwiseCopyable, Sendable {
  let digits: DigitGlyphs
  let grouping: NumberGrouping
  /// What stands between groups of digits.
  let groupSeparator: UTF8Piece
  /// What stands between the integer and the fraction.
  let decimalSeparator: UTF8Piece
  let ascii = ASCIIDigits.shared

  /// Whether the digits are ASCII's, in groups of three or none.
  var isSimple: Bool {
    digits.isASCII && groupSeparator.count <= 4
      && (grouping.primary == 0 || grouping.primary == 3 && grouping.secondary == 3)
  }

  /// The bytes that so many integer and fraction digits take at most, slack included.
  func room(integer: Int, fraction: Int) -> Int {
    integer * (digits.width + groupSeparator.count) + fraction * digits.width
      + decimalSeparator.count + 2 * UTF8Piece.slack
  }
}

/// Where group separators stand, counted in digits from the decimal point.
struct NumberGrouping: BitwiseCopyable, Equatable, Sendable {
  /// The size of the last group; 0 when there are no groups.
  var primary: Int
  /// The size of the groups before it.
  var secondary: Int
  /// The digits that must stand before the last group for it to be set off.
  var minimum: Int

  static let none = NumberGrouping(primary: 0, secondary: 0, minimum: 1)

  /// Whether a number of so many integer digits is grouped.
  @inline(__always)
  func applies(to digits: Int) -> Bool {
    primary > 0 && digits >= primary &+ minimum
  }

  /// Whether a separator stands where so many digits follow.
  @inline(__always)
  func separates(_ following: Int) -> Bool {
    following >= primary && (following &- primary) % secondary == 0
  }
}
