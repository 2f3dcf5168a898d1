import Testing

@testable import FormatKit

/// Conversion is exact: CLDR's expressions, evaluated as fractions.
struct UnitConversionTests {
  static let sizes = ICUUnitFacts.sizes

  static func convert(_ value: String, _ source: String, _ target: String) -> String? {
    guard let value = Rational(value), let from = sizes.size(of: source),
      let to = sizes.size(of: target)
    else { return nil }
    return UnitConversion(from: from, to: to)?(value)?.decimal
  }

  @Test(arguments: [
    ("1", "mile", "foot", "5280"), ("0", "celsius", "fahrenheit", "32"),
    ("-40", "celsius", "fahrenheit", "-40"), ("36.5", "celsius", "fahrenheit", "97.7"),
    ("98.6", "fahrenheit", "celsius", "37"), ("0", "kelvin", "celsius", "-273.15"),
    ("1", "gallon", "cubic-inch", "231"), ("1", "pint", "milliliter", "473.176473"),
    ("1", "cup", "fluid-ounce", "8"), ("1", "stone", "pound", "14"),
    ("1e300", "kilometer", "meter", "1" + String(repeating: "0", count: 303)),
    ("1e-300", "kilometer", "meter", "0." + String(repeating: "0", count: 296) + "1"),
    ("100", "mile-per-gallon", "liter-per-100-kilometer", "2.3521458333333333333"),
  ])
  func isExact(_ value: String, _ source: String, _ target: String, _ expected: String) throws {
    let converted = try #require(Self.convert(value, source, target))
    #expect(converted == expected || (expected.count > 18 && converted.hasPrefix(expected)))
  }

  @Test func refusesWhatCannotBeConverted() {
    #expect(Self.convert("1", "meter", "kilogram") == nil)
    #expect(Self.convert("1", "meter", "smoot") == nil)
    #expect(Self.convert("1", "foot-and-inch", "meter") == nil)
    #expect(Self.convert("0", "mile-per-gallon", "liter-per-100-kilometer") == nil)
  }

  @Test(arguments: [
    ("kilometer-per-hour", "speed"), ("mile-per-gallon", "consumption"),
    ("liter-per-100-kilometer", "consumption"), ("acre", "area"), ("inch-ofhg", "pressure"),
    ("newton-per-square-meter", "pressure"), ("kilowatt-hour", "energy"),
    ("gram-per-liter", "mass-density"), ("kibibyte", "digital"), ("celsius", "temperature"),
  ])
  func knowsWhatAUnitMeasures(_ unit: String, _ quantity: String) throws {
    #expect(Self.sizes.quantity(of: try #require(Self.sizes.size(of: unit))) == quantity)
  }
}
