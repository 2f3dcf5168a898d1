import Foundation
import Testing

@testable import FormatKit

/// Byte counts of measurements; the units' own texts are in Tables/bytes.tsv.
struct MeasurementByteCountTests {
  typealias Style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount

  /// What a measurement prints, by the public sources that observed it.
  struct Row: CustomTestStringConvertible, Sendable {
    let value: Double
    let unit: UnitInformationStorage
    let style: Style.Style
    var units: Style.Units = .all
    var spellsOutZero = true
    var actual = false
    var locale = "en_US"
    let text: String

    var testDescription: String {
      "\(value) \(unit.symbol) \(style) \(units.rawValue) \(locale)"
    }
  }

  static let rows: [Row] = [
    // Apple's documentation of Measurement.FormatStyle.ByteCount.
    Row(value: 1024, unit: .bytes, style: .memory, text: "1 kB"),
    Row(
      value: 1024, unit: .bytes, style: .memory, units: .kb, actual: true,
      text: "1 kB (1,024 bytes)"),
    // Asserted by public tests on a Mac, October 2024.
    Row(
      value: 128, unit: .megabytes, style: .memory, actual: true,
      text: "122.1 MB (128,000,000 bytes)"),
    Row(value: 128, unit: .megabytes, style: .memory, text: "122.1 MB"),
    Row(value: 128, unit: .megabytes, style: .file, text: "128 MB"),
    Row(value: 128, unit: .megabytes, style: .file, units: .kb, text: "128,000 kB"),
    Row(value: 1024, unit: .bytes, style: .memory, locale: "ko_KR", text: "1kB"),
    Row(value: 512, unit: .bytes, style: .file, actual: true, text: "512 bytes (512 bytes)"),
    Row(value: 3071, unit: .bytes, style: .file, actual: true, text: "3 kB (3,071 bytes)"),
    // Published by developers (ampersandsoftworks.com, goshdarnformatstyle.com).
    Row(value: 3, unit: .terabytes, style: .binary, text: "2.73 TB"),
    Row(value: 3, unit: .terabytes, style: .decimal, text: "3 TB"),
    Row(value: 3, unit: .terabytes, style: .file, text: "3 TB"),
    Row(
      value: 3, unit: .terabytes, style: .binary, units: .tb, actual: true,
      text: "2.73 TB (3,000,000,000,000 bytes)"),
    Row(
      value: 3, unit: .terabytes, style: .binary, units: .tb, actual: true, locale: "fr_FR",
      text: "2,73\u{202F}To (3\u{202F}000\u{202F}000\u{202F}000\u{202F}000\u{A0}octets)"),
    Row(value: 1, unit: .terabytes, style: .binary, text: "931.32 GB"),
    Row(value: 1, unit: .terabytes, style: .memory, text: "931.32 GB"),
    Row(value: 1, unit: .terabytes, style: .decimal, text: "1 TB"),
    Row(value: 1, unit: .terabytes, style: .file, units: .bytes, text: "1,000,000,000,000 bytes"),
    Row(value: 1, unit: .kilobytes, style: .file, units: [.kb, .mb], text: "1 kB"),
    Row(value: 1, unit: .megabytes, style: .file, units: [.kb, .mb], text: "1 MB"),
    Row(value: 0, unit: .bytes, style: .file, text: "Zero kB"),
    Row(value: 0, unit: .bytes, style: .file, spellsOutZero: false, text: "0 bytes"),
    Row(value: 1, unit: .megabytes, style: .file, actual: true, text: "1 MB (1,000,000 bytes)"),
    // Exact in binary and decimal: 0.1 MB are 100,000 bytes, 1 KiB is 1024, a nibble half a byte.
    Row(value: 0.1, unit: .megabytes, style: .file, units: .bytes, text: "100,000 bytes"),
    Row(value: 1, unit: .kibibytes, style: .file, units: .bytes, text: "1,024 bytes"),
    Row(value: 16, unit: .nibbles, style: .file, units: .bytes, text: "8 bytes"),
    Row(value: -8, unit: .megabits, style: .decimal, text: "-1 MB"),
    // Less than a byte, more than 64 bits, and no number.
    Row(value: 12, unit: .bits, style: .file, actual: true, text: "2 bytes (1.5 bytes)"),
    Row(value: 1, unit: .yottabytes, style: .decimal, text: "1 YB"),
    Row(
      value: 2, unit: .zettabytes, style: .decimal, actual: true,
      text: "2 ZB (2,000,000,000,000,000,000,000 bytes)"),
    Row(value: 2, unit: .zettabytes, style: .decimal, units: .pb, text: "2,000,000 PB"),
    Row(value: .infinity, unit: .bytes, style: .file, units: .mb, text: "∞ MB"),
    Row(value: .nan, unit: .bytes, style: .file, units: .mb, text: "NaN MB"),
    Row(value: 1e40, unit: .bytes, style: .decimal, text: "10,000,000,000,000,000 YB"),
  ]

  @Test(arguments: rows)
  func prints(_ row: Row) {
    let style = Style(
      style: row.style, allowedUnits: row.units, spellsOutZero: row.spellsOutZero,
      includesActualByteCount: row.actual, locale: Locale(identifier: row.locale))
    let measurement = Measurement(value: row.value, unit: row.unit)
    let text = format(measurement, style: style)
    #expect(sameScalars(text, row.text), "\(text)")
    StyleLaws.attributedIsPlain(style, style.attributed, for: measurement)
  }

  @Test func takesApplesSpelling() {
    let size = Measurement(value: 3, unit: UnitInformationStorage.terabytes)
    let english = Locale(identifier: "en_US")
    #expect(format(size, style: .byteCount(style: .binary), locale: english) == "2.73 TB")
    #expect(size.formatted(.byteCount(style: .binary).locale(english)) == "2.73 TB")
  }

  @Test func holdsTheLaws() throws {
    let style = Style(
      style: .memory, allowedUnits: [.kb, .mb], spellsOutZero: false, includesActualByteCount: true,
      locale: Locale(identifier: "en_US"))
    try StyleLaws.holdsWhenCoded(style)
    StyleLaws.localeIsReplaced(in: style, with: Locale(identifier: "tr_TR"))
  }

  @Test func marksTheParts() {
    let style = Style(
      style: .memory, allowedUnits: .all, spellsOutZero: true, includesActualByteCount: true,
      locale: Locale(identifier: "en_US"))
    let text = style.attributed.format(Measurement(value: 12.1, unit: .bits))
    let parts = text.runs[\.byteCount].map { component, range in
      (component.map { "\($0)" } ?? "-", String(text[range].characters))
    }
    #expect(parts.map(\.1) == ["2", " ", "bytes", " (", "1.5125", " ", "bytes", ")"])
    #expect(
      parts.map { $0.0.prefix(6) } == ["value", "-", "unit(F", "-", "actual", "-", "unit(F", "-"])
  }
}
