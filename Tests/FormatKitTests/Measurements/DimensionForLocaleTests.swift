import FormatKit
import Foundation
import Testing

/// The unit that a region uses, before there is a value.
struct DimensionForLocaleTests {
  let japanese = Locale(identifier: "ja_JP")
  let american = Locale(identifier: "en_US")
  let british = Locale(identifier: "en_GB")

  /// Published by a developer (zenn.dev/samekard_dev).
  @Test func givesUnitsOfLength() {
    #expect(UnitLength(forLocale: japanese) == .meters)
    #expect(UnitLength(forLocale: american) == .feet)
    #expect(UnitLength(forLocale: japanese, usage: .road) == .kilometers)
    #expect(UnitLength(forLocale: american, usage: .road) == .miles)
    #expect(UnitLength(forLocale: japanese, usage: .focalLength) == .millimeters)
    #expect(UnitLength(forLocale: american, usage: .focalLength) == .millimeters)
    #expect(UnitLength(forLocale: american, usage: .personHeight) == .feet)
    #expect(UnitLength(forLocale: Locale(identifier: "sv_SE"), usage: .road) == .scandinavianMiles)
  }

  @Test func givesUnitsOfOtherDimensions() {
    #expect(UnitMass(forLocale: american) == .pounds)
    #expect(UnitMass(forLocale: british, usage: .personWeight) == .stones)
    #expect(UnitVolume(forLocale: american) == .gallons)
    #expect(UnitVolume(forLocale: british, usage: .liquid) == .imperialGallons)
    #expect(UnitVolume(forLocale: japanese) == .liters)
    #expect(UnitArea(forLocale: american) == .squareFeet)
    #expect(UnitPower(forLocale: american) == .watts)
    #expect(UnitPressure(forLocale: american, usage: .barometric) == .inchesOfMercury)
    #expect(UnitPressure(forLocale: japanese) == .megapascals)
    #expect(UnitSpeed(forLocale: japanese, usage: .wind) == .metersPerSecond)
    #expect(UnitEnergy(forLocale: american, usage: .food) == .kilocalories)
    #expect(UnitEnergy(forLocale: american) == .kilowattHours)
    #expect(UnitConcentrationMass(forLocale: american) == .gramsPerLiter)
    #expect(UnitFuelEfficiency(forLocale: american) == .litersPer100Kilometers)
  }

  @Test func givesTheScaleOfALocale() {
    #expect(UnitTemperature(forLocale: american) == .fahrenheit)
    #expect(UnitTemperature(forLocale: Locale(identifier: "en-US-u-mu-celsius")) == .celsius)
    #expect(UnitTemperature(forLocale: Locale(identifier: "en_US@measure=metric")) == .celsius)
    let bahamas = Locale(identifier: "en_BS")
    #expect(UnitTemperature(forLocale: bahamas) == .celsius)
    #expect(UnitTemperature(forLocale: bahamas, usage: .weather) == .fahrenheit)
  }

  @Test func givesTheBaseUnitWithoutPreferences() {
    #expect(UnitAngle(forLocale: american) == .degrees)
    #expect(UnitDuration(forLocale: american) == .seconds)
    #expect(UnitInformationStorage(forLocale: american) == .bits)
  }

  @Test func doesNotTrapOnDimensionItself() {
    #expect(Dimension(forLocale: american).symbol.isEmpty)
  }
}
