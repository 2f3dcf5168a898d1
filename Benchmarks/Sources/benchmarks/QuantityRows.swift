import FormatKit
import Foundation

private let locale = Locale(identifier: "en_US")

/// The rows of the styles of data and lists.
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
        counts, goal: Goal(bytes: 800, string: 500, format: 100)
      ) { appendBytes(UInt64($0), to: &$1) }
    },
    {
      Row("byte count, IEC", IECByteCountFormatStyle(locale: locale), counts, foundation: nil) {
        appendBinaryBytes(UInt64($0), to: &$1)
      }
    },
    {
      Row(
        "measured bytes",
        Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
          style: .file, allowedUnits: .default, spellsOutZero: false,
          includesActualByteCount: false, locale: locale),
        counts.map { Measurement(value: Double($0) / 1000, unit: .kilobytes) }, foundation: nil
      ) { appendBytes(UInt64(($0.value * 1000).rounded()), to: &$1) }
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
  ]
}

private let counts: [Int64] = Values.integers.map { Int64($0.magnitude) }
