import FormatKit
import Foundation
import Testing

/// Zero without a minus sign, in `en_US` where no locale is named.
struct SignlessZeroFormatStyleTests {
  private let locale = Locale(identifier: "en_US")

  @Test func leavesOutTheSignOfZero() {
    let dollars = FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: locale)
    #expect(format(-0.001, style: dollars) == "-$0.00")
    #expect(format(-0.001, style: dollars.signlessZero()) == "$0.00")
    let accounting = dollars.sign(strategy: .accounting)
    #expect(format(-0.001, style: accounting) == "($0.00)")
    #expect(format(-0.001, style: accounting.signlessZero()) == "$0.00")
    #expect(format(-0.01, style: accounting.signlessZero()) == "($0.01)")
  }

  @Test func knowsEveryNumber() {
    let double = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(0))
    #expect(format(-0.4, style: double) == "-0")
    #expect(format(-0.4, style: double.signlessZero()) == "0")
    #expect(format(-0.0, style: double.signlessZero()) == "0")
    #expect(format(-0.6, style: double.signlessZero()) == "-1")
    #expect(format(-.infinity, style: double.signlessZero()) == "-∞")
    let float = FloatingPointFormatStyle<Float>.Percent(locale: locale)
      .precision(.fractionLength(0))
    #expect(format(-0.001, style: float.signlessZero()) == "0%")
    let decimal = Decimal.FormatStyle(locale: locale).precision(.fractionLength(1))
    #expect(format(-0.04, style: decimal.signlessZero()) == "0.0")
    let compact = IntegerFormatStyle<Int>(locale: locale).rounded(increment: 100)
    #expect(format(-1, style: compact.signlessZero()) == "0")
  }

  @Test func keepsTheSignThatTheStyleWants() {
    let style = FloatingPointFormatStyle<Double>(locale: locale)
      .precision(.fractionLength(0)).sign(strategy: .always())
    #expect(format(-0.4, style: style.signlessZero()) == "+0")
  }

  /// Rounded up, a small negative number is zero, and a small positive one is not.
  @Test func formatsZeroAndNotTheMagnitude() {
    let style = FloatingPointFormatStyle<Double>(locale: locale)
      .precision(.fractionLength(0)).rounded(rule: .up)
    #expect(format(-0.4, style: style.signlessZero()) == "0")
  }

  @Test func readsTheDigitsOfTheLocale() {
    let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "ar_EG"))
      .precision(.fractionLength(0)).signlessZero()
    #expect(sameScalars(format(-0.4, style: style), "٠"))
    #expect(sameScalars(format(-4, style: style), "\u{61C}-٤"))
  }

  @Test func leavesOtherValuesAlone() {
    let style = ByteCountFormatStyle(style: .file, spellsOutZero: false, locale: locale)
    #expect(format(0, style: style.signlessZero()) == "0 bytes")
    let unsigned = IntegerFormatStyle<UInt8>(locale: locale)
    #expect(format(0, style: unsigned.signlessZero()) == "0")
  }

  @Test func isCodedAsWhole() throws {
    let style = Decimal.FormatStyle(locale: locale).signlessZero()
    let data = try JSONEncoder().encode(style)
    #expect(try JSONDecoder().decode(type(of: style), from: data) == style)
  }
}
