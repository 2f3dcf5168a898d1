internal import Foundation

extension NumberOptions {
  /// Whether Foundation's styles of `Decimal` and the integers can say the same.
  ///
  /// They hold only whole increments, and a scale only as a binary number.
  package var fitsFoundation: Bool {
    if let increment, Int(increment) == nil { return false }
    if let scale, !isExact(scale) { return false }
    return !foundationMisreads
  }

  private func isExact(_ scale: String) -> Bool {
    guard let number = Double(scale) else { return false }
    return Decimal(number) == Decimal(string: scale, locale: nil)
  }

  /// Whether Foundation (Swift 6.3) runs two words of a currency's skeleton together, which ICU
  /// then refuses, so that it prints the bare number.
  ///
  /// No space follows `group-off`, nor an increment that stands with a precision.
  package var foundationMisreads: Bool {
    guard case .currency = kind else { return false }
    let hasLaterWords =
      sign != nil || usesAccounting || alwaysShowsDecimalSeparator || rounding != nil
      || increment != nil || notation == .scientific || notation == .compact
    let hasPrecision = integerDigits != nil || fractionDigits != nil || significantDigits != nil
    return (hidesGrouping && hasLaterWords) || (increment != nil && hasPrecision)
  }
}
