import Foundation
import Testing

@testable import FormatKit

/// A style that FormatKit has never heard of.
private struct Shout: FormatStyle {
  var ending = "!"
  func format(_ value: String) -> String { value.uppercased() + ending }
}

struct CompiledFormatStyleTests {
  @Test func forwardsAStyleThatItDoesNotKnow() {
    let style = Shout().compiled()
    #expect(!style.isCompiled)
    #expect(style.format("hello") == "HELLO!")
    var bytes = Array("> ".utf8)
    style.append("hello", to: &bytes)
    #expect(bytes == Array("> HELLO!".utf8))
  }

  @Test func goesByItsBase() throws {
    let style = Shout(ending: "?").compiled()
    #expect(style == Shout(ending: "?").compiled())
    #expect(style != Shout().compiled())
    #expect(style.hashValue == Shout(ending: "?").compiled().hashValue)
    let data = try JSONEncoder().encode(style)
    #expect(String(decoding: data, as: UTF8.self) == #"{"ending":"?"}"#)
    #expect(try JSONDecoder().decode(CompiledFormatStyle<Shout>.self, from: data) == style)
  }

  @Test func takesAnotherLocale() {
    let style = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US")).compiled()
    #expect(style.locale(Locale(identifier: "de_DE")).format(1_234) == "1.234")
  }

  /// Values that a writer does not cover stand between those that it does, and long ones after short ones.
  @Test func appendsManyValues() {
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US")).compiled()
    let values =
      [1, .nan, Decimal(1_234), .greatestFiniteMagnitude, -5] + [Decimal](repeating: 7, count: 900)
    var bytes: [UInt8] = []
    values.withUnsafeBufferPointer { style.append($0, terminator: 10, to: &bytes) }
    let texts = values.map { format($0, style: style.base) + "\n" }
    #expect(bytes.elementsEqual(texts.joined().utf8))
  }

  @Test func formatsAStyleThatItDoesNotKnowOftenAndForTwoSettings() {
    for _ in 0..<100 {
      #expect(format("a", style: Shout(ending: "1")) == "A1")
      #expect(format("a", style: Shout(ending: "2")) == "A2")
    }
  }
}
