#if !canImport(Darwin)
package import Foundation

extension UnitCatalogue {
  /// Reads a measurement in a unit of one dimension, or of any.
  ///
  /// - Parameters:
  ///   - text: The text to read.
  ///   - dimension: What is measured; `nil` for anything.
  ///   - locale: The language and region of the text.
  /// - Returns: The number, in ASCII, and its unit.
  /// - Throws: ``ParsingError``.
  package static func amount(
    _ text: String, dimension: UnitDimension?, locale: Locale
  ) throws(ParsingError) -> (number: String, unit: KnownUnit) {
    let reading = ReadingText(text)
    let places = units.indices.filter { place in
      dimension == nil || dimension?.name == units[place].dimension
    }
    do throws(ReadingFault) {
      let amount = try MeasurementReader(locale: locale.forReading, units: places).amount(reading)
      return (amount.decimal, units[amount.unit])
    } catch {
      let style = Measurement<Dimension>.FormatStyle(
        width: .abbreviated, locale: locale, usage: .asProvided)
      let unit = units.first { $0.dimension == dimension?.name }?.unit ?? UnitLength.meters
      let example = style.format(Measurement(value: 5, unit: unit))
      throw error.error(in: reading, as: .measurement, example: example)
    }
  }
}
#endif
