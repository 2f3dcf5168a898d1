import Foundation
import Testing

@testable import fmt

/// What the README says of the command is what the command's catalogue says.
struct ReadmeTests {
  static let readme = DocumentationTests.root.appending(path: "README.md")

  /// The list of commands as the README shows it.
  static var commands: String {
    let rows = Catalogue.names.compactMap(Catalogue.command(named:)).map { command in
      let words = command.examples.first?.words ?? "help \(command.name)"
      let example = "`fmt \(words)`"
      return "| `\(command.name)` | \(command.summary) | \(example) |"
    }
    return (["| command | what it does | for example |", "|---|---|---|"] + rows)
      .joined(separator: "\n")
  }

  @Test func listsTheCommands() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let after = try #require(text.range(of: "checked by the tests -->\n"))
    let end = try #require(text.range(of: "<!-- end of commands -->"))
    let shown = text[after.upperBound..<end.lowerBound].trimmingCharacters(in: .newlines)
    let isSame = Array(shown.utf8) == Array(Self.commands.utf8)
    #expect(isSame, "write this between the two comments:\n\(Self.commands)")
  }

  @Test func runsItsFirstCommand() throws {
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let prompt = "$ swift run fmt "
    let index = try #require(lines.firstIndex { $0.hasPrefix(prompt) })
    let console = Transcript()
    let words = lines[index].dropFirst(prompt.count).split(separator: " ").map(String.init)
    #expect(Fmt.run(words, in: .table, console: console) == ExitStatus.success)
    #expect(String(console.output.unicodeScalars.dropLast()) == lines[index + 1])
  }
}
