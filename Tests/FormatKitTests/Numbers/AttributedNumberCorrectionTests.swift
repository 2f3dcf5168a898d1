import FormatKit
import Foundation
import Testing

/// Attributed numbers through `format(_:style:)`, in `en_US`: the corrected text, with Foundation's attributes.
struct AttributedNumberCorrectionTests {
  private let locale = Locale(identifier: "en_US")

  private func text(_ attributed: AttributedString) -> String {
    String(attributed.characters)
  }

  @Test func writesFloatsByTheirShortestDecimal() {
    let number = FloatingPointFormatStyle<Float>(locale: locale)
    #expect(text(format(16.03, style: number.attributed)) == "16.03")
    let digits = number.precision(.fractionLength(0...))
    #expect(text(format(-1.23, style: digits.attributed)) == "-1.23")
    let percent = FloatingPointFormatStyle<Float>.Percent(locale: locale)
    #expect(text(format(0.29, style: percent.attributed)) == "29%")
    let money = FloatingPointFormatStyle<Float>.Currency(code: "USD", locale: locale)
    #expect(text(format(2.675, style: money.attributed)) == "$2.68")
  }

  @Test func showsTheCodeOfEveryCurrency() throws {
    let decimal = Decimal.FormatStyle.Currency(code: "USDT", locale: locale)
    let attributed = format(1.5, style: decimal.attributed)
    #expect(text(attributed) == "USDT\u{A0}1.50")
    let code = try #require(attributed.runs[\.numberSymbol].first { $0.0 == .currency })
    #expect(text(AttributedString(attributed[code.1])) == "USDT")
    let integer = IntegerFormatStyle<Int>.Currency(code: "", locale: locale)
    #expect(text(format(1, style: integer.attributed)) == "1.00")
    let double = FloatingPointFormatStyle<Double>.Currency(code: "USDT", locale: locale)
    #expect(text(format(-2, style: double.attributed)) == "-USDT\u{A0}2.00")
    let bare = Decimal.FormatStyle.Currency(code: "USD", locale: locale)
      .grouping(.never).sign(strategy: .accounting)
    #expect(text(format(-1_234.5, style: bare.attributed)) == "($1234.50)")
  }

  /// Where Foundation is right, nothing changes, attributes included.
  @Test(arguments: FullRun.locales)
  func keepsWhatFoundationGetsRight(_ identifier: String) {
    let locale = Locale(identifier: identifier)
    let float = FloatingPointFormatStyle<Float>.Percent(locale: locale).attributed
    #expect(format(0.25, style: float) == float.format(0.25))
    let double = FloatingPointFormatStyle<Double>(locale: locale).notation(.compactName).attributed
    #expect(format(-1_234_567, style: double) == double.format(-1_234_567))
    let decimal = Decimal.FormatStyle.Currency(code: "EUR", locale: locale)
      .presentation(.isoCode).attributed
    #expect(format(-1_234.5, style: decimal) == decimal.format(-1_234.5))
    let integer = IntegerFormatStyle<Int>(locale: locale).attributed
    #expect(format(.min, style: integer) == integer.format(.min))
  }
}
