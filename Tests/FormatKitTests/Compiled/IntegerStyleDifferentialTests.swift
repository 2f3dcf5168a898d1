import Foundation
import Testing

@testable import FormatKit

struct IntegerStyleDifferentialTests {
  typealias Style = IntegerFormatStyle<Int64>

  @Test func number() {
    let left = Differential.compare(NumberSamples.integers) { Style(locale: $0) }
    #expect(left.count == 0, "\(left.prefix(9))")
  }

  @Test func percent() {
    let left = Differential.compare(NumberSamples.integers) { Style.Percent(locale: $0) }
    #expect(left.count == 0, "\(left.prefix(9))")
  }

  @Test(arguments: ["USD", "EUR", "JPY", "KWD", "CHF", "XXX", "CVE"])
  func currency(code: String) {
    let left = Differential.compare(NumberSamples.integers, perLocale: 4) {
      Style.Currency(code: code, locale: $0)
    }
    #expect(left.count == 0, "\(left.prefix(9))")
  }
}
