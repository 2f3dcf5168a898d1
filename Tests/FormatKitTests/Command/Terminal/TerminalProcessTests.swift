import Foundation
import Testing

@testable import fmt

/// The executable at a terminal, and at a pipe.
@Suite(.serialized)
struct TerminalProcessTests {
  static let hostile = "a\u{1B}[31m\u{202E}b"
  static let shown = "a<U+001B>[31m<U+202E>b"

  /// As a list writes a member that has the other direction.
  static func isolated(_ text: String) -> String { "\u{2068}\(text)\u{2069}" }

  struct Row: CustomTestStringConvertible {
    let words: [String]
    let terminal: String
    let pipe: String
    var testDescription: String { Visible.text(words.joined(separator: " ")) }
  }

  static let rows = [
    Row(
      words: ["list", hostile, "c"], terminal: "\(isolated(shown)) and c\n",
      pipe: "\(isolated(hostile)) and c\n"),
    Row(words: ["name", "--given", hostile], terminal: "\(shown)\n", pipe: "\(hostile)\n"),
    Row(
      words: ["number", "5", "--prefix", "\u{1B}[2J"], terminal: "<U+001B>[2J5\n",
      pipe: "\u{1B}[2J5\n"),
    Row(
      words: ["list", hostile, "--attributed"], terminal: "text\t\(isolated(shown))\n",
      pipe: "text\t\(isolated(hostile))\n"),
  ]

  @Test(arguments: rows)
  func showsToATerminalAndPassesToAPipe(_ row: Row) throws {
    let terminal = try PseudoTerminal()
    let words = row.words + ["--locale", "en_US"]
    #expect(try Running(words, output: terminal.device).end() == 0)
    let shown = terminal.shown()
    #expect(Array(shown.utf8) == Array(row.terminal.utf8))
    let fmt = try Running(words)
    let passed = fmt.receiveAll()
    #expect(Array(passed.utf8) == Array(row.pipe.utf8))
    #expect(fmt.end() == 0)
  }

  @Test func showsWhatALineHoldsBesideItsField() throws {
    let terminal = try PseudoTerminal()
    let fmt = try Running(
      ["number", "--csv", "--column", "2", "--locale", "en_US"], output: terminal.device)
    try fmt.send("\(Self.hostile),1234\r\n")
    try fmt.close()
    #expect(fmt.end() == 0)
    let shown = terminal.shown()
    #expect(Array(shown.utf8) == Array("\(Self.shown),\"1,234\"\r\n".utf8))
  }

  /// Messages end in logs that somebody reads at a terminal: they are shown wherever they go.
  @Test func showsMessages() throws {
    let fmt = try Running(["number", "\u{1B}[2J5\nfmt: all is well"])
    #expect(fmt.end() == 1)
    let message = fmt.complaints()
    #expect(message.hasPrefix("fmt: \"<U+001B>[2J5<U+000A>fmt: all is well\" is not a number"))
    #expect(message.unicodeScalars.filter { $0 == "\n" }.count == 1)
  }

  @Test func writesJSONThatIsTheSameAtBoth() throws {
    let words = ["list", Self.hostile, "--json", "--locale", "en_US"]
    let terminal = try PseudoTerminal()
    #expect(try Running(words, output: terminal.device).end() == 0)
    let shown = terminal.shown()
    let fmt = try Running(words)
    #expect(sameScalars(fmt.receiveAll(), shown) && fmt.end() == 0)
    #expect(shown.contains(#""value":"a\u001B[31m\u202Eb""#))
    let object = try JSONDecoder().decode([String: String].self, from: Data(shown.utf8))
    #expect(object["value"].map { Array($0.utf8) } == Array(Self.hostile.utf8))
  }
}
