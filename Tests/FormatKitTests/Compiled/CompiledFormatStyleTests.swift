import FormatKit
import Foundation
import Testing

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

  @Test func formatsAStyleThatItDoesNotKnowOftenAndForTwoSettings() {
    for _ in 0..<100 {
      #expect(format("a", style: Shout(ending: "1")) == "A1")
      #expect(format("a", style: Shout(ending: "2")) == "A2")
    }
  }
}
