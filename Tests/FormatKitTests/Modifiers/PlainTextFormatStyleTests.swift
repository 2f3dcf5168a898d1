import FormatKit
import Foundation
import Testing

/// Texts in plain characters.
struct PlainTextFormatStyleTests {
  @Test func hasPlainSpaces() {
    let style = Decimal.FormatStyle.Currency(code: "EUR", locale: Locale(identifier: "fr_FR"))
    #expect(sameScalars(format(1_234.5, style: style), "1\u{202F}234,50\u{A0}€"))
    #expect(sameScalars(format(1_234.5, style: style.plainText()), "1 234,50 €"))
  }

  @Test func hasNoIsolates() {
    var style: ListFormatStyle<StringStyle, [String]> = .list(type: .and)
    style.locale = Locale(identifier: "he_IL")
    #expect(sameScalars(format(["a", "b"], style: style), "\u{2068}a\u{2069} ו-\u{2068}b\u{2069}"))
    #expect(sameScalars(format(["a", "b"], style: style.plainText()), "a ו-b"))
  }

  @Test func hasNoMarks() {
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "ar_EG"))
    #expect(sameScalars(format(-5, style: style), "\u{61C}-٥"))
    #expect(sameScalars(format(-5, style: style.plainText()), "-٥"))
  }

  @Test func writesTheCorrectedText() {
    let style = ByteCountFormatStyle(style: .file, locale: Locale(identifier: "fr_FR"))
    #expect(sameScalars(format(999, style: style.plainText()), "999 octets"))
  }

  @Test func isForTheLocaleThatIsAsked() {
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US")).plainText()
    #expect(format(1_234, style: style, locale: Locale(identifier: "fr_FR")) == "1 234")
  }

  @Test func isCodedAsWhole() throws {
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "fr_FR")).plainText()
    let data = try JSONEncoder().encode(style)
    let decoded = try JSONDecoder().decode(type(of: style), from: data)
    #expect(decoded == style)
    #expect(decoded.hashValue == style.hashValue)
  }
}
