import Foundation
import Testing

@testable import FormatKit

/// Where Foundation's `Decimal` holds a number, the door to ICU writes it in the same way.
struct ExactNumberFormatterTests {
  private static let locales = [
    "en_US", "de_CH", "hi_IN", "ar_EG", "es_ES", "en_US@numbers=arab", "xx_YY",
  ]
  private static let numbers = [
    "0", "-0", "1", "0.5", "-0.4", "-2.5", "1000", "9999.995", "-1234567.891", "0.000001234",
    "99999999999999999999999999999999999999",
    "-12345678901234567890.123456789", "1e-30", "1e120",
  ]

  @Test(arguments: NumberOptions.samples)
  func agreesWithFoundation(on sample: NumberOptions.Sample) throws {
    let options = sample.options
    try #require(options.fitsFoundation)
    for identifier in Self.locales {
      let locale = Locale(identifier: identifier)
      let exact = ExactNumberFormatter(options, locale: locale)
      for number in Self.numbers {
        let decimal = try #require(Decimal(string: number, locale: nil))
        let text = decimal.description
        let foundation = options.foundation(decimal, locale: locale)
        let label: Comment = "\(number) in \(identifier)"
        #expect(Array(exact.format(text).utf8) == Array(foundation.utf8), label)
      }
    }
  }

  @Test(arguments: NumberOptions.samples)
  func namesThePartsAsFoundation(on sample: NumberOptions.Sample) {
    let locale = Locale(identifier: "ar_EG")
    let exact = ExactNumberFormatter(sample.options, locale: locale)
    let foundation = sample.options.foundationParts(-1234.5, locale: locale)
    #expect(exact.attributed("-1234.5") == foundation)
  }

  @Test func writesMoreDigitsThanDecimalHolds() {
    let exact = ExactNumberFormatter(NumberOptions(), locale: Locale(identifier: "en_US"))
    #expect(exact.format("1e40") == "10,000,000,000,000,000,000,000,000,000,000,000,000,000")
    #expect(
      exact.format("12345678901234567890123456789012345678901.5")
        == "12,345,678,901,234,567,890,123,456,789,012,345,678,901.5")
  }

  /// Foundation prints a bare "1234" here: it runs two words of its skeleton together.
  @Test func writesWhatFoundationMisreads() {
    var options = NumberOptions(kind: .currency(code: "USD", .standard))
    options.hidesGrouping = true
    options.sign = .always(includingZero: true)
    #expect(!options.fitsFoundation)
    let locale = Locale(identifier: "en_US")
    #expect(ExactNumberFormatter(options, locale: locale).format("1234") == "+$1234.00")
    #expect(options.foundation(1234, locale: locale) == "1234")
  }

  @Test(arguments: ["0.05", "0.0000000000001"])
  func leavesFractionalIncrementsToICU(_ increment: String) {
    var options = NumberOptions()
    options.increment = increment
    #expect(!options.fitsFoundation)
  }

  /// `Decimal(0.07)` is 0.07000000000000001024.
  @Test func leavesScalesThatAreNotBinaryToICU() {
    var options = NumberOptions()
    options.scale = "0.07"
    #expect(!options.fitsFoundation)
    let exact = ExactNumberFormatter(options, locale: Locale(identifier: "en_US"))
    #expect(exact.format("1e17") == "7,000,000,000,000,000")
  }
}

extension NumberOptions {
  /// Options that Foundation's `Decimal` styles can hold, each kind alone and a few together.
  struct Sample: CustomTestStringConvertible, Sendable {
    let options: NumberOptions
    var testDescription: String { options.skeleton.isEmpty ? "no options" : options.skeleton }
  }

  static var samples: [Sample] {
    let kinds: [Kind] = [
      .number, .percent, .currency(code: "USD", .standard), .currency(code: "EUR", .fullName),
      .currency(code: "JPY", .narrow), .currency(code: "CHF", .isoCode),
    ]
    return kinds.flatMap { kind in
      changes.map { change in
        var options = NumberOptions(kind: kind)
        change(&options)
        return options
      }
    }.filter(\.fitsFoundation).map(Sample.init)
  }

  private static var changes: [@Sendable (inout NumberOptions) -> Void] {
    [
      { _ in },
      { $0.fractionDigits = DigitLimits(least: 0, most: 0) },
      { $0.fractionDigits = DigitLimits(least: 1, most: 3) },
      { $0.fractionDigits = DigitLimits(least: 2, most: nil) },
      { $0.integerDigits = DigitLimits(least: 3, most: nil) },
      { $0.integerDigits = DigitLimits(least: 0, most: 2) },
      { $0.integerDigits = DigitLimits(least: 0, most: 0) },
      {
        $0.integerDigits = DigitLimits(least: 2, most: 4)
        $0.fractionDigits = DigitLimits(least: 1, most: nil)
      },
      { $0.significantDigits = DigitLimits(least: 1, most: 3) },
      { $0.significantDigits = DigitLimits(least: 4, most: nil) },
      { $0.increment = "5" },
      {
        $0.increment = "25"
        $0.rounding = .down
      },
      { $0.hidesGrouping = true },
      { $0.sign = .never },
      { $0.sign = .automatic },
      { $0.sign = .always(includingZero: true) },
      { $0.sign = .always(includingZero: false) },
      { $0.alwaysShowsDecimalSeparator = true },
      { $0.scale = "1000" },
      { $0.scale = "-0.5" },
      { $0.notation = .scientific },
      { $0.notation = .compact },
      { $0.notation = .automatic },
    ] + accountingChanges + roundingChanges
  }

  private static var accountingChanges: [@Sendable (inout NumberOptions) -> Void] {
    [Sign.automatic, .never, .always(includingZero: true), .always(includingZero: false)].map {
      sign in
      { options in
        guard case .currency = options.kind else { return }
        options.usesAccounting = true
        options.sign = sign
      }
    }
  }

  private static var roundingChanges: [@Sendable (inout NumberOptions) -> Void] {
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrEven, .toNearestOrAwayFromZero, .up, .down, .towardZero, .awayFromZero,
    ]
    return rules.map { rule in
      { options in
        options.rounding = rule
        options.fractionDigits = DigitLimits(least: 0, most: 2)
      }
    }
  }

  /// What Foundation's own style of `Decimal` prints with these options.
  func foundation(_ value: Decimal, locale: Locale) -> String {
    switch kind {
    case .number: applied(to: Decimal.FormatStyle(locale: locale)).format(value)
    case .percent: applied(to: Decimal.FormatStyle.Percent(locale: locale)).format(value)
    case .currency(let code, let width):
      applied(to: currencyStyle(code, width, locale)).format(value)
    }
  }

  /// The same with attributes.
  func foundationParts(_ value: Decimal, locale: Locale) -> AttributedString {
    switch kind {
    case .number: applied(to: Decimal.FormatStyle(locale: locale)).attributed.format(value)
    case .percent: applied(to: Decimal.FormatStyle.Percent(locale: locale)).attributed.format(value)
    case .currency(let code, let width):
      applied(to: currencyStyle(code, width, locale)).attributed.format(value)
    }
  }

  private func currencyStyle(
    _ code: String, _ width: Width, _ locale: Locale
  ) -> Decimal.FormatStyle.Currency {
    Decimal.FormatStyle.Currency(code: code, locale: locale).presentation(width.presentation)
  }
}
