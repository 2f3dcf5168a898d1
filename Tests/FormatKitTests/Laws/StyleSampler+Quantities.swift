import FormatKit
import Foundation

extension StyleSampler {
  static let quantities = data + times + measurements

  private static let data = [
    StyleSampler("byte counts") { context, visitor in
      visitor.visit(
        StyleSample(context, values: some(8, of: NumberSamples.integers, context)) {
          ByteCountFormatStyle(
            style: byteStyle(&$1), allowedUnits: byteUnits(&$1),
            spellsOutZero: .random(using: &$1), includesActualByteCount: .random(using: &$1),
            locale: $0)
        }
        .attributed { $0.attributed })
    },
    StyleSampler("IEC byte counts") { context, visitor in
      visitor.visit(
        StyleSample(context, values: some(8, of: NumberSamples.integers, context)) {
          let units: [IECByteCountFormatStyle.Units] = [.all, .bytes, [.kib, .mib], .gib]
          return IECByteCountFormatStyle(
            allowedUnits: units.randomElement(using: &$1) ?? .all,
            includesActualByteCount: .random(using: &$1), locale: $0)
        }
        .attributed { $0.attributed })
    },
    StyleSampler("amounts of data") { context, visitor in
      let values = some(8, of: NumberSamples.integers, context).map {
        Measurement(value: Double($0), unit: UnitInformationStorage.bits)
      }
      visitor.visit(
        StyleSample(context, values: values) {
          Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
            style: byteStyle(&$1), allowedUnits: byteUnits(&$1),
            spellsOutZero: .random(using: &$1), includesActualByteCount: .random(using: &$1),
            locale: $0)
        }
        .attributed { $0.attributed })
    },
  ]

  private static let times = [
    StyleSampler("durations in units") { context, visitor in
      visitor.visit(
        StyleSample(context, values: some(8, of: DurationSamples.all, context)) {
          let widths: [Duration.UnitsFormatStyle.UnitWidth] = [
            .wide, .abbreviated, .condensedAbbreviated, .narrow,
          ]
          let units: [Set<Duration.UnitsFormatStyle.Unit>] = [
            [.hours, .minutes, .seconds], [.weeks, .days], [.days, .hours, .minutes],
            [.seconds, .milliseconds], [.minutes], [.microseconds, .nanoseconds],
          ]
          let fractions: [Duration.UnitsFormatStyle.FractionalPartDisplayStrategy] = [
            .hide, .show(length: 1), .show(length: 2, rounded: .down), .hide(rounded: .up),
          ]
          return Duration.UnitsFormatStyle.units(
            allowed: units.randomElement(using: &$1) ?? [.seconds],
            width: widths.randomElement(using: &$1) ?? .wide,
            maximumUnitCount: [nil, 1, 2].randomElement(using: &$1) ?? nil,
            zeroValueUnits: .random(using: &$1) ? .hide : .show(length: 2),
            fractionalPart: fractions.randomElement(using: &$1) ?? .hide
          ).locale($0)
        }
        .attributed { $0.attributed })
    },
    StyleSampler("durations as a clock") { context, visitor in
      visitor.visit(
        StyleSample(context, values: some(8, of: DurationSamples.all, context)) {
          let patterns: [Duration.TimeFormatStyle.Pattern] = [
            .hourMinute, .minuteSecond, .hourMinuteSecond, .hourMinute(padHourToLength: 3),
            .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: 3),
            .minuteSecond(
              padMinuteToLength: 2, fractionalSecondsLength: 1, roundFractionalSeconds: .up),
          ]
          return Duration.TimeFormatStyle.time(
            pattern: patterns.randomElement(using: &$1) ?? .hourMinute
          ).locale($0)
        }
        .attributed { $0.attributed })
    },
  ]

  private static let measurements = [
    measurement(
      "lengths", [UnitLength.meters, .miles, .centimeters, .inches, .lightyears],
      [.general, .road, .person, .personHeight, .visibility, .asProvided]),
    measurement(
      "temperatures", [UnitTemperature.celsius, .fahrenheit, .kelvin],
      [.general, .weather, .person, .asProvided]),
    measurement(
      "masses", [UnitMass.kilograms, .pounds, .ounces, .stones],
      [.general, .personWeight, .asProvided]),
    measurement(
      "volumes", [UnitVolume.liters, .cups, .gallons, .milliliters],
      [.general, .liquid, .asProvided]),
    measurement("speeds", [UnitSpeed.kilometersPerHour, .knots, .metersPerSecond], [.general]),
    measurement(
      "fuel efficiencies", [UnitFuelEfficiency.litersPer100Kilometers, .milesPerGallon],
      [.general, .asProvided]),
  ]

  private static func measurement<Unit: Dimension & Sendable>(
    _ name: String, _ units: [Unit], _ usages: [MeasurementFormatUnitUsage<Unit>]
  ) -> StyleSampler {
    return StyleSampler(name) { context, visitor in
      var generator = context.generator
      let values = (0..<8).map { index in
        let size = exp(Double.random(in: -7...14, using: &generator))
        let value = index % 2 == 0 ? size.rounded() : size
        return Measurement(value: value, unit: units.randomElement(using: &generator) ?? units[0])
      }
      visitor.visit(
        StyleSample(context, values: values) {
          let widths: [Measurement<Unit>.FormatStyle.UnitWidth] = [.wide, .abbreviated, .narrow]
          return Measurement<Unit>.FormatStyle(
            width: widths.randomElement(using: &$1) ?? .wide, locale: $0,
            usage: usages.randomElement(using: &$1) ?? .general)
        }
        .attributed { $0.attributed })
    }
  }

  private static func byteStyle(_ generator: inout SeededGenerator) -> ByteCountFormatStyle.Style {
    [.file, .memory, .decimal, .binary].randomElement(using: &generator) ?? .file
  }

  private static func byteUnits(_ generator: inout SeededGenerator) -> ByteCountFormatStyle.Units {
    let units: [ByteCountFormatStyle.Units] = [.all, .default, .bytes, [.kb, .mb], .gb]
    return units.randomElement(using: &generator) ?? .all
  }
}
