internal import Foundation

extension Duration.UnitsFormatStyle {
  /// How durations are written if the numbers of digits are such that Foundation stops the process.
  func rescue() -> ((Duration) -> String)? {
    survivable.map { style in { style.corrected($0) } }
  }

  /// The style with numbers of digits that Foundation survives; `nil` where its own are such.
  ///
  /// Foundation (Swift 6.3) takes no limits that cross each other, and none below zero. Here the lower one holds, within
  /// the digits that a number can have, and a zero has no more digits than a value may have. An increment that is not finite
  /// is none.
  var survivable: Self? {
    var style = self
    if fractionalPartDisplay.roundingIncrement?.isFinite == false {
      style.fractionalPartDisplay.roundingIncrement = nil
    }
    style.fractionalPartDisplay.minimumLength = Self.bounded(fractionalPartDisplay.minimumLength)
    style.fractionalPartDisplay.maximumLength = max(
      style.fractionalPartDisplay.minimumLength, Self.bounded(fractionalPartDisplay.maximumLength))
    if let limits = valueLengthLimits {
      let least = Self.bounded(limits.lowerBound)
      let most = max(least, Self.bounded(limits.isEmpty ? least : limits.upperBound - 1))
      style.valueLengthLimits = least..<(most + 1)
    }
    let zeros = zeroValueUnitsDisplay.length
    let mostZeros = style.valueLengthLimits.map { $0.upperBound - 1 }
    let fewer = min(zeros, mostZeros ?? NumberHazard.digits.upperBound)
    if fewer < zeros { style.zeroValueUnitsDisplay = .show(length: fewer) }
    return style == self ? nil : style
  }

  private static func bounded(_ length: Int) -> Int {
    min(max(length, NumberHazard.digits.lowerBound), NumberHazard.digits.upperBound)
  }
}
