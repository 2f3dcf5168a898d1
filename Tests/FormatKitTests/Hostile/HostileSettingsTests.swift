import FormatKit
import Foundation
import Testing

/// What is written with settings that Foundation does not survive, or that make it leave out all others.
///
/// Foundation brings the ends of a range of digits into 0...999 (`Precision.fractionLength(_:)` of a range); the same holds for a
/// number of digits here. A scale is a product: by infinity it is infinite, and 0 × ∞ is no number (IEEE 754).
struct HostileSettingsTests {
  private static let english = Locale(identifier: "en_US")
  private static let zeros = String(repeating: "0", count: 998)

  @Test func scaleIsAProduct() {
    let style = FloatingPointFormatStyle<Double>(locale: Self.english).grouping(.never)
    expectTexts(style.scale(.infinity), [1.5: "∞", -2: "-∞", 0: "NaN", .infinity: "∞"])
    expectTexts(style.scale(-.infinity), [1.5: "-∞", -2: "∞"])
    expectTexts(style.scale(.nan), [1.5: "NaN"])
    let long = "1" + String(repeating: "0", count: 300)
    expectTexts(style.scale(1e300), [1: long, -1: "-" + long, 0: "0"])
    expectTexts(style.scale(.leastNonzeroMagnitude), [1: "0", 1e300: "0"])
  }

  @Test func everyNumberIsScaled() {
    expectTexts(
      IntegerFormatStyle<Int>(locale: Self.english).scale(.infinity), [.max: "∞", -1: "-∞"])
    expectTexts(IntegerFormatStyle<UInt8>.Percent(locale: Self.english).scale(.infinity), [7: "∞%"])
    expectTexts(
      IntegerFormatStyle<Int>.Currency(code: "EUR", locale: Self.english).scale(-.infinity),
      [7: "-€∞"])
    expectTexts(FloatingPointFormatStyle<Float>(locale: Self.english).scale(.infinity), [0.5: "∞"])
    expectTexts(Decimal.FormatStyle(locale: Self.english).scale(.infinity), [-0.5: "-∞"])
    expectTexts(Decimal.FormatStyle.Percent(locale: Self.english).scale(.nan), [1: "NaN%"])
    expectTexts(
      Decimal.FormatStyle.Currency(code: "EURO", locale: Self.english).scale(.infinity),
      [1: "EURO∞"])
  }

  @Test func digitsAreBounded() {
    let style = IntegerFormatStyle<Int>(locale: Self.english).grouping(.never)
    let long = [
      style.precision(.fractionLength(.max)), style.precision(.fractionLength(1_000)),
      style.precision(.significantDigits(.max)),
      style.notation(.scientific).precision(.fractionLength(.max)),
    ]
    let texts = [
      "7." + Self.zeros + "0", "7." + Self.zeros + "0", "7." + Self.zeros,
      "7." + Self.zeros + "0E0",
    ]
    for (style, text) in zip(long, texts) { expectTexts(style, [7: text]) }
    expectTexts(style.precision(.integerLength(.max)), [7: Self.zeros + "7"])
    expectTexts(
      style.precision(.integerAndFractionLength(integer: .max, fraction: .min)),
      [7: Self.zeros + "7"])
    for precision in [
      NumberFormatStyleConfiguration.Precision.fractionLength(-1), .fractionLength(.min),
      .significantDigits(-1), .integerLength(-1), .integerLength(.min),
      .integerAndFractionLength(integer: -1, fraction: -1),
    ] {
      expectTexts(style.precision(precision), [7: "7"])
    }
  }

  @Test func anIncrementOfNoDecimalIsNone() {
    let style = FloatingPointFormatStyle<Double>(locale: Self.english)
    for increment in [.infinity, -.infinity, .nan, 1e300, 0, -1] {
      expectTexts(style.rounded(increment: increment), [1_234.5: "1,234.5"])
    }
  }

  @Test func attributedTextsAreTheSame() {
    let style = FloatingPointFormatStyle<Double>(locale: Self.english)
    for style in [style.scale(.infinity), style.precision(.fractionLength(-1)), style.scale(.nan)] {
      let text = String(format(7, style: style.attributed).characters)
      #expect(sameScalars(text, format(7, style: style)))
    }
    let amount = Decimal.FormatStyle.Currency(code: "EUR", locale: Self.english).scale(.infinity)
    #expect(String(format(7, style: amount.attributed).characters) == "€∞")
  }

  /// Foundation drops the currency of these settings (`NumberOptions.foundationMisreads`); the compiled form has to have it.
  @Test func amountsWithoutDigitsKeepTheirCurrency() {
    let style = FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: Self.english)
      .grouping(.never).decimalSeparator(strategy: .always)
    expectTexts(style, [.infinity: "€∞", -.infinity: "-€∞", 1.5: "€1.50"])
    #expect(style.compiled().format(.nan) == "€NaN")
  }

  @Test func durationsOfAbsurdDigits() {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.hours, .minutes], width: .narrow, zeroValueUnits: .show(length: .max),
      valueLength: 2, fractionalPart: .show(length: .max))
    let locale = Self.english
    var crossed = style.locale(locale)
    crossed.fractionalPartDisplay.minimumLength = 3
    crossed.fractionalPartDisplay.maximumLength = -1
    expectTexts(crossed, [.seconds(90): "00h 01.500m", .zero: "00h 00.000m"])
    crossed.fractionalPartDisplay.minimumLength = .min
    expectTexts(crossed, [.seconds(90): "00h 02m"])
    crossed.fractionalPartDisplay.roundingIncrement = .nan
    expectTexts(crossed, [.seconds(90): "00h 02m"])
    #expect(String(format(.seconds(90), style: crossed.attributed).characters) == "00h 02m")
  }

  @Test(arguments: [
    ("en@numbers=zzzz", "2 hours ago"), ("en-u-nu-zzz", "2 hours ago"), ("de@@", "vor 2 Stunden"),
    ("@", "-2 h"),
  ])
  func relativeDatesInLocalesOfNoNumbers(identifier: String, expected: String) {
    let locale = Locale(identifier: identifier)
    let date = Date(timeIntervalSince1970: 1.7e9)
    let anchored = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: .numeric, locale: locale)
    #expect(format(date + 7_200, style: anchored) == expected)
    let relative = Date.RelativeFormatStyle(presentation: .numeric, locale: locale)
    #expect(!format(.distantPast, style: relative).isEmpty)
    #expect(!relative.compiled().format(.distantPast).isEmpty)
  }

  private func expectTexts<Style: FormatStyle>(_ style: Style, _ texts: [Style.FormatInput: String])
  where Style.FormatOutput == String, Style.FormatInput: Hashable {
    let compiled = style.compiled()
    for (value, expected) in texts {
      // Often enough that the style would be compiled.
      for _ in 0..<60 { _ = format(value, style: style) }
      var bytes: [UInt8] = []
      compiled.append(value, to: &bytes)
      for text in [
        format(value, style: style), compiled.format(value), String(decoding: bytes, as: UTF8.self),
      ] {
        #expect(sameScalars(text, expected), "\(text.debugDescription) of \(value)")
      }
    }
  }
}
