import FormatKit
import Foundation
import Testing

/// Numbers of bytes, read back.
struct ByteCountReadingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let locale: String
    let text: String
    let bytes: Int64
    var style = ByteCountFormatStyle.Style.file

    var testDescription: String { "\(locale): \(text.debugDescription)" }
  }

  @Test(arguments: [
    Row(locale: "en_US", text: "95.4 MB", bytes: 95_400_000),
    Row(locale: "en_US", text: "95.4 MB", bytes: 100_034_150, style: .binary),
    Row(locale: "en_US", text: "95.4 MiB", bytes: 100_034_150),
    Row(locale: "en_US", text: "1.5 GiB", bytes: 1_610_612_736),
    Row(locale: "en_US", text: "1,001 bytes", bytes: 1001),
    Row(locale: "en_US", text: "1 byte", bytes: 1),
    Row(locale: "en_US", text: "0 bytes", bytes: 0),
    Row(locale: "en_US", text: "Zero kB", bytes: 0),
    Row(locale: "en_US", text: "-999 bytes", bytes: -999),
    Row(locale: "en_US", text: "2 megabytes", bytes: 2_000_000),
    Row(locale: "en_US", text: "2 mebibytes", bytes: 2_097_152),
    Row(locale: "en_US", text: "2\u{A0}MB", bytes: 2_000_000),
    Row(locale: "en_US", text: "2MB", bytes: 2_000_000),
    Row(locale: "en_US", text: "9.22 EB", bytes: 9_220_000_000_000_000_000),
    Row(locale: "fr_FR", text: "1,5 Mo", bytes: 1_500_000),
    Row(locale: "fr_FR", text: "1,5 Mio", bytes: 1_572_864),
    Row(locale: "fr_FR", text: "1,5 MiB", bytes: 1_572_864),
    Row(locale: "ru_RU", text: "1,5 МБ", bytes: 1_500_000),
    Row(locale: "ru_RU", text: "5 байт", bytes: 5),
    Row(locale: "ru_RU", text: "2 мегабайта", bytes: 2_000_000),
    Row(locale: "ar_EG", text: "١٫٥ م.ب", bytes: 1_500_000),
    Row(locale: "ar_EG", text: "1.5 م.ب", bytes: 1_500_000),
    Row(locale: "hi_IN", text: "1.5 MB", bytes: 1_500_000),
    Row(locale: "de_DE", text: "1.001 Byte", bytes: 1001),
    Row(locale: "ja_JP", text: "1,001バイト", bytes: 1001),
  ])
  func readsUnits(row: Row) throws {
    let strategy = StrictParseStrategy.byteCount(
      style: row.style, locale: Locale(identifier: row.locale))
    #expect(try parse(row.text, strategy: strategy) == row.bytes)
  }

  @Test func readsTheExactNumberInParentheses() throws {
    let style = ByteCountFormatStyle(
      includesActualByteCount: true, locale: Locale(identifier: "en_US"))
    #expect(try style.parseStrictly("1 kB (1,001 bytes)") == 1001)
    // A fraction that begins with zero is no number of its own.
    #expect(try style.parseStrictly("1.05 GB (1,050,000,001 bytes)") == 1_050_000_001)
    #expect(throws: ParsingError.self) { try style.parseStrictly("2 kB (1,001 bytes)") }
    #expect(throws: ParsingError.self) {
      try style.parseStrictly("1.05 GB (1,050,000,001 bytes) 2")
    }
  }

  @Test(arguments: [
    ("122.1 MB", 128_031_130.0), ("128 MB (134,217,728 bytes)", 134_217_728), ("Zero kB", 0),
    ("1.5 MiB", 1_572_864),
  ])
  func readsAnAmountOfData(text: String, bytes: Double) throws {
    let style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
      style: .memory, allowedUnits: .all, spellsOutZero: true, includesActualByteCount: true,
      locale: Locale(identifier: "en_US"))
    let amount = try parse(text, strategy: style.strictParseStrategy)
    #expect(amount == Measurement(value: bytes, unit: .bytes))
    #expect(throws: ParsingError.self) { try style.parseStrictly(text + "s") }
  }

  @Test(arguments: [
    ParsingErrorTests.Row(
      "1.5 bytes", "en_US", 1, .inexact,
      #""1.5 bytes" is not a number of bytes: at column 1, the value is not a whole number; write 100 MB"#
    ),
    ParsingErrorTests.Row(
      "1.0005 kB", "en_US", 1, .inexact,
      #""1.0005 kB" is not a number of bytes: at column 1, the value is not a whole number; write 100 MB"#
    ),
    ParsingErrorTests.Row(
      "8 EiB", "en_US", 1, .outOfRange,
      #""8 EiB" is not a number of bytes: at column 1, the value is not in -9223372036854775808 to 9223372036854775807; write 100 MB"#
    ),
    ParsingErrorTests.Row(
      "1 bytes", "en_US", 7, .unexpectedText,
      #""1 bytes" is not a number of bytes: at column 7, "s" is unexpected; write 100 MB"#),
    ParsingErrorTests.Row(
      "5 mb", "en_US", 4, .unexpectedText,
      #""5 mb" is not a number of bytes: at column 4, "b" is unexpected; write 100 MB"#),
    ParsingErrorTests.Row(
      "5", "en_US", 2, .unexpectedEnd,
      #""5" is not a number of bytes: after column 1, something is missing; write 100 MB"#),
    ParsingErrorTests.Row(
      "5 MBs", "en_US", 5, .unexpectedText,
      #""5 MBs" is not a number of bytes: at column 5, "s" is unexpected; write 100 MB"#),
  ])
  func saysWhatIsWrong(row: ParsingErrorTests.Row) throws {
    try row.check(
      StrictParseStrategy.byteCount(style: .file, locale: Locale(identifier: row.locale)))
  }

  @Test func readsBackWhatItWritesInEveryLocale() {
    let counts: [Int64] = [
      0, 1, -1, 2, 999, 1000, 23_000, 1_500_000, -2_000_000_000, 3_210_000_000_000,
      5_670_000_000_000_000,
      9_220_000_000_000_000_000,
    ]
    let locales = FullRun.thinned(Sweep.locales.map(\.locale), every: 3)
    for (step, locale) in locales.enumerated() {
      let file = ByteCountFormatStyle(style: .file, locale: locale)
      for count in Sweep.few(1, of: counts, step: step) { RoundTrip.check(count, file, locale) }
      let powers: [Int64] = [1, 512, 1 << 20, 5 << 30, 3 << 50, -(7 << 60)]
      for count in Sweep.few(1, of: powers, step: step)
      where FullRun.isWanted || step % 2 == 0 {
        let memory = ByteCountFormatStyle(style: .memory, locale: locale)
        if FullRun.isWanted || step % 4 == 0 { RoundTrip.check(count, memory, locale) }
        RoundTrip.check(count, IECByteCountFormatStyle(locale: locale), locale)
      }
      guard FullRun.isWanted || step % 4 == 1 else { continue }
      let exact = ByteCountFormatStyle(includesActualByteCount: true, locale: locale)
      RoundTrip.check(123_456, exact, locale)
      let gigabytes = ByteCountFormatStyle(
        allowedUnits: .gb, includesActualByteCount: true, locale: locale)
      RoundTrip.check(-48_814_092, gigabytes, locale)
    }
  }
}
