import Foundation
import Testing

@testable import FormatKit

struct IECByteCountFormatStyleTests {
  /// The unit is chosen after rounding: a number moves up when it is written as 1024 of its unit.
  @Test(
    arguments: [
      (1, "1 byte"), (-1, "-1 byte"), (999, "999 bytes"), (1_001, "1,001 bytes"),
      (1_023, "1,023 bytes"),
      (1_024, "1 KiB"), (-1_024, "-1 KiB"), (1_535, "1 KiB"), (1_536, "2 KiB"), (2_560, "2 KiB"),
      (1_000_000, "977 KiB"), (1_048_063, "1,023 KiB"), (1_048_064, "1 MiB"), (1_048_575, "1 MiB"),
      (1_048_576, "1 MiB"), (100_000_000, "95.4 MiB"), (1_051_013_543, "1,002.3 MiB"),
      (1_058_223_158, "1,009.2 MiB"), (1_073_689_395, "1,023.9 MiB"), (1_073_689_396, "1 GiB"),
      (2_147_483_647, "2 GiB"), (123_456_789_012, "114.98 GiB"), (1 << 40, "1 TiB"),
      (1 << 50, "1 PiB"),
      (1 << 60, "1 EiB"), (.max, "8 EiB"), (.min, "-8 EiB"),
    ] as [(Int64, String)])
  func choosesTheUnit(bytes: Int64, text: String) {
    let written = format(bytes, style: .iecByteCount(), locale: .english)
    #expect(written == text, "\(written)")
  }

  @Test(
    arguments: [
      (0, nil, "0 bytes"), (1_000, nil, "1,000 bytes"), (1_536, 0...0, "2 KiB"),
      (1_536, 0...1, "1.5 KiB"), (1_024, 2...2, "1.00 KiB"), (100_000_000, 0...3, "95.367 MiB"),
      (1_048_575, 0...3, "1,023.999 KiB"), (1_048_575, 0...2, "1 MiB"),
      (1_000, 2...2, "1,000 bytes"),
      (1_025, 0...18, "1.0009765625 KiB"), (1_025, -5...99, "1.0009765625 KiB"),
      (-1, 2...2, "-1 byte"),
    ] as [(Int64, ClosedRange<Int>?, String)])
  func limitsFractionDigits(bytes: Int64, digits: ClosedRange<Int>?, text: String) {
    let style = IECByteCountFormatStyle(
      spellsOutZero: false, fractionDigits: digits, locale: .english)
    #expect(format(bytes, style: style) == text)
  }

  @Test(
    arguments: [
      (.kib, 100, "0 KiB"), (.kib, -100, "-0 KiB"), (.kib, 1_234_567_890, "1,205,633 KiB"),
      ([.bytes, .gib], 5_000_000, "5,000,000 bytes"), ([.bytes, .gib], 5 << 30, "5 GiB"),
      (.bytes, .max, "9,223,372,036,854,775,807 bytes"),
      (.bytes, .min, "-9,223,372,036,854,775,808 bytes"), (.mib, .min, "-8,796,093,022,208 MiB"),
      (.eib, 1, "0 EiB"), ([], 2_048, "2 KiB"), (.init(rawValue: 1 << 7), 2_048, "2 KiB"),
    ] as [(IECByteCountFormatStyle.Units, Int64, String)])
  func keepsToTheAllowedUnits(units: IECByteCountFormatStyle.Units, bytes: Int64, text: String) {
    let style = IECByteCountFormatStyle(allowedUnits: units, locale: .english)
    let written = format(bytes, style: style)
    #expect(written == text, "\(written)")
  }

  @Test func writesZeroAsFoundationDoes() {
    func zero(_ units: IECByteCountFormatStyle.Units, _ spells: Bool, _ locale: String) -> String {
      IECByteCountFormatStyle(
        allowedUnits: units, spellsOutZero: spells, locale: Locale(identifier: locale)
      ).format(0)
    }
    #expect(zero(.all, true, "en_US") == "Zero KiB")
    #expect(zero(.bytes, true, "en_US") == "Zero bytes")
    #expect(zero(.mib, true, "en_US") == "0 MiB")
    #expect(zero(.all, false, "en_US") == "0 bytes")
    #expect(zero(.all, true, "fr_FR") == "Zéro\u{202F}Kio")
    #expect(zero(.all, true, "de_DE") == "0 KiB")
  }

  @Test func addsTheExactNumber() {
    func text(_ bytes: Int64, _ locale: String) -> String {
      let style = IECByteCountFormatStyle(includesActualByteCount: true)
      return format(bytes, style: style, locale: Locale(identifier: locale))
    }
    #expect(text(1_024, "en_US") == "1 KiB (1,024 bytes)")
    #expect(text(.min, "en_US") == "-8 EiB (-9,223,372,036,854,775,808 bytes)")
    #expect(text(512, "en_US") == "512 bytes")
    #expect(text(100_000_000, "zh_CN") == "95.4 MiB（100,000,000字节）")
  }

  /// "95.4 MiB" in other languages: the byte's own symbol, or the standard's where the locale writes it.
  @Test(arguments: [
    ("fr_FR", "95,4\u{202F}Mio"), ("fr_CA", "95,4 Mio"), ("ru_RU", "95,4 МиБ"),
    ("uk_UA", "95,4 МіБ"), ("fi_FI", "95,4 Mit"), ("ar_EG", "٩٥٫٤ ميبيبايت"),
    ("hy_AM", "95,4 ՄիԲ"), ("he_IL", "95.4 MiB"), ("ja_JP", "95.4 MiB"), ("ko_KR", "95.4MiB"),
    ("zh_CN", "95.4 MiB"), ("hi_IN", "95.4 MiB"), ("sw_KE", "MiB 95.4"), ("de_DE", "95,4 MiB"),
    ("", "95.4 MiB"), ("xx_YY", "95.4 MiB"), ("en-u-nu-arab", "٩٥٫٤ MiB"),
  ])
  func usesTheWordsOfTheLocale(locale: String, text: String) {
    let written = format(
      Int64(100_000_000), style: .iecByteCount(), locale: Locale(identifier: locale))
    #expect(sameScalars(written, text), "\(written)")
  }

  @Test func carriesFoundationsAttributes() {
    let style = IECByteCountFormatStyle(includesActualByteCount: true, locale: .english)
    let text = format(-100_000_000, style: style.attributed)
    let runs = text.runs.map { run -> String in
      let names = [
        run.byteCount.map { "\($0)" }, run.numberPart.map { "\($0)" },
        run.numberSymbol.map { "\($0)" },
      ].compactMap { $0?.split(separator: ".").last }
      return String(text[run.range].characters) + ":" + names.joined(separator: " ")
    }
    let expected = [
      "-:value sign", "95:value integer", ".:value decimalSeparator", "4:value fraction", " :",
      "MiB:mb)", " (:", "-:actualByteCount sign", "100:actualByteCount integer",
      ",:actualByteCount integer groupingSeparator", "000:actualByteCount integer",
      ",:actualByteCount integer groupingSeparator", "000:actualByteCount integer", " :",
      "bytes:byte)", "):",
    ]
    #expect(runs == expected)
  }

  /// In every locale: six words of their own, and the number where Foundation writes it.
  @Test func holdsInEveryLocale() {
    for locale in FullRun.locales.map(Locale.init(identifier:)) {
      let words = (1...6).map { IECUnitWords.of(locale)[ByteUnit.allCases[$0]] }
      let known = Set(BytePrefixes.abbreviated(in: locale).words)
      #expect(Set(words).count == 6 && known.isDisjoint(with: words), "\(locale.identifier)")
      let count = ScaledByteCount(ByteQuantity(-1_234_567_890), base: .binary, units: [.megabyte])
      var decimal = ByteCountText(locale: locale).attributed(count)
      let unit = decimal.runs[\.byteCount].first { $0.0 == .unit(.mb) }
      guard let unit else { Issue.record("no unit in \(locale.identifier)"); continue }
      decimal.replaceSubrange(unit.1, with: AttributedString(IECUnitWords.of(locale)[.megabyte]))
      let style = IECByteCountFormatStyle(allowedUnits: .mib, locale: locale)
      #expect(sameScalars(style.format(-1_234_567_890), String(decimal.characters)))
    }
  }

  @Test(arguments: StyleLaws.locales)
  func obeysTheLaws(in locale: Locale) throws {
    let style = IECByteCountFormatStyle(
      allowedUnits: [.bytes, .gib], spellsOutZero: false, includesActualByteCount: true,
      fractionDigits: 1...3, locale: locale)
    try StyleLaws.holdsWhenCoded(style)
    try StyleLaws.holdsWhenCoded(style.attributed)
    StyleLaws.localeIsReplaced(in: style, with: .english)
    StyleLaws.localeIsReplaced(in: style.attributed, with: .english)
    for value in [0, 1, -1_023, 5_000_000_000, .min, .max] as [Int64] {
      StyleLaws.attributedIsPlain(style, style.attributed, for: value)
    }
  }
}
