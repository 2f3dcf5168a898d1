import FormatKit
import Foundation

extension Report {
  typealias Bytes = ByteCountFormatStyle
  typealias Units = Duration.UnitsFormatStyle

  static let bytes = [
    Report("B01a", 999_999, Bytes(style: .file), "1 MB", "bytes 999999"),
    Report("B01c", 1_048_575, Bytes(style: .binary), "1 MB", "bytes --binary 1048575"),
    Report("B01c", 1_048_575, IECByteCountFormatStyle(), "1 MiB", "bytes --binary --iec 1048575"),
    Report("B02a", 1_023, Bytes(style: .binary), "1,023 bytes", "bytes --binary 1023"),
    Report("B02b", 999, Bytes(style: .file), "999 bytes", "bytes 999"),
    Report("B02c", -999, Bytes(style: .file), "-999 bytes", "bytes -999"),
    Report("B03a", 1_001, Bytes(style: .binary), "1,001 bytes", "bytes --binary 1001"),
    Report(
      "B03c", 1_051_013_543, Bytes(style: .binary), "1,002.3 MB", "bytes --binary 1051013543"),
    Report(
      "B03c", 1_051_013_543, IECByteCountFormatStyle(), "1,002.3 MiB",
      "bytes --binary --iec 1051013543"),
    Report("B04a", 2_147_483_647, Bytes(style: .file), "2.15 GB", "bytes 2147483647"),
    Report("B04b", 2_147_483_647, Bytes(style: .binary), "2 GB", "bytes --binary 2147483647"),
    Report(
      "B04b", 2_147_483_647, IECByteCountFormatStyle(), "2 GiB", "bytes --binary --iec 2147483647"),
    Report("B04c", 1_024, Bytes(style: .binary), "1 kB", "bytes --binary 1024"),
    Report("B04c", 1_024, IECByteCountFormatStyle(), "1 KiB", "bytes --binary --iec 1024"),
    Report("B05", 31_450_000, Bytes(style: .file), "31.4 MB", "bytes 31450000"),
    Report(
      "B05", Measurement(value: 31.45, unit: UnitInformationStorage.megabytes),
      measured(.asProvided, number.precision(.fractionLength(0))), "31 MB",
      "measure --usage as-provided --fraction 0 '31.45 megabytes'"),
    Report("B06a", -1_024, Bytes(style: .binary), "-1 kB", "bytes --binary -1024"),
    Report("B06a", -1_024, IECByteCountFormatStyle(), "-1 KiB", "bytes --binary --iec -1024"),
    Report("B06b", -1, Bytes(style: .file), "-1 byte", "bytes -1"),
    Report("B07a", 0, Bytes(style: .file), "Zero kB", "bytes 0"),
    Report("B07a", 0, Bytes(style: .file, spellsOutZero: false), "0 bytes", "bytes --plain-zero 0"),
    Report("B07b", 0, Bytes(style: .file, allowedUnits: .mb), "Zero bytes", "bytes --units mb 0"),
    Report(
      "B07b", 0, Bytes(style: .file, allowedUnits: .mb, spellsOutZero: false), "0 MB",
      "bytes --plain-zero --units mb 0"),
    Report("B07c", 0, Bytes(style: .file), locale: "fr_FR", "Zéro\u{202F}ko", "bytes 0"),
    Report(
      "B07c", 0, Bytes(style: .file, spellsOutZero: false), locale: "fr_FR", "0\u{A0}octet",
      "bytes --plain-zero 0"),
    Report(
      "B08a", 1_500_000, Bytes(style: .file), locale: "fr_FR", "1,5\u{202F}Mo", "bytes 1500000"),
    Report("B08b", 1_500_000, Bytes(style: .file), locale: "ru_RU", "1,5 МБ", "bytes 1500000"),
    Report(
      "B08c", 1_500_000, Bytes(style: .file), locale: "ar_EG", "١٫٥ م.ب", "bytes 1500000"),
    Report("B09", 123_456_789_012, Bytes(style: .file), "123.46 GB", "bytes 123456789012"),
    Report("B10a", 695_751, Bytes(style: .file), "696 kB", "bytes 695751"),
    Report("B10b", 1_000_000, Bytes(style: .binary), "977 kB", "bytes --binary 1000000"),
    Report("B10b", 1_000_000, IECByteCountFormatStyle(), "977 KiB", "bytes --binary --iec 1000000"),
    Report(
      "B11", 1_058_223_158, Bytes(style: .binary), "1,009.2 MB", "bytes --binary 1058223158"),
    Report(
      "B11", 1_058_223_158, IECByteCountFormatStyle(), "1,009.2 MiB",
      "bytes --binary --iec 1058223158"),
    Report("B12", 1_536, Bytes(style: .file), "2 kB", "bytes 1536"),
    Report(
      "B12", Measurement(value: 1.536, unit: UnitInformationStorage.kilobytes),
      measured(.asProvided, number.precision(.fractionLength(1))), "1.5 kB",
      "measure --usage as-provided --fraction 1 '1.536 kilobytes'"),
    Report("B13a", .infinity, FloatingPointFormatStyle<Double>(), "∞", "number inf"),
    Report("B13b", refused: "bytes nan"),
    Report(
      "B14", .max, Bytes(style: .file), "9.22 EB", "bytes 9223372036854775807"),
    // An array of one unit is a set of all of them in Foundation.
    Report("F01", 1_234_567_890, Bytes(style: .file, allowedUnits: [.kb]), "1.23 GB"),
    Report(
      "F01", 1_234_567_890, Bytes(style: .file, allowedUnits: .kb), "1,234,568 kB",
      "bytes --units kb 1234567890"),
    Report(
      "F02", 55_000, Bytes(style: .file, allowedUnits: .gb), "0 GB", "bytes --units gb 55000"),
    Report(
      "F02", Measurement(value: 0.000055, unit: UnitInformationStorage.gigabytes),
      measured(.asProvided), "0.000055 GB", "measure --usage as-provided '0.000055 gigabytes'"),
    Report(
      "F04", 1, Bytes(style: .file, includesActualByteCount: true), "1 byte (1 byte)",
      "bytes --actual 1"),
    Report("F04", 1, Bytes(style: .file), "1 byte", "bytes 1"),
  ]

  static let durations = [
    Report(
      "C01", .seconds(88_260), units([.days, .hours, .minutes], limit: 1), "1 day",
      "duration --width wide --units days,hours,minutes --max-units 1 88260"),
    Report(
      "C02", .seconds(84_600), units([.days, .hours, .minutes], limit: 1), "1 day",
      "duration --width wide --units days,hours,minutes --max-units 1 84600"),
    Report(
      "C03a", .seconds(-60),
      Units(
        allowedUnits: [.hours, .minutes], width: .narrow, zeroValueUnits: .show(length: 1)),
      "-0h 1m", "duration --width narrow --units hours,minutes --zero-units 1 -60"),
    Report(
      "C03b", .seconds(-42), clock(.hourMinuteSecond), "-0:00:42", "duration --pattern h:mm:ss -42"),
    Report(
      "C04", .seconds(-3_661), clock(.hourMinuteSecond), "-1:01:01",
      "duration --pattern h:mm:ss -3661"),
    Report(
      "C05a", .seconds(32_399), units([.hours, .minutes]), "9 hours",
      "duration --width wide --units hours,minutes 32399"),
    Report(
      "C06", .seconds(5_270_100), units([.days, .hours, .minutes, .seconds], limit: 3),
      "60 days, 23 hours, 55 minutes",
      "duration --width wide --units days,hours,minutes,seconds --max-units 3 5270100"),
    Report(
      "C07a", .seconds(1_800), units([.hours]), "0 hours",
      "duration --width wide --units hours 1800"),
    Report(
      "C07a", .seconds(1_800), units([.hours], .toNearestOrAwayFromZero), "1 hour",
      "duration --width wide --units hours --rounding half-away 1800"),
    Report(
      "C07b", .seconds(5_400), units([.hours]), "2 hours",
      "duration --width wide --units hours 5400"),
    Report(
      "C07b", .seconds(5_400), units([.hours], .down), "1 hour",
      "duration --width wide --units hours --rounding down 5400"),
    Report("C07c", .seconds(30), clock(.hourMinute), "0:00", "duration --pattern h:mm 30"),
    Report(
      "C07c", .seconds(30),
      clock(.hourMinute(padHourToLength: 1, roundSeconds: .toNearestOrAwayFromZero)),
      "0:01", "duration --pattern h:mm --rounding half-away 30"),
    Report("C07d", .seconds(90), clock(.hourMinute), "0:02", "duration --pattern h:mm 90"),
    Report(
      "C07d", .seconds(90), clock(.hourMinute(padHourToLength: 1, roundSeconds: .down)), "0:01",
      "duration --pattern h:mm --rounding down 90"),
    Report(
      "C08", .seconds(77_501),
      DateComponentsFormatStyle.ForDuration(components(.spellOut, [.hour, .minute, .second])),
      locale: "ru_RU",
      "двадцать один час, тридцать одна минута и сорок одна секунда",
      "components --duration --style spell-out --fields hour,minute,second 77501"),
    Report(
      "C09", instant("2024-01-01T00:00Z")..<instant("2024-03-02T01:02:03Z"),
      components(.wide, [.year, .month, .day, .hour, .minute, .second]),
      "2 months, 1 day, 1 hour, 2 minutes, 3 seconds",
      "components --style wide --fields year,month,day,hour,minute,second 2024-01-01T00:00Z 2024-03-02T01:02:03Z"
    ),
  ]

  static let measurements = [
    Report("M01a", celsius(0), degrees(), "32°F", "temperature --unit celsius 0"),
    Report("M01d", celsius(-40), degrees(), "-40°F", "temperature --unit celsius -40"),
    Report(
      "M02", Measurement(value: 5_280, unit: UnitLength.feet), measured(.asProvided), "5,280 ft",
      "measure --usage as-provided '5280 feet'"),
    Report(
      "M03", celsius(-0.4), degrees(.asProvided, number.precision(.fractionLength(0))), "-0°C",
      "temperature --unit celsius --usage as-provided --fraction 0 -0.4"),
    Report(
      "M03", celsius(-0.4),
      degrees(.asProvided, number.precision(.fractionLength(0))).signlessZero(), "0°C",
      "temperature --unit celsius --usage as-provided --fraction 0 --sign negative -0.4"),
    Report(
      "M04a", celsius(20), degrees(.weather), locale: "en_GB", "20°C",
      "temperature --unit celsius --usage weather 20"),
    Report(
      "M04b", celsius(20), degrees(.weather), locale: "en_BS", "68°F",
      "temperature --unit celsius --usage weather 20"),
    Report(
      "M04c", celsius(20), degrees(.weather), locale: "en_LR", "20°C",
      "temperature --unit celsius --usage weather 20"),
    Report(
      "M05", Measurement(value: 1_234.56789, unit: UnitDuration.seconds),
      measured(.asProvided, number.precision(.fractionLength(2))), "1,234.57 sec",
      "measure --usage as-provided --fraction 2 '1234.56789 seconds'"),
    Report(
      "M06", Measurement(value: 1, unit: UnitVolume.pints), measured(.asProvided, width: .wide),
      "1 pint", "measure --usage as-provided --width wide '1 pint'"),
  ]

  private static let number = FloatingPointFormatStyle<Double>()

  private static func celsius(_ degrees: Double) -> Measurement<UnitTemperature> {
    Measurement(value: degrees, unit: .celsius)
  }

  private static func degrees(
    _ usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    _ number: FloatingPointFormatStyle<Double>? = nil
  ) -> Measurement<UnitTemperature>.FormatStyle {
    measured(usage, number)
  }

  private static func measured<Unit: Dimension>(
    _ usage: MeasurementFormatUnitUsage<Unit>,
    _ number: FloatingPointFormatStyle<Double>? = nil,
    width: Measurement<Unit>.FormatStyle.UnitWidth = .abbreviated
  ) -> Measurement<Unit>.FormatStyle {
    Measurement<Unit>.FormatStyle(width: width, usage: usage, numberFormatStyle: number)
  }

  private static func clock(_ pattern: Duration.TimeFormatStyle.Pattern) -> Duration.TimeFormatStyle
  {
    Duration.TimeFormatStyle(pattern: pattern)
  }

  private static func units(
    _ units: Set<Units.Unit>, limit: Int? = nil,
    _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) -> Units {
    Units(
      allowedUnits: units, width: .wide, maximumUnitCount: limit,
      fractionalPart: .hide(rounded: rule))
  }
}
