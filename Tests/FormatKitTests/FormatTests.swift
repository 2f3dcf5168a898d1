import FormatKit
import Foundation
import Testing

struct FormatTests {
  @Test func takesTheLocaleOfTheStyle() {
    let style = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "de_DE"))
    #expect(format(0.256, style: style) == "25,6\u{A0}%")
  }

  @Test func replacesTheLocaleOfTheStyle() {
    let style = FloatingPointFormatStyle<Double>.Percent(locale: Locale(identifier: "de_DE"))
    #expect(format(0.256, style: style, locale: Locale(identifier: "en_US")) == "25.6%")
  }
}
