import FormatKit
import Foundation
import Testing

/// `Measurement.FormatStyle` as Apple spells it; what it prints is in Tables/measurements.tsv.
struct MeasurementFormatStyleTests {
  let english = Locale(identifier: "en_US")
  let height = Measurement(value: 190, unit: UnitLength.centimeters)

  @Test func takesApplesSpellings() {
    let style = Measurement<UnitLength>.FormatStyle(width: .wide, locale: english)
    #expect(height.formatted(style) == "6.2 feet")
    #expect(style.locale(Locale(identifier: "sv_SE")).format(height) == "1,9 meter")
    #expect(
      height.formatted(.measurement(width: .abbreviated, usage: .personHeight).locale(english))
        == "6 ft, 2.8 in")
    #expect(
      format(
        height,
        style: .measurement(
          width: .narrow, usage: .personHeight,
          numberFormatStyle: .number.precision(.fractionLength(0))),
        locale: english) == "6′ 3″")
    #expect(format(height, style: .measurement(width: .narrow), locale: english) == "6.2′")
  }

  @Test func takesApplesSpellingsOfTemperatures() {
    let warm = Measurement(value: 25, unit: UnitTemperature.celsius)
    #expect(
      format(warm, style: .measurement(usage: .weather, hidesScaleName: true), locale: english)
        == "77°")
    var style = Measurement<UnitTemperature>.FormatStyle(locale: english, usage: .asProvided)
    #expect(format(warm, style: style) == "25°C")
    style.hidesScaleName = true
    #expect(format(warm, style: style) == "25°")
    style.width = .wide
    #expect(format(warm, style: style) == "25 degrees")
  }

  @Test func takesMeasurementsOfAnyDimension() {
    let any = Measurement<Dimension>(value: 5, unit: UnitSpeed.knots)
    let style = Measurement<Dimension>.FormatStyle(width: .wide, locale: english)
    #expect(style.format(any) == "5.8 miles per hour")
  }

  @Test func keepsTheUnitWithoutAUsage() {
    var style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: english)
    style.usage = nil
    #expect(style.format(height) == "190 cm")
  }

  /// Not of a named locale on purpose: this is what "current" gives.
  @Test func formattedIsAbbreviatedAndGeneral() {
    let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, usage: .general)
    #expect(height.formatted() == style.format(height))
  }

  @Test func offersEveryUsage() {
    let style = Measurement<UnitLength>.FormatStyle(width: .abbreviated, locale: english)
    let usages: [(MeasurementFormatUnitUsage<UnitLength>, String)] = [
      (.general, "6.2 ft"), (.asProvided, "190 cm"), (.person, "75 in"),
      (.personHeight, "6 ft, 2.8 in"), (.road, "6 ft"), (.focalLength, "1,900 mm"),
      (.rainfall, "75 in"), (.snowfall, "75 in"), (.visibility, "6.2 ft"),
    ]
    for (usage, text) in usages {
      var style = style
      style.usage = usage
      #expect(style.format(height) == text)
    }
    #expect(
      format(
        Measurement(value: 1, unit: UnitEnergy.kilocalories),
        style: .measurement(width: .wide, usage: .food), locale: english) == "1 Calorie")
    #expect(
      format(
        Measurement(value: 500, unit: UnitEnergy.kilocalories),
        style: .measurement(width: .wide, usage: .workout), locale: english) == "500 Calories")
    #expect(
      format(
        Measurement(value: 90, unit: UnitMass.kilograms),
        style: .measurement(width: .wide, usage: .personWeight), locale: english) == "198 pounds")
    #expect(
      format(
        Measurement(value: 101.325, unit: UnitPressure.kilopascals),
        style: .measurement(width: .abbreviated, usage: .barometric), locale: english)
        == "30 inHg")
    #expect(
      format(
        Measurement(value: 10, unit: UnitSpeed.metersPerSecond),
        style: .measurement(width: .abbreviated, usage: .wind), locale: english) == "22 mph")
    #expect(
      format(
        Measurement(value: 1, unit: UnitVolume.liters),
        style: .measurement(width: .abbreviated, usage: .liquid), locale: english) == "1.1 qt")
    #expect(
      format(
        Measurement(value: 37, unit: UnitTemperature.celsius),
        style: .measurement(usage: .person), locale: english) == "98.6°F")
  }
}

/// Units that are not Foundation's.
struct CustomUnitTests {
  let english = Locale(identifier: "en_US")

  @Test func aCustomUnitAsProvidedIsNumberSpaceSymbol() {
    let smoots = Measurement(
      value: 364.4,
      unit: UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018)))
    for width in [Measurement<UnitLength>.FormatStyle.UnitWidth.wide, .abbreviated, .narrow] {
      #expect(
        format(smoots, style: .measurement(width: width, usage: .asProvided), locale: english)
          == "364.4 smoot")
    }
    #expect(
      format(
        smoots, style: .measurement(width: .wide, usage: .asProvided),
        locale: Locale(identifier: "de_DE")) == "364,4 smoot")
  }

  @Test func aCustomUnitIsConvertedForAUsage() {
    let smoots = Measurement(
      value: 364.4,
      unit: UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018)))
    #expect(format(smoots, style: .measurement(width: .wide), locale: english) == "2,035 feet")
  }

  @Test func aConverterOfOnesOwnIsUsed() {
    final class Squared: UnitConverter, @unchecked Sendable {
      override func baseUnitValue(fromValue value: Double) -> Double { value * value }
      override func value(fromBaseUnitValue value: Double) -> Double { value.squareRoot() }
    }
    let odd = Measurement(value: 3, unit: UnitLength(symbol: "odd", converter: Squared()))
    let german = Locale(identifier: "de_DE")
    #expect(format(odd, style: .measurement(width: .abbreviated), locale: german) == "9 m")
    #expect(
      format(odd, style: .measurement(width: .abbreviated, usage: .asProvided), locale: german)
        == "3 odd")
  }

  @Test func aDimensionOfOnesOwnIsNumberSpaceSymbol() {
    final class UnitFlavor: Dimension, @unchecked Sendable {}
    let umami = UnitFlavor(symbol: "umami", converter: UnitConverterLinear(coefficient: 1))
    let style = Measurement<UnitFlavor>.FormatStyle(width: .wide, locale: english)
    #expect(style.format(Measurement(value: 1234.5, unit: umami)) == "1,234.5 umami")
  }

  /// Measurements coded on another platform have other digits in their coefficients.
  @Test func aKnownUnitIsRecognisedByItsSymbolAndSize() {
    let mile = UnitLength(symbol: "mi", converter: UnitConverterLinear(coefficient: 1609.344))
    #expect(
      format(
        Measurement(value: 1, unit: mile), style: .measurement(width: .wide, usage: .asProvided),
        locale: english) == "1 mile")
    let league = UnitLength(symbol: "mi", converter: UnitConverterLinear(coefficient: 5000))
    #expect(
      format(
        Measurement(value: 1, unit: league), style: .measurement(width: .wide, usage: .asProvided),
        locale: english) == "1 mi")
  }
}
