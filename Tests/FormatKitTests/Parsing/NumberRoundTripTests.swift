import FormatKit
import Foundation
import Testing

/// `parse(format(x)) == x` for numbers, in every locale.
struct NumberRoundTripTests {
  static let decimals: [Decimal] = [
    0, 1, -1, 9.5, -0.001, 1234.5, -1234, 12345, 999_999, -1_234_567.891, 1e10, -1e14,
    Decimal(string: "12345678901234567890123456789012345678")!,
    Decimal(string: "-0.00000000000000000000000000000000000001")!,
  ]
  static let compact: [Decimal] = [
    0, 999, 1200, -15_000, 2_300_000, 1_100_000_000, 4_500_000_000_000,
  ]
  static let doubles: [Double] = [
    0, 0.1, -1234.5, 1e21, 1e300, -.infinity, .greatestFiniteMagnitude,
  ]

  @Test func ofNumbers() {
    for (step, locale) in Sweep.locales {
      let style = Decimal.FormatStyle(locale: locale).precision(.fractionLength(0...))
      for value in Sweep.few(2, of: Self.decimals, step: step) {
        RoundTrip.check(value, style, locale)
        RoundTrip.check(value, style.grouping(.never).sign(strategy: .always()), locale)
        // Foundation writes no exponent of two digits with digits beyond U+FFFF (ff_Adlm).
        RoundTrip.check(value, style.notation(.scientific), locale) { $0 == value.description }
      }
      for value in Sweep.few(1, of: Self.compact, step: step) {
        RoundTrip.check(value, Decimal.FormatStyle(locale: locale).notation(.compactName), locale)
      }
      for value in Sweep.few(1, of: Self.doubles, step: step) {
        RoundTrip.check(value, FloatingPointFormatStyle<Double>(locale: locale), locale)
      }
      for value in Sweep.few(1, of: [Int64.min, -1, 9999, 12345, .max], step: step) {
        RoundTrip.check(value, IntegerFormatStyle<Int64>(locale: locale), locale)
      }
    }
  }

  @Test func ofPercentages() {
    for (step, locale) in Sweep.locales {
      let style = Decimal.FormatStyle.Percent(locale: locale).precision(.fractionLength(0...))
      for value in Sweep.few(2, of: Self.decimals, step: step) {
        RoundTrip.check(value, style, locale)
      }
      RoundTrip.check(255, IntegerFormatStyle<UInt8>.Percent(locale: locale), locale)
    }
  }

  @Test func ofAmounts() {
    let codes = ["USD", "EUR", "JPY", "CHF", "INR", "KWD", "XXX"]
    let presentations: [CurrencyFormatStyleConfiguration.Presentation] = [
      .standard, .narrow, .isoCode, .fullName,
    ]
    let signs: [CurrencyFormatStyleConfiguration.SignDisplayStrategy] = [
      .automatic, .accounting, .always(), .accountingAlways(),
    ]
    for (step, locale) in Sweep.locales {
      for code in Sweep.few(1, of: codes, step: step) {
        let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
          .precision(.fractionLength(0...))
        for presentation in Sweep.few(1, of: presentations, step: step / 7) {
          for sign in Sweep.few(1, of: signs, step: step / 3) {
            for value in Sweep.few(1, of: Self.decimals, step: step) {
              // Foundation puts some names before the last digits ("1.234, İsviçre frangı5", tr_TR)
              // or next to the code ("KWD 1,5 Kuwaiti dinars", en_FR).
              RoundTrip.check(
                value, style.presentation(presentation).sign(strategy: sign), locale
              ) {
                presentation == .fullName && ($0.contains(/\d\D*\p{L}\D*\d/) || $0.contains(code))
              }
            }
          }
        }
      }
    }
  }
}
