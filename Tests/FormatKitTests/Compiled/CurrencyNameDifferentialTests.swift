import Foundation
import Testing

@testable import FormatKit

/// Amounts with the full name of the currency, whose form goes with the number, in all locales.
struct CurrencyNameDifferentialTests {
  typealias Precision = NumberFormatStyleConfiguration.Precision

  /// Numbers of every plural category of any language, whole and with a fraction.
  static let numbers: [Decimal] =
    [
      0, 1, -1, 2, -2, 3, 4, 5, 6, 10, 11, 12, 14, 20, 21, 22, 41, 61, 71, 81, 100, 101, 102, 111,
      121, 1_000, 1_001, 1_000_000, 2_000_000, -1_000_001, 12_345_678,
    ]
    + [
      "12345678901234561", "-12345678901234567892", "123456789012345678000000",
      "90071992547409931.5", "0.1", "0.2", "0.5", "1.1", "-1.2", "1.01", "1.02", "2.5", "5.21",
      "1.001", "3.004", "7.0001",
    ]
    .compactMap { Decimal(string: $0, locale: nil) }

  static let precisions: [Precision?] = [
    nil, .fractionLength(0), .fractionLength(0...4), .fractionLength(2...4), .fractionLength(1),
    .fractionLength(3), .significantDigits(1...5),
  ]

  @Test(arguments: precisions.indices)
  func decimals(precision: Int) {
    for code in ["USD", "EUR", "JPY"] {
      Differential.compare(Self.numbers, perLocale: Self.numbers.count, locales: Self.locales) {
        let style = Decimal.FormatStyle.Currency(code: code, locale: $0).presentation(.fullName)
        return Self.precisions[precision].map(style.precision) ?? style
      }
    }
  }

  @Test func integers() {
    let integers = [0, 1, -1, 2, 3, 5, 11, 21, 22, 100, 101, 102, 111, 1_000_000]
    Differential.compare(integers, perLocale: integers.count) {
      IntegerFormatStyle<Int>.Currency(code: "EUR", locale: $0).presentation(.fullName)
        .precision(.fractionLength(0))
    }
  }

  private static let locales = FullRun.isWanted ? Differential.locales : Differential.languages
}
