import FormatKit
import Foundation
import Testing

/// A text about which people argue and that stays as it is, or another that an option gives, in `en_US` where no locale
/// is named.
struct KeptText: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let expected: String
  /// The text by the style, and by the compiled style.
  let printed: @Sendable () -> [String]

  init<Style: FormatStyle & Sendable>(
    _ value: Style.FormatInput, _ style: Style, locale: String = "en_US", _ expected: String
  ) where Style.FormatOutput == String, Style.FormatInput: Sendable {
    testDescription = "\(value) \(locale): \(expected)"
    self.expected = expected
    let style = style.locale(Locale(identifier: locale))
    printed = { [format(value, style: style), style.compiled().format(value)] }
  }
}

extension KeptText {
  typealias Bytes = ByteCountFormatStyle
  typealias Currency = Decimal.FormatStyle.Currency
  typealias Percent = Decimal.FormatStyle.Percent
  typealias Units = Duration.UnitsFormatStyle

  static let bytes = [
    KeptText(999_999, Bytes(style: .file), "1 MB"),
    KeptText(1_048_575, Bytes(style: .binary), "1 MB"),
    KeptText(1_048_575, IECByteCountFormatStyle(), "1 MiB"),
    KeptText(1_001, Bytes(style: .binary), "1,001 bytes"),
    KeptText(1_051_013_543, Bytes(style: .binary), "1,002.3 MB"),
    KeptText(1_051_013_543, IECByteCountFormatStyle(), "1,002.3 MiB"),
    KeptText(2_147_483_647, Bytes(style: .file), "2.15 GB"),
    KeptText(2_147_483_647, Bytes(style: .binary), "2 GB"),
    KeptText(31_450_000, Bytes(style: .file), "31.4 MB"),
    KeptText(-1_024, Bytes(style: .binary), "-1 kB"),
    KeptText(-1_024, IECByteCountFormatStyle(), "-1 KiB"),
    KeptText(-1, Bytes(style: .file), "-1 byte"),
    KeptText(0, Bytes(style: .file), "Zero kB"),
    KeptText(0, Bytes(style: .file, allowedUnits: .mb), "Zero bytes"),
    KeptText(0, Bytes(style: .file, allowedUnits: .mb, spellsOutZero: false), "0 MB"),
    KeptText(0, Bytes(style: .file, spellsOutZero: false), "0 bytes"),
    KeptText(0, Bytes(style: .file), locale: "fr_FR", "Zéro\u{202F}ko"),
    KeptText(0, Bytes(style: .file, spellsOutZero: false), locale: "fr_FR", "0\u{A0}octet"),
    KeptText(1_536, Bytes(style: .file), "2 kB"),
    KeptText(1_536, IECByteCountFormatStyle(fractionDigits: 1...1), "1.5 KiB"),
    KeptText(1_234_567_890, Bytes(style: .file, allowedUnits: .kb), "1,234,568 kB"),
    KeptText(55_000, Bytes(style: .file, allowedUnits: .gb), "0 GB"),
    KeptText(1, Bytes(style: .file, includesActualByteCount: true), "1 byte (1 byte)"),
  ]

  static let numbers = [
    KeptText(-0.4, whole, "-0"),
    KeptText(-0.4, whole.signlessZero(), "0"),
    KeptText(-0.001, Percent().precision(.fractionLength(0)), "-0%"),
    KeptText(-0.001, Percent().precision(.fractionLength(0)).signlessZero(), "0%"),
    KeptText(0.145, Percent().precision(.fractionLength(0)), "14%"),
    KeptText(
      0.145, Percent().precision(.fractionLength(0)).rounded(rule: .toNearestOrAwayFromZero), "15%"),
    KeptText(
      0.0295, FloatingPointFormatStyle<Double>.Percent().precision(.fractionLength(1)), "3.0%"),
    KeptText(-100.75, whole.rounded(rule: .up), "-100"),
    KeptText(9_990, Decimal.FormatStyle().notation(.compactName), "10K"),
    KeptText(999_999, Decimal.FormatStyle().notation(.compactName), "1M"),
    KeptText(UInt64.max, IntegerFormatStyle<UInt64>(), "18,446,744,073,709,551,615"),
    KeptText(.infinity, FloatingPointFormatStyle<Double>(), "∞"),
    KeptText(Float(0.1), FloatingPointFormatStyle<Float>(), "0.1"),
  ]

  static let money = [
    KeptText(-0.001, Currency(code: "USD"), "-$0.00"),
    KeptText(-0.001, Currency(code: "USD").signlessZero(), "$0.00"),
    KeptText(-0.001, Currency(code: "USD").sign(strategy: .accounting), "($0.00)"),
    KeptText(-0.001, Currency(code: "USD").sign(strategy: .accounting).signlessZero(), "$0.00"),
    KeptText(-2_345, Currency(code: "GBP").notation(.compactName), "-£2.3K"),
    KeptText(-123, Currency(code: "PLN"), locale: "pl_PL", "-123,00\u{A0}zł"),
    KeptText(-123, Currency(code: "PLN").plainText(), locale: "pl_PL", "-123,00 zł"),
    KeptText(
      -1_234.5, Currency(code: "EUR").sign(strategy: .accounting), locale: "de_DE",
      "-1.234,50\u{A0}€"),
    KeptText(100, Currency(code: "JPY"), "¥100"),
    KeptText(2_953.125, Currency(code: "SEK"), locale: "sv_SE", "2\u{A0}953,12\u{A0}kr"),
    KeptText(
      2_953.125, Currency(code: "SEK").rounded(rule: .toNearestOrAwayFromZero), locale: "sv_SE",
      "2\u{A0}953,13\u{A0}kr"),
    KeptText(1, Currency(code: "XXX"), "¤1.00"),
    KeptText(1_000, Currency(code: "EUR").notation(.compactName), locale: "nl_NL", "€\u{A0}1K"),
  ]

  static let durations = [
    KeptText(.seconds(88_260), units([.days, .hours, .minutes], limit: 1), "1 day"),
    KeptText(.seconds(84_600), units([.days, .hours, .minutes], limit: 1), "1 day"),
    KeptText(.seconds(32_399), units([.hours, .minutes]), "9 hours"),
    KeptText(
      .seconds(5_270_100), units([.days, .hours, .minutes, .seconds], limit: 3),
      "60 days, 23 hours, 55 minutes"),
    KeptText(.seconds(1_800), units([.hours]), "0 hours"),
    KeptText(.seconds(1_800), units([.hours], .toNearestOrAwayFromZero), "1 hour"),
    KeptText(.seconds(5_400), units([.hours], .down), "1 hour"),
    KeptText(.seconds(-42), Duration.TimeFormatStyle(pattern: .hourMinuteSecond), "-0:00:42"),
    KeptText(.seconds(-3_661), Duration.TimeFormatStyle(pattern: .hourMinuteSecond), "-1:01:01"),
    KeptText(.seconds(30), Duration.TimeFormatStyle(pattern: .hourMinute), "0:00"),
    KeptText(.seconds(90), Duration.TimeFormatStyle(pattern: .hourMinute), "0:02"),
  ]

  static let lists = [
    KeptText(["hijos", "hijas"], and, locale: "es_ES", "hijos e hijas"),
    KeptText(["agua", "hielo"], and, locale: "es_ES", "agua y hielo"),
    KeptText(["a", "b"], and, locale: "he_IL", "\u{2068}a\u{2069} ו-\u{2068}b\u{2069}"),
    KeptText(["a", "b"], and.plainText(), locale: "he_IL", "a ו-b"),
  ]

  private static let whole = Decimal.FormatStyle().precision(.fractionLength(0))
  private static let and = ListFormatStyle<StringStyle, [String]>.list(type: .and)

  private static func units(
    _ units: Set<Units.Unit>, limit: Int? = nil,
    _ rule: FloatingPointRoundingRule = .toNearestOrEven
  ) -> Units {
    Units(
      allowedUnits: units, width: .wide, maximumUnitCount: limit,
      fractionalPart: .hide(rounded: rule))
  }
}
