#if canImport(_FoundationICU)
internal import Foundation

/// The value of a measurement, as exact as it was given.
struct MeasuredValue: Sendable {
  /// The number in the unit given.
  let number: NumberToWrite
  /// The number in the dimension's base unit, where only the unit's own converter can say it.
  private var inBaseUnit: Double?

  /// The number that conversion starts from; `nil` when it is not finite, or too long to count with.
  var exact: Rational? {
    if let binary { return Rational(binary) }
    if case .decimal(let text) = number { return Rational(text) }
    return nil
  }

  var isInfinite: Bool {
    binary?.isInfinite ?? false
  }

  var isFinite: Bool {
    binary?.isFinite ?? true
  }

  /// The number that conversion starts from, when it was given as a binary one.
  var binary: Double? {
    if let inBaseUnit { return inBaseUnit }
    if case .double(let value) = number { return value }
    return nil
  }

  init(_ number: NumberToWrite, _ key: MeasuredUnit.Key, _ unit: Dimension) {
    self.number = number
    guard case .other = key else { return }
    switch number {
    case .double(let value): inBaseUnit = unit.converter.baseUnitValue(fromValue: value)
    case .decimal(let text):
      inBaseUnit = Double(text).map { unit.converter.baseUnitValue(fromValue: $0) }
    }
  }
}
#endif
