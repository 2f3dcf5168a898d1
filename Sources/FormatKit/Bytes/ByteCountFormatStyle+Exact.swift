package import Foundation

extension ByteCountFormatStyle {
  /// Writes a decimal of any length in a unit of data, without going through a binary number.
  ///
  /// - Parameters:
  ///   - decimal: The number in ASCII: `-12.50`, `1e40`.
  ///   - unit: The unit of the number.
  /// - Returns: The number of bytes, in the style's units.
  package func format(_ decimal: String, unit: UnitInformationStorage) -> String {
    String(attributed(decimal, unit: unit).characters)
  }

  /// Writes a decimal of any length in a unit of data, with Foundation's attributes.
  package func attributed(_ decimal: String, unit: UnitInformationStorage) -> AttributedString {
    #if canImport(Darwin)
    let value = Measurement(value: Double(decimal) ?? .nan, unit: unit)
    return attributed.format(Int64(clamping: Int(value.converted(to: .bytes).value.rounded())))
    #else
    return attributed.text(.decimal(decimal), in: unit)
    #endif
  }

  /// The whole number of bytes that a decimal in a unit of data is; `nil` when it is none.
  package static func wholeBytes(_ decimal: String, unit: UnitInformationStorage) -> Int64? {
    #if canImport(Darwin)
    return Int64(
      exactly: Measurement(value: Double(decimal) ?? .nan, unit: unit).converted(to: .bytes).value)
    #else
    return Attributed.wholeBytes(decimal, in: unit)
    #endif
  }
}
