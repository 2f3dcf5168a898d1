import Testing

@testable import fmt

/// What a terminal would obey is shown, and all else stays as it is.
struct TerminalTextTests {
  struct Row: CustomTestStringConvertible {
    let text: String
    let shown: String
    var testDescription: String { Visible.text(text) }
  }

  static let rows = [
    // ECMA-48: the escape sequences of colours, of the title and of the cursor, by ESC and by the C1 controls.
    Row(text: "a\u{1B}[31mb", shown: "a<U+001B>[31mb"),
    Row(text: "\u{1B}]0;title\u{7}", shown: "<U+001B>]0;title<U+0007>"),
    Row(text: "\u{9B}2J", shown: "<U+009B>2J"),
    Row(text: "a\u{8}b\u{7F}\u{0}", shown: "a<U+0008>b<U+007F><U+0000>"),
    // A carriage return that is not part of a line end writes over what stands before.
    Row(text: "paid\runpaid", shown: "paid<U+000D>unpaid"),
    Row(text: "a\r\nb\tc\n", shown: "a\r\nb\tc\n"),
    Row(text: "a\r", shown: "a<U+000D>"),
    // UAX #9: embeddings, overrides and isolates.
    Row(text: "\u{202E}dlrow", shown: "<U+202E>dlrow"),
    Row(text: "\u{2066}a\u{2069}\u{202A}\u{202C}", shown: "<U+2066>a<U+2069><U+202A><U+202C>"),
    // BD9: a pair around a list's member stays, one that reaches out of its line or its member does not.
    Row(text: "\u{2068}a\u{2069}, b\n", shown: "\u{2068}a\u{2069}, b\n"),
    Row(text: "\u{2068}\u{202E}a\u{2069}", shown: "\u{2068}<U+202E>a\u{2069}"),
    Row(text: "\u{2068}a\n\u{2069}", shown: "<U+2068>a\n<U+2069>"),
    Row(text: "\u{2068}a\u{2069}b\u{2069}", shown: "\u{2068}a\u{2069}b<U+2069>"),
    Row(text: "\u{2068}\u{2068}a\u{2069}", shown: "<U+2068>\u{2068}a\u{2069}"),
    Row(text: "a\u{2028}b", shown: "a<U+2028>b"),
    // What languages need: marks, joiners, spaces that do not break.
    Row(text: "\u{200E}-5\u{61C}\u{200F}", shown: "\u{200E}-5\u{61C}\u{200F}"),
    Row(text: "می\u{200C}خواهم 👩\u{200D}🔬", shown: "می\u{200C}خواهم 👩\u{200D}🔬"),
    Row(text: "1\u{202F}234,5\u{A0}€", shown: "1\u{202F}234,5\u{A0}€"),
    Row(text: "", shown: ""),
  ]

  @Test(arguments: rows)
  func showsWhatATerminalObeys(_ row: Row) {
    #expect(TerminalText.output(Array(row.text.utf8)) == Array(row.shown.utf8))
  }

  @Test func showsBytesThatAreNotUTF8() {
    let shown = TerminalText.output([0x61, 0x9B, 0x33, 0xE2, 0x82, 0x0A, 0xED, 0xA0, 0x80])
    #expect(String(decoding: shown, as: UTF8.self) == "a<9B>3<E2><82>\n<ED><A0><80>")
  }

  @Test func leavesNoCharacterThatIsObeyed() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value), TerminalText.isObeyed(scalar) else { continue }
      let shown = TerminalText.output(Array("a\(scalar)b".utf8))
      #expect(shown == Array("a\(Visible.name(scalar))b".utf8))
    }
  }

  @Test func keepsMessagesApart() {
    #expect(TerminalText.message("a\nfmt: b\r") == "a<U+000A>fmt: b<U+000D>")
    #expect(TerminalText.message("a\n  differs\n") == "a\n  differs<U+000A>")
    #expect(TerminalText.message("\u{1B}[2J\u{202E}é") == "<U+001B>[2J<U+202E>é")
  }
}
