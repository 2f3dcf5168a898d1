import Foundation
import Testing

@testable import FormatKit

struct FloatingPointStyleDifferentialTests {
  typealias Style = FloatingPointFormatStyle<Double>

  @Test func number() {
    let left = Differential.compare(NumberSamples.doubles, perLocale: 30) { Style(locale: $0) }
    #expect(left.count == 0, "\(left.prefix(9))")
  }

  @Test func percent() {
    let left = Differential.compare(NumberSamples.doubles, perLocale: 20) {
      Style.Percent(locale: $0)
    }
    #expect(left.count == 0, "\(left.prefix(9))")
  }

  @Test func currency() {
    let left = Differential.compare(NumberSamples.doubles, perLocale: 20) {
      Style.Currency(code: "EUR", locale: $0)
    }
    #expect(left.count == 0, "\(left.prefix(9))")
  }

  @Test func floatsByTheirOwnDigits() {
    let left = Differential.compare(NumberSamples.floats, perLocale: 30) {
      FloatingPointFormatStyle<Float>(locale: $0)
    }
    #expect(left.count == 0, "\(left.prefix(9))")
  }
}

struct DecimalStyleDifferentialTests {
  @Test func number() {
    let left = Differential.compare(NumberSamples.decimals, perLocale: 20) {
      Decimal.FormatStyle(locale: $0)
    }
    #expect(left.count == 0, "\(left.prefix(9))")
  }

  @Test func percent() {
    let left = Differential.compare(NumberSamples.decimals, perLocale: 12) {
      Decimal.FormatStyle.Percent(locale: $0)
    }
    #expect(left.count == 0, "\(left.prefix(9))")
  }

  @Test func currency() {
    let left = Differential.compare(NumberSamples.decimals, perLocale: 12) {
      Decimal.FormatStyle.Currency(code: "USD", locale: $0)
    }
    #expect(left.count == 0, "\(left.prefix(9))")
  }
}
