import Foundation
import Testing

@testable import FormatKit

/// Every setting of the number styles, at random and in combination, in random locales.
struct NumberSettingsDifferentialTests {
  /// How many styles of each type are tried.
  static let count = FullRun.isWanted ? 3000 : 150

  @Test func integers() {
    compare(NumberSamples.integers) { IntegerFormatStyle<Int64>(locale: $0) }
    compare(NumberSamples.integers) { IntegerFormatStyle<Int64>.Percent(locale: $0) }
    compare(NumberSamples.integers) { IntegerFormatStyle<Int64>.Currency(code: "EUR", locale: $0) }
  }

  @Test func binaryNumbers() {
    compare(NumberSamples.doubles) { FloatingPointFormatStyle<Double>(locale: $0) }
    compare(NumberSamples.doubles) { FloatingPointFormatStyle<Double>.Percent(locale: $0) }
    compare(NumberSamples.doubles) {
      FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: $0)
    }
  }

  @Test func decimals() {
    compare(NumberSamples.decimals) { Decimal.FormatStyle(locale: $0) }
    compare(NumberSamples.decimals) { Decimal.FormatStyle.Percent(locale: $0) }
    compare(NumberSamples.decimals) { Decimal.FormatStyle.Currency(code: "JPY", locale: $0) }
  }

  /// Foundation prints a bare number for an increment with a precision.
  ///
  /// The text comes from the shortest decimal then,
  /// and not from the sixteen digits that ICU divides otherwise.
  @Test func incrementsOfMisreadCurrencies() {
    let numbers: [Double] = [120_113_974_545_883_328, -9_007_199_254_740_994, 1.5, 37.4, 0x1p60]
    Differential.compare(numbers, locales: ["en_US", "de_DE", "hi_IN", "ar_EG", "nnh_CM"]) {
      FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: $0).presentation(.isoCode)
        .precision(.significantDigits(1)).rounded(rule: .awayFromZero, increment: 25)
    }
  }

  /// ICU rounds numbers from 2^53 on to steps of an approximation.
  @Test func stepsOfLargeNumbers() {
    let numbers: [Double] = [
      -0x1p57, 0x1p53, 0x1p53 + 2, 0x1p53 - 1, 8.450160138518246e34, 1.0436444955898208e34, 9e15,
    ]
    for step in [3.0, 5, 10, 25, 0.05] {
      Differential.compare(numbers, locales: ["en_US", "de_DE"]) {
        FloatingPointFormatStyle<Double>(locale: $0).rounded(rule: .awayFromZero, increment: step)
      }
      Differential.compare(numbers, locales: ["en_US", "so_DJ"]) {
        FloatingPointFormatStyle<Double>.Percent(locale: $0).rounded(rule: .up, increment: step)
          .precision(.significantDigits(1...4))
      }
    }
  }

  /// A scale multiplies the shortest decimal of a `Float`: half of 9.5e12 is 4.75e12.
  @Test func scaledFloats() {
    let numbers: [Float] = [-9.5e12, 5e13, 0.1, 16.03, 2.675, 9.5e-12, 3.4e38, 1e-30, 16_777_216]
    let left = Differential.compare(numbers, locales: ["en_US", "de_DE", "ar_EG"]) {
      FloatingPointFormatStyle<Float>(locale: $0).scale(0.5).precision(.significantDigits(1...2))
    }
    #expect(left.isEmpty)
  }

  /// Foundation prints infinity without the currency where it prints the bare number.
  @Test func infiniteAmounts() {
    Differential.compare([.infinity, -.infinity, 1.5], locales: ["en_US", "de_DE", "kn"]) {
      FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: $0).grouping(.never)
        .decimalSeparator(strategy: .always).precision(.significantDigits(1))
    }
  }

  private func compare<Style: CompilableNumberStyle>(
    _ values: [Style.FormatInput], _ style: (Locale) -> Style,
    location: SourceLocation = #_sourceLocation
  ) {
    var generator = SeededGenerator(seed: Differential.seed)
    var left = 0
    for _ in 0..<Self.count {
      let locale = Differential.locales.randomElement(using: &generator) ?? ""
      let start = Int.random(in: 0..<values.count, using: &generator)
      let some = (0..<40).map { values[(start + $0 * 37) % values.count] }
      let varied = style(Locale(identifier: locale)).varied(using: &generator)
      // Foundation prints a bare number for some currency settings, which nothing can be learned from.
      let options = NumberOptions(coded: varied, percent: false)
      if options?.foundationMisreads == true { continue }
      left +=
        Differential.compare(
          some, perLocale: 40, locales: [locale], style: { _ in varied }, location: location
        ).count
    }
    #expect(left * 20 <= Self.count, sourceLocation: location)
  }
}

extension NumberStyle {
  /// This style with some settings changed.
  func varied(using generator: inout SeededGenerator) -> Self {
    func chance() -> Bool { Int.random(in: 0..<3, using: &generator) == 0 }
    func length(_ most: Int) -> Int { Int.random(in: 0...most, using: &generator) }
    var style = self
    if chance() { style = style.grouping(.never) }
    if chance() { style = style.decimalSeparator(strategy: .always) }
    if chance() {
      style = style.scale([0.01, 2, 0.5, 1000, 2.54, 0].randomElement(using: &generator) ?? 1)
    }
    if chance() {
      let signs: [NumberOptions.Sign] = [
        .never, .automatic, .always(includingZero: true), .always(includingZero: false),
      ]
      let sign = signs.randomElement(using: &generator) ?? .never
      style = style.sign(strategy: Self.strategy(sign, accounting: chance()))
    }
    if chance() {
      let increments = ["1", "5", "25", "10", "0.5", "0.25", "0.05", "3", "0.1"]
      let increment = increments.randomElement(using: &generator).flatMap(Self.increment)
      style = style.rounded(rule: .random(using: &generator), increment: chance() ? increment : nil)
    }
    switch length(5) {
    case 0: style = style.precision(.significantDigits(1 + length(4)))
    case 1: style = style.precision(.significantDigits((1 + length(2))...))
    case 2: style = style.precision(.significantDigits(1...(1 + length(6))))
    case 3: style = style.precision(.fractionLength(length(3)...))
    case 4: style = style.precision(.fractionLength(0...length(9)))
    default:
      let integer = length(4)
      let fraction = length(3)
      style = style.precision(
        chance()
          ? .integerAndFractionLength(integer: integer, fraction: fraction)
          : .integerAndFractionLength(integerLimits: integer..., fractionLimits: fraction...9))
    }
    return style
  }
}

extension FloatingPointRoundingRule {
  fileprivate static func random(using generator: inout SeededGenerator) -> Self {
    let rules: [Self] = [
      .toNearestOrEven, .toNearestOrAwayFromZero, .up, .down, .towardZero, .awayFromZero,
    ]
    return rules.randomElement(using: &generator) ?? .toNearestOrEven
  }
}
