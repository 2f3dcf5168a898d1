import Testing

@testable import fmt

/// Each example of the help prints what the help says.
struct ExampleTests {
  @Test(arguments: Catalogue.entries.flatMap { $0.make().examples })
  func prints(_ example: Example) throws {
    let console = Transcript(lines: example.input, files: example.files)
    #expect(Fmt.run(try ShellWords.split(example.words), in: .table, console: console) == 0)
    let expected = example.output + "\n"
    #expect(
      Array(console.output.utf8) == Array(expected.utf8),
      "printed \(Visible.text(console.output)), expected \(Visible.text(expected))")
    #expect(console.messages == [])
  }
}

extension Example: CustomTestStringConvertible {
  var testDescription: String { line }
}
