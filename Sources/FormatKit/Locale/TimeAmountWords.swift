internal import Foundation

/// The words of a locale for counted units of time: "1 hour, 30 minutes".
struct TimeAmountWords: Hashable, Sendable {
  /// How much of each unit's name is written, and whether numbers are words too.
  enum Width: Hashable, Sendable {
    case wide, short, shorter, narrow, numeric, spellOut
  }

  let width: Width
  let locale: Locale

  /// Some counted units, the largest first, joined as the locale joins them.
  func text(_ amounts: [TimeAmount]) -> String {
    do {
      return try joined(amounts)
    } catch {
      // Only where the locale's data cannot be read at all.
      return amounts.map { "\(number($0.count)) \($0.unit)" }.joined(separator: ", ")
    }
  }

  /// A whole number alone.
  func number(_ value: Double) -> String {
    value.formatted(.number.precision(.fractionLength(0)).locale(locale))
  }
}
