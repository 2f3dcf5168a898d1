import Foundation
import Testing

@testable import fmt

/// The executable itself, through pipes.
@Suite(.serialized)
struct ProcessTests {
  @Test func writesEachLineAsItComes() throws {
    let fmt = try Running(["number", "--locale", "en_US"])
    try fmt.send("1234\n")
    #expect(fmt.receive() == "1,234\n")
    try fmt.send("5678\nx")
    #expect(fmt.receive() == "5,678\n")
    try fmt.close()
    #expect(fmt.receive() == "x")
    #expect(fmt.end() == 1)
    #expect(
      fmt.complaints()
        == "fmt: line 3: \"x\" is not a number: at column 1, \"x\" is not part of a number\n")
  }

  @Test func readsLongLines() throws {
    let digits = String(repeating: "1234567890", count: 30_000)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data((digits + "\n\n7").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let words = ["number", "--locale", "en_US", "--grouping", "never"]
    let fmt = try Running(words, input: FileHandle(forReadingFrom: file))
    #expect(fmt.receiveAll() == digits + "\n\n7")
    #expect(fmt.end() == 0)
  }

  @Test func saysThatTheDiskIsFull() throws {
    guard let full = FileHandle(forWritingAtPath: "/dev/full") else { return }
    let fmt = try Running(["number", "5"], output: full)
    #expect(fmt.end() == 1)
    #expect(fmt.complaints() == "fmt: cannot write: No space left on device\n")
  }

  @Test func endsQuietlyWhenNobodyReads() throws {
    let fmt = try Running(["number"])
    try fmt.stopReading()
    try? fmt.send("1\n2\n")
    try? fmt.close()
    _ = fmt.end()
    #expect(fmt.complaints() == "")
  }

  @Test func checksAFile() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.tsv")
    try Data("# why\nnumber\tde_DE\t1.5\t1.5\n".utf8).write(to: file)
    #expect(try Running(["check", file.path]).end() == 1)
    #expect(try Running(["check", "--update", file.path]).end() == 0)
    #expect(try String(contentsOf: file, encoding: .utf8) == "# why\nnumber\tde_DE\t1.5\t1,5\n")
    #expect(try Running(["check", file.path]).end() == 0)
    try Data([0x6E, 0xFF, 0x0A]).write(to: file)
    let fmt = try Running(["check", file.path, folder.path + "/none.tsv"])
    #expect(fmt.end() == 1)
    #expect(
      fmt.complaints() == """
        fmt: cannot read \(file.path): it is not UTF-8 text
        fmt: cannot read \(folder.path)/none.tsv: there is no such file

        """)
  }
}
