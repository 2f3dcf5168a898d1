import FormatKit
import Foundation
import Testing

/// Byte counts through `format(_:style:)`.
struct ByteCountCorrectionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let bytes: Int64
    let style: ByteCountFormatStyle.Style
    let text: String
    var locale = "en_US"
    var units: ByteCountFormatStyle.Units = .all
    var testDescription: String { "\(bytes) \(style) \(units.rawValue) \(locale)" }
  }

  @Test(arguments: [
    Row(bytes: 999, style: .file, text: "999 bytes"),
    Row(bytes: -999, style: .decimal, text: "-999 bytes"),
    Row(bytes: 1_023, style: .memory, text: "1,023 bytes"),
    Row(bytes: 999_499, style: .file, text: "999 kB"),
    Row(bytes: -999_500, style: .file, text: "-1 MB"),
    Row(bytes: 999_949_999, style: .file, text: "999.9 MB"),
    Row(bytes: 1_048_063, style: .binary, text: "1,023 kB"),
    Row(bytes: 999_994_999_999_999_999, style: .file, text: "999.99 PB"),
    Row(bytes: .max, style: .file, text: "9.22 EB"),
    Row(bytes: .min, style: .binary, text: "-8 EB"),
    Row(bytes: .max, style: .file, text: "9,22\u{202F}Eo", locale: "fr_CA"),
    Row(bytes: .max, style: .file, text: "9,22\u{202F}Eo", locale: "fr_FR"),
    Row(bytes: .max, style: .file, text: "9,22 ЭБ", locale: "ru_RU"),
    Row(bytes: .max, style: .file, text: "9.22 EB", locale: "ja_JP"),
    Row(bytes: .max, style: .file, text: "EB 9.22", locale: "ha_NG"),
    Row(bytes: .max, style: .file, text: "9,223,372,036,854,775,807 bytes", units: .bytes),
    Row(bytes: .min, style: .file, text: "-9,223,372,036,854,776 kB", units: .kb),
    Row(bytes: .max, style: .binary, text: "8,796,093,022,208 MB", units: .mb),
    Row(bytes: 5_000_000, style: .file, text: "5,000,000 bytes", units: .bytes.union(.gb)),
    Row(bytes: 5, style: .file, text: "0 EB", units: .eb),
    Row(bytes: -4_000, style: .file, text: "-0 MB", units: .mb),
    Row(bytes: 0, style: .file, text: "Zero kB"),
  ])
  func prints(_ row: Row) {
    let style = ByteCountFormatStyle(
      style: row.style, allowedUnits: row.units, locale: Locale(identifier: row.locale))
    let text = format(row.bytes, style: style)
    #expect(sameScalars(text, row.text), "\(text.debugDescription)")
    let attributed = format(row.bytes, style: style.attributed)
    #expect(sameScalars(String(attributed.characters), row.text))
  }

  @Test func addsTheExactCount() {
    let style = ByteCountFormatStyle(
      style: .file, includesActualByteCount: true, locale: Locale(identifier: "en_US"))
    #expect(format(.max, style: style) == "9.22 EB (9,223,372,036,854,775,807 bytes)")
    #expect(format(999, style: style) == "999 bytes (999 bytes)")
  }

  @Test func marksTheUnitBeyondThePetabyte() throws {
    let style = ByteCountFormatStyle(style: .file, locale: Locale(identifier: "fr_FR")).attributed
    let text = format(.max, style: style)
    let unit = try #require(text.runs[\.byteCount].first { $0.0 == .unit(.eb) })
    #expect(String(text[unit.1].characters) == "Eo")
  }

  /// Where Foundation chooses the right unit, nothing changes.
  @Test func keepsWhatFoundationGetsRight() {
    let values: [Int64] = [
      1, -1, 0, 500, 1_001, 1_999, 695_751, 1_000_000, 1_500_000, 31_450_000, 1_058_223_158,
      123_456_789_012, -2_147_483_647, 77_000_000_000_000, 5_000_000_000_000_000,
    ]
    for locale in FullRun.locales.map(Locale.init(identifier:)) {
      for style in [ByteCountFormatStyle.Style.file, .binary] {
        let style = ByteCountFormatStyle(
          style: style, includesActualByteCount: true, locale: locale)
        for value in values {
          #expect(
            format(value, style: style.attributed) == style.attributed.format(value),
            "\(value) \(locale.identifier)")
        }
      }
    }
  }
}
