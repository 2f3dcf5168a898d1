import Foundation
import Testing

@testable import FormatKit

/// Against ICU's own choice of units, which converts in binary numbers: the same text for values that
/// are not next to a limit or a tie.
struct MeasurementDifferentialTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let unit: Dimension
    let identifier: String
    let usage: String
    var testDescription: String { "\(identifier) \(usage)" }
  }

  static let cases: [Case] = [
    Case(unit: UnitLength.centimeters, identifier: "centimeter", usage: "default"),
    Case(unit: UnitLength.centimeters, identifier: "centimeter", usage: "person-height"),
    Case(unit: UnitLength.meters, identifier: "meter", usage: "road"),
    Case(unit: UnitLength.meters, identifier: "meter", usage: "visiblty"),
    Case(unit: UnitLength.inches, identifier: "inch", usage: "rainfall"),
    Case(unit: UnitMass.kilograms, identifier: "kilogram", usage: "default"),
    Case(unit: UnitMass.kilograms, identifier: "kilogram", usage: "person"),
    Case(unit: UnitVolume.milliliters, identifier: "milliliter", usage: "fluid"),
    Case(unit: UnitVolume.cups, identifier: "cup", usage: "default"),
    Case(unit: UnitArea.squareYards, identifier: "square-yard", usage: "default"),
    Case(unit: UnitSpeed.knots, identifier: "knot", usage: "wind"),
    Case(unit: UnitPressure.bars, identifier: "bar", usage: "baromtrc"),
    Case(unit: UnitEnergy.calories, identifier: "calorie", usage: "food"),
    Case(unit: UnitPower.horsepower, identifier: "horsepower", usage: "default"),
    Case(unit: UnitFuelEfficiency.milesPerGallon, identifier: "mile-per-gallon", usage: "default"),
    Case(
      unit: UnitConcentrationMass.milligramsPerDeciliter, identifier: "milligram-per-deciliter",
      usage: "default"),
  ]

  static let widths: [UnitNameWidth] = [.wide, .abbreviated, .narrow]

  @Test(arguments: cases)
  func choosesAsICUDoes(_ test: Case) throws {
    // ICU isolates Arabic digits in a list of English, but not in its last part, which it fills in later.
    let isMixed = test.usage.hasPrefix("person")
    for (index, locale) in FullRun.locales.enumerated() where !isMixed || locale != "en-u-nu-arab" {
      let width = Self.widths[index % 3]
      let icu = try ICUNumberFormatter(
        skeleton: "unit/\(test.identifier) \(width.skeleton) usage/\(test.usage)", locale: locale)
      let request = MeasurementRequest(
        unit: MeasuredUnit.Key(test.unit), usage: test.usage, width: width, number: nil,
        locale: locale)
      let writer = MeasurementWriter.cached(request)
      for value in [0, 0.37, 1.25, 47.3, 190, 12345.678, 9_876_543.2] {
        let number = MeasuredValue(.double(value), request.unit, test.unit)
        let text: String = writer.text(number)
        let expected = try icu.format(value)
        // A number that ICU leaves out is put right: see `NumberlessWordTests`.
        guard expected.numberRange != nil else { continue }
        #expect(sameScalars(text, expected.text), "\(value) in \(locale)")
      }
    }
  }

  /// As given, the number goes to ICU as it is.
  @Test func asProvidedIsWhatICUPrints() throws {
    for (index, locale) in FullRun.locales.enumerated() {
      let step = FullRun.isWanted ? 1 : 12
      for place in stride(from: index % step, to: UnitCatalogue.units.count, by: step) {
        let entry = UnitCatalogue.units[place]
        guard let identifier = entry.identifier else { continue }
        let width = Self.widths[place % 3]
        let icu = try ICUNumberFormatter(
          skeleton: "unit/\(identifier) \(width.skeleton)", locale: locale)
        guard let expected = try? icu.text(-1234.5) else { continue }
        let request = MeasurementRequest(
          unit: MeasuredUnit.Key(entry.unit), usage: nil, width: width, number: nil, locale: locale)
        let text: String = MeasurementWriter.cached(request)
          .text(MeasuredValue(.double(-1234.5), request.unit, entry.unit))
        #expect(sameScalars(text, expected), "\(identifier) in \(locale)")
      }
    }
  }
}
