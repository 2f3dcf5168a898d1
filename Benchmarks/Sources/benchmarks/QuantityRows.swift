import FormatKit
import Foundation

private let locale = Locale(identifier: "en_US")

/// The rows of the styles of quantities and lists.
var quantityRows: [() -> Row] {
  [
    {
      Row(
        "compact number",
        IntegerFormatStyle<Int>(locale: locale).notation(.compactName), Values.integers,
        goal: Goal(bytes: 40, string: 20, format: 5), hand: nil)
    },
    {
      Row(
        "byte count",
        ByteCountFormatStyle(
          style: .file, allowedUnits: .default, spellsOutZero: false,
          includesActualByteCount: false, locale: locale),
        Values.integers.map { Int64($0.magnitude) },
        goal: Goal(bytes: 800, string: 500, format: 100), hand: nil)
    },
    {
      let words = ["apple", "pear", "fig", "quince", "plum", "cherry", "lime"]
      let lists = Values.integers.map { value in
        (0..<3).map { words[(Int(value.magnitude) >> ($0 * 4)) % words.count] }
      }
      return Row(
        "list of three",
        ListFormatStyle<StringStyle, [String]>.list(type: .and).locale(locale), lists,
        goal: Goal(bytes: 60, string: 25)
      ) { list, bytes in
        bytes.append(contentsOf: list[0].utf8)
        append(", ", to: &bytes)
        bytes.append(contentsOf: list[1].utf8)
        append(", and ", to: &bytes)
        bytes.append(contentsOf: list[2].utf8)
      }
    },
    {
      Row(
        "duration, units",
        Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: .abbreviated)
          .locale(locale),
        durations, goal: Goal(bytes: 500, string: 200, format: 100), hand: nil)
    },
    {
      Row(
        "duration, h:mm:ss",
        Duration.TimeFormatStyle(pattern: .hourMinuteSecond).locale(locale), durations,
        goal: Goal(bytes: 1500, string: 1000, format: 100)
      ) { duration, bytes in
        let seconds = Int(duration.components.seconds)
        appendGrouped(UInt64(seconds / 3_600), to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        appendTwoDigits(UInt64(seconds / 60 % 60), to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        appendTwoDigits(UInt64(seconds % 60), to: &bytes)
      }
    },
    {
      Row(
        "measurement",
        Measurement<UnitLength>.FormatStyle(
          width: .abbreviated, locale: locale, usage: .asProvided),
        Values.doubles.map { Measurement(value: $0, unit: UnitLength.kilometers) },
        goal: Goal(bytes: 8, string: 5), foundation: nil, hand: nil)
    },
  ]
}

private let durations: [Duration] = Values.integers.map {
  .seconds(Int64($0.magnitude % 300_000))
}
