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

  /// ICU looks for a language's data, then for those of the process, then for root's.
  ///
  /// `und` is a language without data to it.
  @Test(arguments: ["xx_YY", "und", "und_DE"])
  func languagesWithoutDataAreThoseOfTheProcess(identifier: String) {
    let locale = Locale(identifier: identifier)
    let style: ListFormatStyle<StringStyle, [String]> = .list(type: .and)
    let text = format(["a", "b", "c"], style: style, locale: locale)
    #expect(sameScalars(text, style.locale(locale).format(["a", "b", "c"])))
    #expect(text.hasPrefix("a, b"))
  }

  @Test(arguments: ["", "root"])
  func rootHasNoWords(identifier: String) {
    let style: ListFormatStyle<StringStyle, [String]> = .list(type: .and)
    let text = format(["a", "b", "c"], style: style, locale: Locale(identifier: identifier))
    #expect(sameScalars(text, "a, b, c"))
  }
}
