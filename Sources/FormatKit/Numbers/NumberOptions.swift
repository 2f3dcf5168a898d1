/// How a number is to be written, whatever type holds it.
///
/// Foundation has a style for each kind of number and of type; these are the options that they
/// share, so that one description serves all of them and ICU as well.
package struct NumberOptions: Hashable, Sendable {
  /// What the number counts.
  package enum Kind: Hashable, Sendable {
    case number
    case percent
    case currency(code: String, Width)
  }

  /// How a currency is named.
  package enum Width: String, Hashable, Sendable {
    case standard, narrow, isoCode, fullName
  }

  /// When a sign is written.
  package enum Sign: Hashable, Sendable {
    case automatic, never
    case always(includingZero: Bool)
  }

  /// Which form a long number takes.
  package enum Notation: String, Hashable, Sendable {
    case automatic, scientific, compact
  }

  package var kind: Kind
  package var integerDigits: DigitLimits?
  package var fractionDigits: DigitLimits?
  /// Significant digits; they take the place of the other two limits.
  package var significantDigits: DigitLimits?
  package var rounding: FloatingPointRoundingRule?
  /// The step to which the number is rounded, a positive decimal in ASCII.
  package var increment: String?
  package var hidesGrouping = false
  package var sign: Sign?
  /// Whether negative amounts stand in parentheses, where the locale has that.
  package var usesAccounting = false
  package var alwaysShowsDecimalSeparator = false
  /// What the number is multiplied by, a decimal in ASCII.
  package var scale: String?
  package var notation: Notation?

  package init(kind: Kind = .number) {
    self.kind = kind
  }
}

/// How many digits there may be.
package struct DigitLimits: Hashable, Sendable {
  package let least: Int
  /// The greatest number of digits; `nil` for all there are.
  package let most: Int?

  package init(least: Int, most: Int?) {
    self.least = least
    self.most = most
  }
}
