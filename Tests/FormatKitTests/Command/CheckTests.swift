import Testing

@testable import fmt

/// `fmt check`: what it says of tables, and what it writes into them.
struct CheckTests {
  private static let good = "# rule\nbytes --binary\ten_US\t100000000\t95.4 MB\n"
  private static let narrow = "bytes\tfr_FR\t5000000\t5\u{A0}Mo\n"

  @Test func agrees() {
    let console = Transcript(files: ["a.tsv": Self.good])
    #expect(run(["check", "a.tsv"], console) == 0)
    #expect(console.output == "a.tsv: all 1 rows agree\n")
    #expect(console.messages == [])
  }

  @Test func showsInvisibleCharacters() {
    let console = Transcript(files: ["a.tsv": Self.good + Self.narrow])
    #expect(run(["check", "a.tsv"], console) == 1)
    #expect(
      console.output == """
        a.tsv:3: fmt bytes --locale fr_FR 5000000
          expected: 5<U+00A0>Mo
          printed:  5<U+202F>Mo
          differs at character 2: expected <U+00A0>, printed <U+202F>
        a.tsv: 1 of 2 rows differ

        """)
  }

  @Test func showsWhyARowIsRefused() {
    let console = Transcript(files: ["a.tsv": "bytes\ten_US\t1.5\t2 bytes\n"])
    #expect(run(["check", "a.tsv"], console) == 1)
    #expect(
      console.output == """
        a.tsv:1: fmt bytes --locale en_US 1.5
          expected: 2 bytes
          refused:  "1.5" is not a number of bytes: it is not whole; --unit bytes allows a fraction
        a.tsv: 1 of 1 rows differ

        """)
  }

  @Test func recordsOnlyWhatDiffers() {
    let odd = "bytes\ten_US\t5\t\\u{35} bytes\n\n# end"
    let console = Transcript(files: ["a.tsv": Self.good + Self.narrow + odd])
    #expect(run(["check", "--update", "a.tsv"], console) == 0)
    #expect(console.output == "a.tsv: 1 of 3 rows recorded\n")
    let recorded = "bytes\tfr_FR\t5000000\t5\u{202F}Mo\n"
    #expect(
      console.files["a.tsv"].map { Array($0.utf8) } == Array((Self.good + recorded + odd).utf8))
    #expect(run(["check", "a.tsv"], console) == 0)
  }

  @Test func refusesToRecordWhatPrintsNothing() {
    let text = "bytes\ten_US\tx\t5 bytes\nbytes\ten_US\n"
    let console = Transcript(files: ["a.tsv": text])
    #expect(run(["check", "--update", "a.tsv"], console) == 1)
    #expect(console.files["a.tsv"] == text)
    #expect(
      console.messages == [
        "a.tsv:2: a row has 4 columns (style, locale, value, text) with one TAB between, this one has 2",
        "a.tsv:1: \"x\" is not a number of bytes: at column 1, \"x\" is not part of a number",
      ])
  }

  @Test func goesOnAfterAFileThatIsMissing() {
    let console = Transcript(files: ["a.tsv": Self.good])
    #expect(run(["check", "no.tsv", "a.tsv"], console) == 1)
    #expect(console.messages == ["cannot read no.tsv: there is no such file"])
    #expect(console.output == "a.tsv: all 1 rows agree\n")
  }

  @Test(arguments: [#"\n|\t|\\|\u{202F}"#: "\n|\t|\\|\u{202F}", "plain": "plain", "": ""])
  func resolves(_ escaped: String, _ text: String) {
    #expect(Escapes.resolved(escaped).map { Array($0.utf8) } == Array(text.utf8))
  }

  @Test(arguments: [#"\x"#, #"\"#, #"\u202F"#, #"\u{D800}"#, #"\u{}"#, #"\u{202F"#])
  func refusesTheEscape(_ text: String) {
    #expect(Escapes.resolved(text) == nil)
  }

  @Test func escapesWhatATableCannotHold() {
    #expect(Escapes.escaped("a\tb\nc\\d\r\u{A0}") == "a\\tb\\nc\\\\d\\u{D}\u{A0}")
  }

  private func run(_ words: [String], _ console: Transcript) -> Int32 {
    Fmt.run(words, in: .table, console: console)
  }
}
