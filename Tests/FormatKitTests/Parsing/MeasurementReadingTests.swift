#if !canImport(Darwin)
import FormatKit
import Foundation
import Testing

/// Measurements, read back.
struct MeasurementReadingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let locale: String
    let text: String
    let value: Double
    let unit: Dimension
    var testDescription: String { "\(locale): \(text.debugDescription)" }

    func read() throws -> Measurement<Dimension> {
      let locale = Locale(identifier: locale)
      func read<Unit: Dimension>(_ type: Unit.Type) throws -> Measurement<Dimension> {
        let read = try parse(text, strategy: .measurement(of: type, locale: locale))
        return Measurement(value: read.value, unit: read.unit)
      }
      switch unit {
      case is UnitLength: return try read(UnitLength.self)
      case is UnitMass: return try read(UnitMass.self)
      case is UnitTemperature: return try read(UnitTemperature.self)
      case is UnitSpeed: return try read(UnitSpeed.self)
      case is UnitFuelEfficiency: return try read(UnitFuelEfficiency.self)
      default: return try read(UnitVolume.self)
      }
    }
  }

  @Test(arguments: [
    Row(locale: "en_US", text: "3.1 miles", value: 3.1, unit: UnitLength.miles),
    Row(locale: "en_US", text: "1 mile", value: 1, unit: UnitLength.miles),
    Row(locale: "en_US", text: "3.1 mi", value: 3.1, unit: UnitLength.miles),
    Row(locale: "en_US", text: "3.1mi", value: 3.1, unit: UnitLength.miles),
    Row(locale: "en_US", text: "-5,000 km", value: -5000, unit: UnitLength.kilometers),
    Row(locale: "en_US", text: "5\u{202F}km", value: 5, unit: UnitLength.kilometers),
    Row(locale: "fr_FR", text: "5 kilomètres", value: 5, unit: UnitLength.kilometers),
    Row(locale: "de_DE", text: "1.234,5 m", value: 1234.5, unit: UnitLength.meters),
    Row(locale: "ru_RU", text: "5 километров", value: 5, unit: UnitLength.kilometers),
    Row(locale: "ru_RU", text: "2 километра", value: 2, unit: UnitLength.kilometers),
    Row(locale: "ja_JP", text: "時速100キロメートル", value: 100, unit: UnitSpeed.kilometersPerHour),
    Row(locale: "ar_EG", text: "٥ كيلومترات", value: 5, unit: UnitLength.kilometers),
    Row(locale: "ar_EG", text: "متران", value: 2, unit: UnitLength.meters),
    Row(locale: "ar_EG", text: "5 كيلومترات", value: 5, unit: UnitLength.kilometers),
    Row(locale: "en_US", text: "6 ft, 3 in", value: 75, unit: UnitLength.inches),
    Row(locale: "en_US", text: "6 feet, 3 inches", value: 75, unit: UnitLength.inches),
    Row(locale: "en_US", text: "-6′ 3″", value: -75, unit: UnitLength.inches),
    Row(locale: "en_US", text: "5 km, 300 m", value: 5300, unit: UnitLength.meters),
    Row(locale: "en_GB", text: "11 st, 4.5 lb", value: 158.5, unit: UnitMass.pounds),
    Row(locale: "en_US", text: "97.7°F", value: 97.7, unit: UnitTemperature.fahrenheit),
    Row(locale: "de_DE", text: "36,5 °C", value: 36.5, unit: UnitTemperature.celsius),
    Row(
      locale: "de_DE", text: "7,2 L/100 km", value: 7.2,
      unit: UnitFuelEfficiency.litersPer100Kilometers),
    Row(locale: "en_US", text: "1 gal", value: 1, unit: UnitVolume.gallons),
    // A symbol, where the locale has no words.
    Row(locale: "en_US", text: "3 Mm", value: 3, unit: UnitLength.megameters),
  ])
  func reads(row: Row) throws {
    let measurement = try row.read()
    #expect(measurement.value == row.value)
    #expect(measurement.unit == row.unit)
  }

  @Test(arguments: [
    ParsingErrorTests.Row(
      "5 kg", "en_US", 4, .unexpectedText,
      #""5 kg" is not a measurement of this kind: at column 4, "g" is unexpected; write 5 m"#),
    ParsingErrorTests.Row(
      "1 miles", "en_US", 7, .unexpectedText,
      #""1 miles" is not a measurement of this kind: at column 7, "s" is unexpected; write 5 m"#),
    ParsingErrorTests.Row(
      "5", "en_US", 2, .unexpectedEnd,
      #""5" is not a measurement of this kind: after column 1, something is missing; write 5 m"#),
    ParsingErrorTests.Row(
      "5 km x", "en_US", 5, .unexpectedText,
      #""5 km x" is not a measurement of this kind: at column 5, " x" is unexpected; write 5 m"#),
    ParsingErrorTests.Row(
      "1,2,3 km", "en_US", 2, .misplacedGrouping,
      #""1,2,3 km" is not a measurement of this kind: at column 2, "," does not group digits as in 1,234,567; write 5 m"#
    ),
    ParsingErrorTests.Row(
      "", "en_US", 1, .empty,
      #""" is not a measurement of this kind: it is empty; write 5 m"#),
    ParsingErrorTests.Row(
      "km", "en_US", 1, .unexpectedText,
      #""km" is not a measurement of this kind: at column 1, "km" is unexpected; write 5 m"#),
  ])
  func saysWhatIsWrong(row: ParsingErrorTests.Row) throws {
    try row.check(
      .measurement(of: UnitLength.self, locale: Locale(identifier: row.locale)))
  }

  @Test(arguments: ["6 ft, 15 in", "3 in, 6 ft", "6.5 ft, 3 in", "6 ft 3", "6 ft, 3 kg"])
  func refusesAmountsThatDoNotAddUp(text: String) {
    let locale = Locale(identifier: "en_US")
    #expect(throws: ParsingError.self) {
      try parse(text, strategy: .measurement(of: UnitLength.self, locale: locale))
    }
  }

  @Test func refusesWordsOfTwoUnits() throws {
    let locale = Locale(identifier: "en_US")
    let error = try #require(throws: ParsingError.self) {
      try parse("5m", strategy: .measurement(of: Dimension.self, locale: locale))
    }
    #expect(error.reason == .ambiguous)
    #expect(error.description.contains(#"it can mean "5 meters" or "5 minutes""#))
  }
}

/// `parse(format(x)) == x` for measurements, in every locale.
struct MeasurementRoundTripTests {
  static let values = [1, 2, -5, 0, 1234.5, 0.25, 21, 1_000_000]

  @Test func ofUnits() {
    for (step, locale) in Sweep.locales where FullRun.isWanted || step % 5 == 0 {
      check([UnitLength.miles, .meters, .feet, .lightyears], locale, step)
      check([UnitTemperature.celsius, .fahrenheit, .kelvin], locale, step)
      check([UnitSpeed.kilometersPerHour, .milesPerHour, .metersPerSecond], locale, step)
      check([UnitFuelEfficiency.litersPer100Kilometers, .milesPerGallon], locale, step)
      guard FullRun.isWanted else { continue }
      check([UnitMass.kilograms, .grams, .pounds, .ounces, .stones], locale, step)
      check([UnitVolume.liters, .gallons, .cups, .tablespoons, .milliliters], locale, step)
      check([UnitArea.squareMeters, .acres, .hectares, .squareFeet], locale, step)
      check([UnitDuration.seconds, .minutes, .hours, .milliseconds], locale, step)
      check([UnitPressure.hectopascals, .bars, .inchesOfMercury], locale, step)
      check([UnitEnergy.kilocalories, .kilojoules, .kilowattHours], locale, step)
      check([UnitPower.watts, .horsepower, .megawatts], locale, step)
      check([UnitAngle.degrees, .arcMinutes, .radians], locale, step)
    }
  }

  private func check<Unit: Dimension>(_ units: [Unit], _ locale: Locale, _ step: Int) {
    let widths: [Measurement<Unit>.FormatStyle.UnitWidth] = [.wide, .abbreviated, .narrow]
    for unit in Sweep.few(1, of: units, step: step / 5) {
      for width in Sweep.few(1, of: widths, step: step / 5) {
        for value in Sweep.few(1, of: Self.values, step: step / 5, in: locale) {
          let style = Measurement<Unit>.FormatStyle(
            width: width, locale: locale, usage: .asProvided)
          check(Measurement(value: value, unit: unit), style, locale)
        }
      }
    }
  }

  private func check<Unit: Dimension>(
    _ measurement: Measurement<Unit>, _ style: Measurement<Unit>.FormatStyle, _ locale: Locale
  ) {
    let text = format(measurement, style: style)
    do {
      let back = try parse(text, strategy: style.strictParseStrategy)
      if back.value != measurement.value || back.unit != measurement.unit {
        Issue.record("\(locale.identifier): \(text.debugDescription) is \(back)")
      }
    } catch let error as ParsingError where error.reason == .ambiguous {
      // A short word of two units: the style does lose something, and neither must be guessed. In Hebrew CLDR has one
      // full name for millibars and hectopascals, and they are the same.
      let isShort = style.width != .wide
      let isMillibar = text.contains("מיליבר")
      #expect(isShort || isMillibar, "\(locale.identifier): \(error)")
    } catch {
      Issue.record("\(locale.identifier): \(error)")
    }
  }
}
#endif
