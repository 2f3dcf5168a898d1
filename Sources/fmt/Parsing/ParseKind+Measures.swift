import FormatKit
import Foundation

extension ParseKind {
  static let measure = ParseKind(
    name: "measure", summary: "Read a measurement: 3.1 mi is 3.1 miles",
    details: [
      "Units may be written in words of any width, or by their symbols; --dimension says what is measured "
        + "where a short word has two meanings. The value is printed as a number and the unit's name, as "
        + "fmt measure takes it; nothing is converted."
    ],
    options: [MeasureOptions.dimension.spec],
    examples: [
      Example("parse measure \"3.1 miles\" \"6 ft, 3 in\"", "3.1 miles\n75 inches"),
      Example("parse measure \"5,5 кг\" --locale ru_RU", "5.5 kilograms"),
      Example("parse measure 5m --dimension length", "5 meters"),
    ],
    reader: { options, _ throws(UsageError) in
      let dimension = try options.value(of: MeasureOptions.dimension)
      return { locale in { text in try MachineMeasure(text, dimension, locale).text } }
    })

  static let temperature = ParseKind(
    name: "temperature", summary: "Read a temperature: 97.7°F is 97.7 fahrenheit",
    details: ["The value is printed as a number and its scale; nothing is converted."],
    examples: [Example("parse temperature \"36,5 °C\" --locale de_DE", "36.5 celsius")],
    reader: { _, _ in
      let dimension = UnitCatalogue.dimensions.first { $0.name == "temperature" }
      return { locale in { text in try MachineMeasure(text, dimension, locale).text } }
    })
}

/// A measurement as `fmt measure` takes it.
private struct MachineMeasure {
  let text: String

  init(_ text: String, _ dimension: UnitDimension?, _ locale: Locale) throws(ParsingError) {
    let read = try UnitCatalogue.amount(text, dimension: dimension, locale: locale)
    self.text = "\(read.number) \(read.unit.name)"
  }
}
