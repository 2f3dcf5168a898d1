import Foundation
import Testing

@testable import FormatKit

/// The units that a region prefers (UTS #35 part 6, "Unit Preferences").
struct UnitPreferenceTests {
  static let facts = ICUUnitFacts.shared

  @Test(
    .enabled(if: ConformanceData.has("unit_preferences.tsv"), ConformanceData.absence))
  func agreesWithUnicodesCases() throws {
    struct Amount: Decodable, Equatable {
      let unit: String
      let value: String
    }
    let rows = try ConformanceData.rows("unit_preferences.tsv")
    #expect(rows.count == 367)
    for row in rows {
      let place = UnitPlace(region: row["region"] ?? "")
      let value = try #require(Rational(fraction: row["input_rational"] ?? ""))
      let amounts = Self.amounts(
        value, row["input_unit"] ?? "", quantity: row["quantity"] ?? "",
        usage: row["usage"] ?? "", place)
      let expected = try JSONDecoder().decode(
        [Amount].self, from: Data((row["expected"] ?? "").utf8))
      #expect(amounts.map(\.unit) == expected.map(\.unit), "row \(row["id"] ?? "")")
      for (amount, expected) in zip(amounts, expected) {
        #expect(
          amount.value == Rational(fraction: expected.value), "row \(row["id"] ?? "")")
      }
    }
  }

  /// The amounts in the preferred units, unrounded.
  static func amounts(
    _ value: Rational, _ unit: String, quantity: String, usage: String, _ place: UnitPlace
  ) -> [(unit: String, value: Rational)] {
    let sizes = ICUUnitFacts.sizes
    let list = UnitPreferences(facts: facts, place: place).list(quantity: quantity, usage: usage)
    for (index, preference) in list.enumerated() {
      let units = preference.unit.splitMixed()
      guard let source = sizes.size(of: unit), let target = sizes.size(of: units[0]),
        let amount = UnitConversion(from: source, to: target)?(value),
        amount.magnitude >= Rational(preference.atLeast) ?? .one || index == list.count - 1
      else { continue }
      let ratios = zip(units, units.dropFirst()).compactMap { large, small in
        sizes.size(of: large).flatMap { large in
          sizes.size(of: small).flatMap { UnitConversion(from: large, to: $0)?.factor }
        }
      }
      let split = MixedAmount(amount, parts: ratios) { $0 }
      let values = split.wholes.map { Rational($0) } + [split.rest]
      return Array(zip(units, values.map { amount.isNegative ? -$0 : $0 }))
    }
    return []
  }

  @Test(arguments: [
    ("en_US", "US", nil, nil), ("en", "US", nil, nil), ("de", "DE", nil, nil),
    ("", "US", nil, nil), ("xx_YY", "YY", nil, nil), ("es_419", "419", nil, nil),
    ("en_US@rg=gbzzzz", "GB", nil, nil), ("en-US-u-rg-gbeng", "GB", nil, nil),
    ("en_US@measure=metric", "US", "metric", nil), ("en-US-u-ms-uksystem", "US", "uksystem", nil),
    ("en-DE-u-ms-ussystem", "DE", "ussystem", nil), ("en-US-u-mu-celsius", "US", nil, "celsius"),
    ("en-US-u-mu-fahrenhe", "US", nil, "fahrenheit"),
    ("en-US-u-ms-stanford-mu-smoot", "US", nil, nil),
  ])
  func readsAPlace(_ locale: String, _ region: String, _ system: String?, _ scale: String?) {
    let place = UnitPlace(locale: locale)
    #expect(place.region == region)
    #expect(place.system?.rawValue == system)
    #expect(place.temperatureUnit == scale)
  }

  @Test func takesTheSystemFromComponents() {
    var components = Locale.Components(identifier: "en_US")
    components.measurementSystem = .metric
    let style = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: Locale(components: components), usage: .road)
    #expect(style.format(Measurement(value: 100, unit: .kilometers)) == "100 km")
  }

  /// A list that fits the system asked for is kept, though it is another region's.
  @Test func keepsARegionsListThatFitsTheSystem() {
    let place = UnitPlace(region: "CA", system: .us)
    let list = UnitPreferences(facts: Self.facts, place: place)
      .list(quantity: "length", usage: "person-height")
    #expect(list.map(\.unit) == ["foot-and-inch", "inch"])
  }

  @Test func shortensAUsageThatHasNoList() {
    let preferences = UnitPreferences(facts: Self.facts, place: UnitPlace(region: "US"))
    #expect(preferences.list(quantity: "length", usage: "road-small").map(\.unit).first == "mile")
    #expect(preferences.list(quantity: "length", usage: "tailoring").map(\.unit).last == "inch")
    #expect(preferences.list(quantity: "charm", usage: "default").isEmpty)
  }
}
