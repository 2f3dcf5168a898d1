#if !canImport(Darwin)
public import Foundation

extension Measurement.FormatStyle: StrictParseableFormatStyle {
  /// Reads a measurement in any unit of its kind: "3.1 miles", "5 km", "6 ft, 3 in" in `en_US`.
  ///
  /// The locale's words are understood in all widths, and the units' symbols. The unit that is written is the unit of the
  /// value: nothing is converted. Several amounts add up in the smallest unit.
  ///
  /// - Parameter text: The text to read.
  /// - Returns: The number, the nearest one to the text's, in the unit that is written.
  /// - Throws: ``ParsingError``, also for a short word that stands for several units.
  public func parseStrictly(_ text: String) throws(ParsingError) -> Measurement<UnitType> {
    let reading = ReadingText(text)
    do throws(ReadingFault) {
      let amount = try MeasurementReader(
        locale: locale.forReading, units: UnitCatalogue.places(of: UnitType.self)
      ).amount(reading)
      guard let unit = UnitCatalogue.units[amount.unit].unit as? UnitType else {
        throw .unexpected(in: reading, at: 0)
      }
      return Measurement(value: amount.value, unit: unit)
    } catch {
      throw error.error(in: reading, as: .measurement, example: readingExample)
    }
  }

  private var readingExample: String {
    // `Dimension` itself has no base unit.
    let unit = UnitType.self == Dimension.self ? UnitLength.meters : UnitType.baseUnit()
    guard let unit = unit as? UnitType else { return "" }
    return FormatKit.format(Measurement(value: 5, unit: unit), style: self)
  }
}

extension UnitCatalogue {
  /// The places of all units of a dimension; of all dimensions for `Dimension` itself.
  static func places(of type: Dimension.Type) -> [Int] {
    guard type != Dimension.self else { return Array(units.indices) }
    guard let place = places[ObjectIdentifier(type)] else { return [] }
    let name = dimensions[place].name
    return units.indices.filter { units[$0].dimension == name }
  }
}
#endif
