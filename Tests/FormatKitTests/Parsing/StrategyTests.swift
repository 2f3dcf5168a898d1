import FormatKit
import Foundation
import Testing

/// Strategies as values: those of Foundation, with another locale, and those that follow the current one.
struct StrategyTests {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test func foundationsOwnAreStrictToo() throws {
    let double = FloatingPointFormatStyle<Double>(locale: english).parseStrategy
    #expect(try parse("1,234.5", strategy: double) == 1234.5)
    #expect(throws: ParsingError.self) { try parse("1,2,3", strategy: double) }
    let decimal = Decimal.FormatStyle(locale: english).parseStrategy
    #expect(try parse("1,234.5", strategy: decimal) == Decimal(string: "1234.5"))
    #expect(throws: ParsingError.self) { try parse("1,2,3", strategy: decimal) }
    let iso = Date.ISO8601FormatStyle()
    let date: Date = try readAnything("2024-02-29T12:00:00Z", iso)
    #expect(date == Date(timeIntervalSince1970: 1_709_208_000))
  }

  /// Generic code knows the strategy only as one.
  private func readAnything<Strategy: ParseStrategy>(
    _ text: Strategy.ParseInput, _ strategy: Strategy
  ) throws -> Strategy.ParseOutput {
    try parse(text, strategy: strategy)
  }

  @Test func everyNumberTypeReadsSharesAndMoney() throws {
    let share = FloatingPointFormatStyle<Double>.Percent(locale: german)
    #expect(try parse("25,6 %", strategy: share.strictParseStrategy) == 0.256)
    let money = FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: german)
    #expect(try parse("1.234,50 €", strategy: money.strictParseStrategy) == 1234.5)
    let coins = IntegerFormatStyle<Int>.Currency(code: "JPY", locale: english)
    #expect(try parse("¥1,234", strategy: coins.strictParseStrategy) == 1234)
  }

  @Test func takeAnotherLocale() throws {
    let number: StrictParseStrategy<Decimal.FormatStyle> = .number(locale: english)
    #expect(try parse("1.234,5", strategy: number.locale(german)) == Decimal(string: "1234.5"))
    let duration = DurationParseStrategy(locale: english).locale(german)
    #expect(try parse("1 Std.", strategy: duration) == .seconds(3_600))
  }

  @Test func followTheCurrentLocale() throws {
    let share = format(0.25, style: .percent)
    #expect(try parse("5", strategy: .number) == 5)
    #expect(try parse(share, strategy: .percent) == Decimal(string: "0.25"))
    #expect(
      try parse(format(1_000, style: .byteCount(style: .file)), strategy: .byteCount) == 1_000)
    #expect(try parse("PT1H", strategy: .duration) == .seconds(3_600))
  }

  @Test func reasonsHaveNames() {
    #expect("\(ParsingError.Reason.misplacedGrouping)" == "misplacedGrouping")
    #expect("\(ParsingError.Reason.ambiguous)" == "ambiguous")
  }
}
