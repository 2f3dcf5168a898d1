import Foundation
import Testing

@testable import FormatKit

struct ByteCountStyleDifferentialTests {
  typealias Style = ByteCountFormatStyle

  /// All locales in a full run, else every third: learning them is what takes time.
  private static let locales = FullRun.thinned(Differential.locales, every: 3)

  /// Every setting in turn over the locales.
  @Test func foundationsUnits() {
    var next = 0
    let left = Differential.compare(ByteCountSamples.values, perLocale: 16, locales: Self.locales) {
      locale in
      next += 1
      return ByteCountSamples.styles[next % ByteCountSamples.styles.count].locale(locale)
    }
    #expect(left == [])
  }

  @Test(arguments: ByteCountSamples.styles)
  func everySetting(style: ByteCountFormatStyle) {
    let left = Differential.compare(
      ByteCountSamples.values, perLocale: 60, locales: ["en_US", "ar_EG", "pl_PL", "hi_IN"]
    ) { style.locale($0) }
    #expect(left == [])
  }

  @Test func unitsOfIEC80000() {
    var next = 0
    let left = Differential.compare(ByteCountSamples.values, perLocale: 16, locales: Self.locales) {
      locale in
      next += 1
      return ByteCountSamples.binaryStyles[next % ByteCountSamples.binaryStyles.count]
        .locale(locale)
    }
    #expect(left == [])
  }

  /// Every setting in turn over the locales, every unit in turn over the values.
  @Test func measuredAmounts() {
    var next = 0
    let left = Differential.compare(
      ByteCountSamples.measured, perLocale: 32, locales: Self.locales
    ) { locale in
      next += 1
      return Measured(ByteCountSamples.styles[next % ByteCountSamples.styles.count], locale)
    }
    #expect(left == [])
  }

  @Test(arguments: ByteCountSamples.styles)
  func measuredAmounts(style: ByteCountFormatStyle) {
    let left = Differential.compare(
      ByteCountSamples.measured, perLocale: 600, locales: ["en_US"]
    ) { Measured(style, $0) }
    #expect(left == [])
  }

  typealias Measured = Measurement<UnitInformationStorage>.FormatStyle.ByteCount

  @Test func coversUsualAmounts() throws {
    let style = Measured(ByteCountFormatStyle(), Locale(identifier: "en_US"))
    let writer = try #require(style.makeWriter())
    #expect(writer.text(Measurement(value: 1.5, unit: .gigabytes)) == "1.5 GB")
    #expect(writer.text(Measurement(value: -0.1, unit: .megabytes)) == "-100 kB")
    #expect(writer.text(Measurement(value: 1_234.567_89, unit: .kibibytes)) == "1.3 MB")
    #expect(writer.text(Measurement(value: 8, unit: .bits)) == "1 byte")
    #expect(writer.text(Measurement(value: 12, unit: .bits)) == nil)
    #expect(writer.text(Measurement(value: .nan, unit: .bytes)) == nil)
  }

  /// What the quick rule does not cover is forwarded for that value alone.
  @Test func coversUsualCounts() throws {
    let style = ByteCountFormatStyle(locale: Locale(identifier: "en_US"))
    let writer = try #require(style.makeWriter())
    #expect(writer.text(1_500_000) == "1.5 MB")
    #expect(writer.text(-999_950) == "-1 MB")
    #expect(writer.text(0) == "Zero kB")
    #expect(writer.text(.min) == "-9.22 EB")
    let bytes = ByteCountFormatStyle(allowedUnits: .bytes, locale: Locale(identifier: "en_US"))
    let other = try #require(bytes.makeWriter())
    #expect(other.text(1 << 53) == "9,007,199,254,740,992 bytes")
    #expect(other.text(1 << 53 + 1) == nil)
  }
}

/// Byte counts at every edge, and styles with every setting.
enum ByteCountSamples {
  /// Zero, both sides of each bound between units and of each rounding, and random ones.
  static let values: [Int64] = {
    var values: Set<Int64> = Set(NumberSamples.integers)
    for base in [ByteUnit.Base.decimal, .binary] {
      for unit in ByteUnit.allCases.prefix(7) {
        let size = unit.size(base)
        let multiples: [UInt128] = [
          5, 49, 50, 51, 100, 101, 105, 115, 149, 150, 151, 200, 250, 300, 1_050, 1_100, 1_250,
          2_125, 50_005, 99_949, 99_950, 99_951, 99_994, 99_995, 99_999, 102_349, 102_350, 102_395,
        ]
        for hundredths in multiples {
          guard let value = Int64(exactly: size * hundredths / 100) else { continue }
          values.formUnion([value - 1, value, value + 1, -value])
        }
      }
    }
    return values.sorted() + NumberSamples.random(count: 600)
  }()

  static let styles: [ByteCountFormatStyle] = {
    let units: [ByteCountFormatStyle.Units] = [
      .all, [.bytes, .kb], [.mb, .gb], .bytes, .gb, [.kb, .tb, .eb], .pb, .eb, [.bytes, .zb], .mb,
    ]
    let kinds: [ByteCountFormatStyle.Style] = [.file, .memory, .decimal, .binary]
    return units.enumerated().flatMap { place, units in
      (0..<2).map { half in
        ByteCountFormatStyle(
          style: kinds[(place + half) % 4], allowedUnits: units, spellsOutZero: place % 3 != 1,
          includesActualByteCount: (place + half) % 3 == 0)
      }
    }
  }()

  static let measured: [Measurement<UnitInformationStorage>] = {
    let units = UnitDimension.informationStorage.units.compactMap {
      $0.unit as? UnitInformationStorage
    }
    let numbers =
      NumberSamples.doubles + values.map { Double($0) } + values.map { Double($0) / 1e4 }
    var generator = SeededGenerator(seed: Differential.seed)
    return numbers.shuffled(using: &generator).enumerated().map { place, number in
      Measurement(value: number, unit: units[place % units.count])
    }
  }()

  static let binaryStyles: [IECByteCountFormatStyle] = [
    IECByteCountFormatStyle(), IECByteCountFormatStyle(fractionDigits: 2...2),
    IECByteCountFormatStyle(spellsOutZero: false, includesActualByteCount: true),
    IECByteCountFormatStyle(allowedUnits: [.mib, .gib], fractionDigits: 0...3),
    IECByteCountFormatStyle(allowedUnits: .bytes), IECByteCountFormatStyle(fractionDigits: 0...9),
    IECByteCountFormatStyle(allowedUnits: [.kib, .tib], includesActualByteCount: true),
    IECByteCountFormatStyle(allowedUnits: .eib, fractionDigits: 1...18),
  ]
}

extension Measurement.FormatStyle.ByteCount {
  /// The style for measurements with the settings of one for numbers of bytes.
  fileprivate init(_ style: ByteCountFormatStyle, _ locale: Locale) {
    self.init(
      style: style.style, allowedUnits: style.allowedUnits, spellsOutZero: style.spellsOutZero,
      includesActualByteCount: style.includesActualByteCount, locale: locale)
  }
}
