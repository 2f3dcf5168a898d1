internal import Foundation

/// The units of a style whose words can stand without a number, since they say it: "ساعتان" is two hours in Arabic.
///
/// Foundation leaves the number out wherever the words of its plural category have none, also where it is another one
/// (half a day is of the category of "יום", one day, in Hebrew) and where it has a sign.
struct NumberlessUnits: Sendable {
  let units: Set<DurationUnit>
  private let rules: PluralRules

  private struct Key: Hashable {
    let locale: String
    let width: Duration.UnitsFormatStyle.UnitWidth
    let units: Set<Duration.UnitsFormatStyle.Unit>
  }

  private static let recent = BoundedCache<Key, NumberlessUnits?>(capacity: 128)

  /// The units that a style may use; `nil` where all of their words have a number.
  static func of(_ style: Duration.UnitsFormatStyle) -> NumberlessUnits? {
    let key = Key(
      locale: style.locale.identifier, width: style.unitWidth, units: style.allowedUnits)
    return recent.value(for: key) { NumberlessUnits(style) }
  }

  private init?(_ style: Duration.UnitsFormatStyle) {
    guard let rules = PluralRules.cardinal(of: style.locale) else { return nil }
    let samples = rules.samples.filter { $0.key.ownNumber != nil }.values
    let units = DurationUnit.allowed(by: style.allowedUnits).filter { unit in
      samples.contains { !style.text(of: $0, unit).hasNumber(of: unit) }
    }
    guard !units.isEmpty else { return nil }
    self.units = Set(units)
    self.rules = rules
  }

  /// Whether words without a number can be only for this one, which has no sign.
  func areFor(_ count: Int128) -> Bool {
    guard let count = UInt64(exactly: count) else { return false }
    return rules.category(of: count).ownNumber == String(count)
  }

  /// A number that has digits in every unit's words, less than what any unit has of the next.
  var plainNumber: Int128 {
    [3, 4, 5, 6].first { rules.category(of: UInt64($0)).ownNumber == nil } ?? 3
  }

  /// A number with its unit in the words of the category `other`.
  func words(_ style: Duration.UnitsFormatStyle, _ unit: DurationUnit) -> AttributedString? {
    rules.samples[.other].map { style.text(of: $0, unit) }
  }
}

extension Duration.UnitsFormatStyle {
  /// Foundation's text of a number of one unit.
  fileprivate func text(of number: QuantitySample, _ unit: DurationUnit) -> AttributedString {
    let power = Int128(powersOfTen[number.fractionDigits])
    return observed([unit], fractionDigits: number.fractionDigits).attributed
      .format(Duration(attoseconds: Int128(number.digits) * unit.attoseconds / power))
  }
}

extension AttributedString {
  /// Whether the amount of a unit has a number beside its words.
  func hasNumber(of unit: DurationUnit) -> Bool {
    runs.contains { $0.durationField == unit.field && $0.measurement == .value }
  }

  /// Puts other words, with their number, in the place of a unit's.
  mutating func replace(_ unit: DurationUnit, with words: AttributedString) {
    let ranges = runs.filter { $0.durationField == unit.field }.map(\.range)
    guard let first = ranges.first, let last = ranges.last else { return }
    replaceSubrange(first.lowerBound..<last.upperBound, with: words)
  }
}
