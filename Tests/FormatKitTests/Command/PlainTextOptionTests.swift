import Testing

@testable import fmt

/// `--plain-text` and `--sign negative` of the command, in named locales.
struct PlainTextOptionTests {
  @Test(arguments: [
    ("percent 0.256 --locale de_DE", "25,6\u{A0}%\n"),
    ("percent 0.256 --locale de_DE --plain-text", "25,6 %\n"),
    ("number 1234567.5 --locale fr_FR --plain-text", "1 234 567,5\n"),
    ("number -5 --locale he_IL", "\u{200E}-5\n"),
    ("number -5 --locale he_IL --plain-text", "-5\n"),
    (
      "percent 0.5 --locale de_DE --plain-text --attributed",
      "integer\t50\nliteral\t \npercent\t%\n"
    ),
    ("number -0.04 --fraction 1", "-0.0\n"),
    ("number -0.04 --fraction 1 --sign negative", "0.0\n"),
    (
      "measure -0.04 squareMeters --usage as-provided --fraction 1 --sign negative", "0.0 m²\n"
    ),
    ("temperature -0.04 --fraction 1 --sign negative --locale de_DE", "0,0 °C\n"),
  ])
  func writes(_ line: String, _ text: String) throws {
    let console = Transcript()
    #expect(Fmt.run(try ShellWords.split(line), in: .table, console: console) == 0)
    #expect(Array(console.output.utf8) == Array(text.utf8))
  }
}
