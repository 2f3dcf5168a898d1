import Testing

@testable import fmt

/// Words: splitting them as a shell does, and finding the one that was meant.
struct WordTests {
  @Test(arguments: [
    ("a b", ["a", "b"]), ("  a\t b ", ["a", "b"]), ("'a b' c", ["a b", "c"]),
    (#""a \"b" c"#, [#"a "b"#, "c"]), (#"a\ b"#, ["a b"]), ("''", [""]), ("", []),
    ("--x='1 2'", ["--x=1 2"]), (#"'\'"#, [#"\"#]), ("a\u{A0}b", ["a\u{A0}b"]),
  ])
  func splits(_ line: String, _ words: [String]) throws {
    #expect(try ShellWords.split(line) == words)
  }

  @Test(arguments: ["'a", "\"a", "a'"]) func refusesOpenQuotes(_ line: String) {
    #expect(throws: ShellWords.Unfinished.self) { try ShellWords.split(line) }
  }

  @Test(arguments: ["", "a b", "it's", "$HOME", "a\"b", "5", "--x", "a;b", "*", "é", "\t", "#"])
  func quotesSoThatSplittingGivesTheWordBack(_ word: String) throws {
    #expect(try ShellWords.split(ShellWords.quoted(word)) == [word])
  }

  @Test(arguments: [
    ("binry", "binary"), ("bianry", "binary"), ("binaryy", "binary"), ("BINARY", "binary"),
    ("frac", "fraction"), ("condensedAbbreviated", "condensed-abbreviated"),
  ])
  func finds(_ slip: String, _ word: String) {
    #expect(nearest(to: slip, among: ["fraction", "binary", "condensed-abbreviated"]) == word)
  }

  @Test(arguments: ["", "x", "completely", "bxxxxy"]) func findsNothing(_ word: String) {
    #expect(nearest(to: word, among: ["fraction", "binary"]) == nil)
  }
}
