import Testing

@testable import fmt

/// What `--invalid` and `--debug` do about lines that cannot be formatted, in `en_US`.
struct InvalidTests {
  private static let bad =
    "line 3: \"x\" is not a number: at column 1, \"x\" is not part of a number"

  @Test(arguments: [
    ("fail", "1,000\n\nx\n2,000\n", [bad], Int32(1)), ("warn", "1,000\n\nx\n2,000\n", [bad], 0),
    ("ignore", "1,000\n\nx\n2,000\n", [], 0), ("abort", "1,000\n\n", [bad], 1),
  ])
  func follows(_ mode: String, _ output: String, _ messages: [String], _ status: Int32) {
    let console = Transcript(lines: ["1000", "", "x", "2000"])
    #expect(Fmt.run(["number", "--invalid", mode], in: .table, console: console) == status)
    #expect(console.output == output)
    #expect(console.messages == messages)
  }

  @Test(arguments: [
    ("fail", "1\n2\n", 1, Int32(1)), ("warn", "1\n2\n", 1, 0), ("ignore", "1\n2\n", 0, 0),
    ("abort", "1\n", 1, 1),
  ])
  func followsForWords(_ mode: String, _ output: String, _ messages: Int, _ status: Int32) {
    let console = Transcript()
    let words = ["number", "--invalid", mode, "1", "x", "2"]
    #expect(Fmt.run(words, in: .table, console: console) == status)
    #expect(console.output == output)
    #expect(console.messages.count == messages)
  }

  @Test func summarizes() {
    let console = Transcript(lines: ["1000", "", "x", "2000"])
    let words = ["number", "--invalid", "ignore", "--debug"]
    #expect(Fmt.run(words, in: .table, console: console) == 0)
    #expect(console.messages == ["4 lines: 2 values formatted, 1 empty, 1 left as they were"])
  }

  @Test func keepsBytesThatAreNoText() {
    let console = Transcript(blocks: [Array("\u{E9}".utf8), [0xFF], Array(" 1000\n".utf8)])
    #expect(Fmt.run(["number", "--field", "2"], in: .table, console: console) == 0)
    #expect(console.bytes == Array("\u{E9}".utf8) + [0xFF] + Array(" 1,000\n".utf8))
    let refused = Transcript(blocks: [[0x31, 0xFF, 0x0A]])
    #expect(Fmt.run(["number"], in: .table, console: refused) == 1)
    #expect(refused.bytes == [0x31, 0xFF, 0x0A])
    #expect(refused.messages == ["line 1: \"1\u{FFFD}\" is not text: it is not valid UTF-8"])
  }
}
