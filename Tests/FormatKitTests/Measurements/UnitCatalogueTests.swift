import FormatKit
import Foundation
import Testing

@testable import FormatKit

/// Every unit constant of Foundation's has a name, a meaning and a text.
struct UnitCatalogueTests {
  @Test func hasEveryDimensionAndUnit() {
    #expect(UnitCatalogue.dimensions.count == 22)
    #expect(UnitCatalogue.units.count == 203)
    let names = UnitCatalogue.units.map { "\($0.dimension).\($0.name)" }
    #expect(Set(names).count == names.count)
  }

  /// The name in the table is that of the constant: its own type has it under this name.
  @Test func namesAreThoseOfTheConstants() {
    #expect(UnitCatalogue.units(named: "kilometers").first?.unit == UnitLength.kilometers)
    #expect(UnitCatalogue.units(named: "pints").first?.unit == UnitVolume.pints)
    #expect(
      UnitCatalogue.units(named: "milesPerGallon").first?.unit == UnitFuelEfficiency.milesPerGallon)
  }

  /// CLDR's size of a unit is Foundation's coefficient, as far as that has digits.
  ///
  /// Some of Foundation's are wrong: a stone is 6.35 kg, a US cup 236.6 mL, gravity 9.80665 m/s², liters per 100 km are
  /// taken for their inverse, and a mmol/L depends on the substance.
  @Test(arguments: UnitCatalogue.dimensions.map(\.name))
  func theMeaningHasTheConstantsSize(_ name: String) throws {
    let wrong = ["stones", "millimolesPerLiter", "cups", "gravity", "litersPer100Kilometers"]
    let dimension = try #require(UnitCatalogue.dimensions.first { $0.name == name })
    let sizes = ICUUnitFacts.sizes
    let base = try #require(sizes.size(of: dimension.base))
    for entry in dimension.units where !wrong.contains(entry.name) {
      let place = try #require(UnitCatalogue.units.firstIndex { $0.unit === entry.unit })
      let measure = try #require(MeasuredUnit(.known(place)).measure, "\(entry.name)")
      let size = try #require(sizes.size(of: measure.unit), "\(entry.name)")
      let conversion = try #require(UnitConversion(from: size, to: base))
      for value in [1.0, 3.0] {
        let exact = try #require(conversion((Rational(value) ?? .zero) * measure.factor))
        let expected = entry.unit.converter.baseUnitValue(fromValue: value)
        let ratio = try #require(Double(exact.decimal)) / expected
        #expect(abs(ratio - 1) < 5e-4, "\(entry.name)")
      }
    }
  }

  /// Dimensions with a fixed unit in CLDR have no preferences in Foundation.
  @Test func knowsWhichDimensionsAUsageConverts() {
    let converted = UnitCatalogue.dimensions.filter(\.hasPreferences).map(\.name)
    #expect(
      converted.sorted() == [
        "area", "concentrationMass", "energy", "fuelEfficiency", "length", "mass", "power",
        "pressure", "speed", "temperature", "volume",
      ])
  }

  @Test(arguments: [
    ("km", ["kilometers"]), ("kilometer", ["kilometers"]), ("KILOMETERS", ["kilometers"]),
    ("mile-per-gallon", ["milesPerGallon"]), ("mpg", ["milesPerGallon", "milesPerImperialGallon"]),
    ("m", ["meters", "minutes"]), ("m2", ["squareMeters"]), ("µm", ["micrometers"]),
    ("\u{3BC}m", ["micrometers"]), ("mW", ["milliwatts"]), ("MW", ["megawatts"]),
    ("fl oz", ["fluidOunces"]), ("smoot", []), ("", []),
  ])
  func findsUnits(_ word: String, _ names: [String]) {
    #expect(UnitCatalogue.units(named: word).map(\.name) == names)
  }

  /// No unit is printed as ICU's bare number or with nothing behind it, in any width.
  @Test(arguments: ["en_US", "de_DE", "ja_JP", "ar_EG", "hi_IN"])
  func everyUnitPrintsInEveryWidth(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    for entry in UnitCatalogue.units {
      for width in [Measurement<Dimension>.FormatStyle.UnitWidth.wide, .abbreviated, .narrow] {
        let style = Measurement<Dimension>.FormatStyle(
          width: width, locale: locale, usage: .asProvided)
        let text = style.attributed.format(Measurement(value: 5, unit: entry.unit))
        let units = text.runs[\.measurement].filter { $0.0 == .unit }
        #expect(units.count >= 1, "\(entry.name)")
        #expect(text.runs[\.measurement].contains { $0.0 == .value }, "\(entry.name)")
      }
    }
  }

  @Test func namesUnitsInALanguage() {
    let german = UnitCatalogue.names(in: Locale(identifier: "de_AT"))
    #expect(german.count == UnitCatalogue.units.count)
    let names = Dictionary(
      uniqueKeysWithValues: german.map { ("\($0.unit.dimension).\($0.unit.name)", $0.name) })
    #expect(names["length.kilometers"] == "Kilometer")
    #expect(names["length.yards"] == "Yards")
    #expect(names["area.squareMegameters"] == "Quadratmegameter")
    #expect(names["mass.slugs"] == "slug")
    #expect(names.values.allSatisfy { !$0.isEmpty })
  }
}
