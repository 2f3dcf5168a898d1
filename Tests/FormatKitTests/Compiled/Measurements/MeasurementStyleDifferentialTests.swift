import Foundation
import Testing

@testable import FormatKit

/// Compiled styles of measurements, compared with the corrected text.
struct MeasurementStyleDifferentialTests {
  typealias Length = Measurement<UnitLength>.FormatStyle
  typealias Temperature = Measurement<UnitTemperature>.FormatStyle

  /// All locales in a full run, else every fifth: learning them is what takes time.
  private static let locales = FullRun.thinned(Differential.locales, every: 5)
  private static let few = ["en_US", "en_GB", "ar_EG", "pl_PL", "he_IL", "hi_IN", "fr_FR", "sv_SE"]

  static let usages: [MeasurementFormatUnitUsage<UnitLength>] = [
    .general, .asProvided, .person, .personHeight, .road, .focalLength, .rainfall, .snowfall,
    .visibility,
  ]
  static let widths: [Length.UnitWidth] = [.wide, .abbreviated, .narrow]

  /// Every usage and width in turn over the locales, every unit in turn over the values.
  @Test func lengths() {
    var next = 0
    let left = Differential.compare(
      MeasurementSamples.values(.length, UnitLength.self), perLocale: 40, locales: Self.locales
    ) { locale in
      next += 1
      return Length(
        width: Self.widths[next % 3], locale: locale,
        usage: Self.usages[next / 3 % Self.usages.count])
    }
    #expect(left == [])
  }

  @Test(arguments: usages)
  func lengths(usage: MeasurementFormatUnitUsage<UnitLength>) {
    for (place, locale) in Self.few.enumerated() {
      let left = Differential.compare(
        MeasurementSamples.values(.length, UnitLength.self), perLocale: 300, locales: [locale]
      ) { Length(width: Self.widths[place % 3], locale: $0, usage: usage) }
      #expect(left == [])
    }
  }

  @Test func temperatures() {
    let usages: [MeasurementFormatUnitUsage<UnitTemperature>] = [
      .general, .weather, .person, .asProvided,
    ]
    let widths: [Temperature.UnitWidth] = [.wide, .abbreviated, .narrow]
    var next = 0
    let left = Differential.compare(
      MeasurementSamples.values(.temperature, UnitTemperature.self), perLocale: 40,
      locales: Self.locales
    ) { locale in
      next += 1
      return Temperature(
        width: widths[next % 3], locale: locale, usage: usages[next / 3 % 4],
        hidesScaleName: next % 2 == 0)
    }
    #expect(left == [])
  }

  /// Every way to write a number, in turn over the locales.
  @Test func numbers() {
    var next = 0
    let left = Differential.compare(
      MeasurementSamples.values(.length, UnitLength.self), perLocale: 30,
      locales: FullRun.thinned(Differential.locales, every: 8)
    ) { locale in
      next += 1
      return Length(
        width: Self.widths[next % 3], locale: locale,
        usage: [.general, .asProvided, .personHeight, .road][next / 3 % 4],
        numberFormatStyle: MeasurementSamples.numbers[next % MeasurementSamples.numbers.count])
    }
    #expect(left == [])
  }

  @Test(arguments: MeasurementSamples.numbers + MeasurementSamples.scaled)
  func numbers(style: FloatingPointFormatStyle<Double>) {
    let usages: [MeasurementFormatUnitUsage<UnitLength>] = [.general, .asProvided, .personHeight]
    // Of several units, which number is multiplied is left to the style.
    for usage in MeasurementSamples.scaled.contains(style) ? usages.dropLast() : usages {
      let left = Differential.compare(
        MeasurementSamples.values(.length, UnitLength.self), perLocale: 150,
        locales: ["en_US", "ar_EG", "pl_PL"]
      ) { Length(width: .wide, locale: $0, usage: usage, numberFormatStyle: style) }
      #expect(left == [])
    }
  }

  /// What is left to the style: notations, integers that are cut off, a factor with several units.
  @Test func notCompiled() {
    let number = FloatingPointFormatStyle<Double>()
    let styles = [
      number.notation(.compactName), number.precision(.integerLength(2)), number.scale(100),
    ]
    for numberStyle in styles {
      let style = Length(
        width: .wide, locale: Locale(identifier: "en_US"), usage: .personHeight,
        numberFormatStyle: numberStyle)
      #expect(!style.compiled().isCompiled)
    }
  }

  /// The other dimensions, with every unit.
  @Test func otherDimensions() {
    compare(.acceleration, UnitAcceleration.self)
    compare(.angle, UnitAngle.self)
    compare(.area, UnitArea.self)
    compare(.concentrationMass, UnitConcentrationMass.self)
    compare(.dispersion, UnitDispersion.self)
    compare(.duration, UnitDuration.self)
    compare(.electricCharge, UnitElectricCharge.self)
    compare(.electricCurrent, UnitElectricCurrent.self)
    compare(.electricPotentialDifference, UnitElectricPotentialDifference.self)
    compare(.electricResistance, UnitElectricResistance.self)
    compare(.energy, UnitEnergy.self)
    compare(.frequency, UnitFrequency.self)
    compare(.fuelEfficiency, UnitFuelEfficiency.self)
    compare(.illuminance, UnitIlluminance.self)
    compare(.informationStorage, UnitInformationStorage.self)
    compare(.mass, UnitMass.self, [.general, .personWeight])
    compare(.power, UnitPower.self)
    compare(.pressure, UnitPressure.self, [.general, .barometric])
    compare(.speed, UnitSpeed.self, [.general, .wind])
    compare(.volume, UnitVolume.self, [.general, .liquid])
  }

  private func compare<Unit: Dimension>(
    _ dimension: UnitDimension, _ type: Unit.Type,
    _ usages: [MeasurementFormatUnitUsage<Unit>] = [.general, .asProvided]
  ) {
    typealias Style = Measurement<Unit>.FormatStyle
    let widths: [Style.UnitWidth] = [.wide, .abbreviated, .narrow]
    let values = MeasurementSamples.values(dimension, type)
    var next = 0
    let left = Differential.compare(
      values, perLocale: 60, locales: FullRun.thinned(Differential.locales, every: 50)
    ) { locale -> Style in
      next += 1
      return Style(
        width: widths[next % 3], locale: locale, usage: usages[next % usages.count])
    }
    #expect(left == [], "\(dimension.name)")
  }

  /// What is written fast is not given to the style.
  @Test(arguments: few)
  func coversNearlyAll(locale: String) throws {
    for usage in Self.usages {
      let style = Length(width: .wide, locale: Locale(identifier: locale), usage: usage)
      let writer = try #require(style.makeWriter())
      let values = MeasurementSamples.everyday
      let covered = values.count { writer.text($0) != nil }
      #expect(Double(covered) > 0.9 * Double(values.count), "\(usage), \(covered)")
    }
  }

  @Test func coversUsualAmounts() throws {
    let style = Length(width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .general)
    let writer = try #require(style.makeWriter())
    #expect(writer.text(Measurement(value: 5, unit: .kilometers)) == "3.1 mi")
    #expect(writer.text(Measurement(value: 1, unit: .miles)) == "1 mi")
    #expect(writer.text(Measurement(value: .nan, unit: .miles)) == nil)
    let height = Length(
      width: .abbreviated, locale: Locale(identifier: "en_US"), usage: .personHeight)
    let parts = try #require(height.makeWriter())
    #expect(parts.text(Measurement(value: 190, unit: .centimeters)) == "6 ft, 2.8 in")
    #expect(parts.text(Measurement(value: -1.524, unit: .meters)) == "-5 ft, 0 in")
  }

  /// A unit made by hand is one of Foundation's where symbol and size are the same, and forwarded where not.
  @Test func unitsOfOnesOwn() {
    let style = Length(width: .wide, locale: Locale(identifier: "en_US"), usage: .general)
    let compiled = style.compiled()
    let units = [
      UnitLength(symbol: "km", converter: UnitConverterLinear(coefficient: 1000)),
      UnitLength(symbol: "km", converter: UnitConverterLinear(coefficient: 1000.2)),
      UnitLength(symbol: "km", converter: UnitConverterLinear(coefficient: 1234)),
      UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7018)),
      UnitLength(symbol: "odd", converter: UnitConverter()),
    ]
    for unit in units {
      for value in [0, 1, 364.4] {
        let measurement = Measurement(value: value, unit: unit)
        #expect(sameScalars(compiled.format(measurement), style.format(measurement)))
      }
    }
  }
}

/// Measurements at every edge, and random ones.
enum MeasurementSamples {
  /// Numbers in every unit of a dimension in turn.
  static func values<Unit: Dimension>(
    _ dimension: UnitDimension, _: Unit.Type
  ) -> [Measurement<Unit>] {
    let units = dimension.units.compactMap { $0.unit as? Unit }
    return numbersToMeasure.enumerated().map { place, number in
      Measurement(value: number, unit: units[place % units.count])
    }
  }

  /// Numbers as they are measured, in units of every day.
  static let everyday: [Measurement<UnitLength>] = {
    let units: [UnitLength] = [.meters, .kilometers, .centimeters, .feet, .miles, .inches]
    var generator = SeededGenerator(seed: Differential.seed)
    return (0..<600).map { place in
      let digits = Double(Int.random(in: -99_999...999_999, using: &generator))
      let number =
        place % 4 == 0
        ? Double.random(in: 0...2_000, using: &generator)
        : digits / exactPowersOfTen[Int.random(in: 0...4, using: &generator)]
      return Measurement(value: number, unit: units[place % units.count])
    }
  }()

  /// The samples of numbers, and sizes at which units begin: 1 and 0.5 of each, ties of their roundings, and whole
  /// numbers of one unit in another.
  private static let numbersToMeasure: [Double] = {
    var numbers = NumberSamples.doubles
    let ratios = [1, 12, 36, 63_360, 5_280, 0.3048, 0.0254, 1_609.344, 0.9144, 14, 16, 1.8, 32]
    for ratio in ratios {
      for count in [0.5, 0.999_999, 1, 1.5, 2, 3, 9.95, 9.949_999, 11, 25, 75, 99.5, 100, 311.5] {
        numbers += [ratio * count, count / ratio, -ratio * count]
      }
    }
    var generator = SeededGenerator(seed: Differential.seed)
    for _ in 0..<600 {
      let digits = Double(Int.random(in: 1...9_999, using: &generator))
      numbers.append(digits / exactPowersOfTen[Int.random(in: 0...4, using: &generator)])
    }
    return numbers.shuffled(using: &generator)
  }()

  static let numbers: [FloatingPointFormatStyle<Double>] = {
    let plain = FloatingPointFormatStyle<Double>()
    return [
      plain, plain.precision(.fractionLength(2)), plain.precision(.fractionLength(0...1)),
      plain.precision(.significantDigits(3)), plain.precision(.significantDigits(2...5)),
      plain.precision(.integerAndFractionLength(integerLimits: 3..., fractionLimits: 1...1)),
      plain.precision(.integerLength(2...)), plain.grouping(.never),
      plain.sign(strategy: .always()), plain.sign(strategy: .never),
      plain.decimalSeparator(strategy: .always), plain.rounded(rule: .up),
      plain.rounded(rule: .towardZero).precision(.fractionLength(1)),
      plain.rounded(rule: .down, increment: 0.25), plain.rounded(increment: 5),
    ]
  }()

  static let scaled: [FloatingPointFormatStyle<Double>] = [
    FloatingPointFormatStyle().scale(100),
    FloatingPointFormatStyle().scale(0.5).precision(.fractionLength(3)),
  ]
}
