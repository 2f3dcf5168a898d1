#if !canImport(Darwin)
package import Foundation

extension Measurement.FormatStyle {
  /// Writes a decimal of any length in a unit, without going through a binary number.
  ///
  /// - Parameters:
  ///   - decimal: The number in ASCII: `-12.50`, `1e400`.
  ///   - unit: The unit of the number.
  /// - Returns: The number and the unit.
  package func format(_ decimal: String, unit: UnitType) -> String {
    text(.decimal(decimal), unit)
  }

  /// Writes a decimal of any length in a unit, with Foundation's attributes.
  package func attributed(_ decimal: String, unit: UnitType) -> AttributedString {
    let text: ICUFormattedText = text(.decimal(decimal), unit)
    return text.attributedMeasurement
  }
}
#endif
