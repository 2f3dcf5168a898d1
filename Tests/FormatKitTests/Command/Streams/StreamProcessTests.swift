import Foundation
import Testing

@testable import fmt

/// The executable as a filter between pipes.
@Suite(.serialized)
struct StreamProcessTests {
  @Test func givesASlowProducerItsLineAtOnce() throws {
    let fmt = try Running(["number", "--csv", "--column", "2", "--locale", "en_US"])
    try fmt.send("a,1234\n\"b")
    #expect(fmt.receive() == "a,\"1,234\"\n")
    try fmt.send("\n\",5678\n")
    #expect(fmt.receive() == "\"b\n\",\"5,678\"\n")
    try fmt.close()
    #expect(fmt.receiveAll() == "")
    #expect(fmt.end() == 0)
  }

  @Test func failsWhenTheDiskIsFull() throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let fmt = try Running(["number", "--locale", "en_US"], output: full)
    try fmt.send("1\n")
    try? fmt.close()
    #expect(fmt.end() == 1)
    #expect(fmt.complaints() == "fmt: cannot write: No space left on device\n")
  }

  @Test func saysWhatCannotBeRead() throws {
    guard let folder = FileHandle(forReadingAtPath: "/") else { return }
    let fmt = try Running(["number", "--locale", "en_US"], input: folder)
    #expect(fmt.end() == 1)
    #expect(fmt.complaints() == "fmt: cannot read: Is a directory\n")
  }

  /// A line of 100 MB in a full run, else of 4 MB; and what is around its field stays.
  @Test func passesLongLines() throws {
    let length = FullRun.isWanted ? 100_000_000 : 4_000_000
    let tail = String(repeating: "x", count: length)
    for words in [["--field", "1"], ["--csv", "--column", "1"]] {
      let words = ["number", "--locale", "de_DE", "--delimiter", ","] + words
      let fmt = try Shell.run([Running.executable.path] + words, input: "1234,\(tail)\n5678,b")
      #expect(fmt.errors == "")
      let isSame = Array(fmt.output.utf8) == Array("1.234,\(tail)\n5.678,b".utf8)
      #expect(isSame)
    }
  }

  /// As many lines come out as go in, in their order, whatever is in them.
  @Test func keepsTheLinesInStep() throws {
    var generator = SeededGenerator(seed: 7)
    let lines = (0..<60_000).map { index in
      switch Int.random(in: 0...9, using: &generator) {
      case 0: return ""
      case 1: return "x\(index)"
      default: return "\(index)"
      }
    }
    let words = ["number", "--locale", "en_US", "--grouping", "never", "--invalid", "ignore"]
    let fmt = try Shell.run([Running.executable.path] + words, input: lines.joined(separator: "\n"))
    #expect(fmt.status == 0)
    #expect(fmt.output.components(separatedBy: "\n") == lines)
  }

  @Test func showsNoProgressOnAPipe() throws {
    let words = ["number", "--locale", "en_US", "--progress"]
    let fmt = try Shell.run([Running.executable.path] + words, input: "1000\n")
    #expect(fmt.output == "1,000\n")
    #expect(fmt.errors == "")
  }

  @Test func describesProgress() {
    let progress = Progress(
      locale: Locale(identifier: "en_US"), total: 4_000_000, isWanted: true, now: { 0 },
      show: { _ in })
    #expect(progress.line(1_000_000, seconds: 2) == "25% · 1 MB · 500 kB/s · 6 sec")
    let pipe = Progress(
      locale: Locale(identifier: "de_DE"), total: nil, isWanted: true, now: { 0 }, show: { _ in })
    #expect(pipe.line(1_500_000, seconds: 1) == "1,5 MB · 1,5 MB/s")
  }
}
