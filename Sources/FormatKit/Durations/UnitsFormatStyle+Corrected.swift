internal import Foundation

extension Duration.UnitsFormatStyle: KnownFormatStyle {
  /// The duration in the units that ``CarriedUnits`` chooses.
  func corrected(_ value: Duration) -> String {
    isRight(for: value) ? format(value) : String(carried(value).characters)
  }

  /// Whether Foundation cannot go wrong: every unit is shown, to its last digit and with its number.
  fileprivate func isRight(for value: Duration) -> Bool {
    guard !allowedUnits.isEmpty, maximumUnitCount ?? .max >= allowedUnits.count else {
      return false
    }
    return fractionalPartDisplay.minimumLength <= 0 && fractionalPartDisplay.maximumLength <= 6
      && value.isShort && NumberlessUnits.of(self) == nil
  }

  /// The text, made by Foundation of the units that are to be shown and a duration rounded to them.
  fileprivate func carried(_ value: Duration) -> AttributedString {
    let allowed = DurationUnit.allowed(by: allowedUnits)
    guard !allowed.isEmpty else { return AttributedString() }
    let limit = maximumUnitCount.map { max($0, 1) } ?? allowed.count
    let units = CarriedUnits(
      value.attoseconds, allowed: allowed, limit: limit,
      showsZeros: zeroValueUnitsDisplay.showsZeros, rounding: rounding)
    var style = self
    style.allowedUnits = Set(units.units.map(\.option))
    style.maximumUnitCount = nil
    style.fractionalPartDisplay.roundingIncrement = nil
    if !units.hasFraction { style.fractionalPartDisplay.minimumLength = 0 }
    return LongDuration(units, fractionDigits: rounding.fractionDigits).text(style)
  }

  private var rounding: DurationRounding {
    DurationRounding(
      fractionDigits: fractionalPartDisplay.maximumLength,
      rule: fractionalPartDisplay.roundingRule,
      increment: fractionalPartDisplay.roundingIncrement)
  }
}

extension Duration.UnitsFormatStyle.Attributed: KnownFormatStyle {
  /// The corrected text with Foundation's attributes.
  func corrected(_ value: Duration) -> AttributedString {
    let style = self[dynamicMember: \.self]
    if let style = style.survivable { return style.attributed.corrected(value) }
    return style.isRight(for: value) ? format(value) : style.carried(value)
  }
}

extension Duration.UnitsFormatStyle.ZeroValueUnitsDisplayStrategy {
  /// The digits that a zero has; none where it is not shown.
  ///
  /// It can be read only from the encoded form.
  var length: Int {
    struct Encoded: Decodable { let length: Int }
    if let length = (0...3).first(where: { self == .show(length: $0) }) { return length }
    guard let data = try? JSONEncoder().encode(self),
      let encoded = try? JSONDecoder().decode(Encoded.self, from: data)
    else { return 0 }
    return max(0, encoded.length)
  }

  fileprivate var showsZeros: Bool { length > 0 }
}
