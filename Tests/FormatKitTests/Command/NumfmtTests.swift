import Foundation
import Testing

@testable import fmt

/// Each use of `numfmt` (GNU coreutils) beside what `fmt` says to the same, where numfmt is installed.
///
/// Values are seeded. Where the two differ, the rule that says why is part of the test.
@Suite(.enabled(if: Shell.has("numfmt")))
struct NumfmtTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let numfmt: [String]
    let fmt: [String]
    let input: String
    /// What numfmt's output becomes by the rules in which the two differ.
    var rule: @Sendable (String) -> String = { $0 }
    var testDescription: String { "numfmt \(numfmt.joined(separator: " "))" }
  }

  private static let table = "name 1500 x\nother 20 y\n"

  static let rows = [
    Row(
      numfmt: ["--field", "2", "--from=none"],
      fmt: ["number", "--field", "2", "--grouping", "never"],
      input: table),
    Row(
      numfmt: ["--field=2-", "-d;"], fmt: ["number", "--field=2-", "-d;", "--grouping", "never"],
      input: "a;1;2\nb;3;4\n"),
    Row(
      numfmt: ["--header"], fmt: ["number", "--header", "--grouping", "never"], input: "size\n5\n"),
    Row(numfmt: ["--header=2"], fmt: ["number", "--header=2"], input: "a\nb\n5\n"),
    Row(
      numfmt: ["--padding=8"], fmt: ["number", "--padding=8", "--grouping", "never"],
      input: "1234\n7\n"),
    Row(
      numfmt: ["--padding=-8"], fmt: ["number", "--padding=-8", "--grouping", "never"],
      input: "1234\n7\n"),
    Row(numfmt: ["--suffix=X"], fmt: ["number", "--suffix=X"], input: "5\n60\n"),
    Row(numfmt: ["-z"], fmt: ["number", "-z", "--grouping", "never"], input: "5000\u{0}6\u{0}"),
    Row(
      numfmt: ["--from-unit=512"], fmt: ["number", "--from-unit=512", "--grouping", "never"],
      input: "3\n"),
    Row(
      numfmt: ["--to-unit=1000"],
      fmt: ["number", "--to-unit=1000", "--fraction", "0", "--round", "from-zero"],
      input: "1500\n2000\n-1500\n"),
    Row(
      numfmt: ["--to-unit=1000", "--round=up"],
      fmt: ["number", "--to-unit=1000", "--fraction", "0", "--round", "up"], input: "1500\n-1500\n"),
    Row(
      numfmt: ["--to-unit=1000", "--round=down"],
      fmt: ["number", "--to-unit=1000", "--fraction", "0", "--round", "down"],
      input: "1500\n-1500\n"),
    Row(
      numfmt: ["--to-unit=1000", "--round=towards-zero"],
      fmt: ["number", "--to-unit=1000", "--fraction", "0", "--round", "towards-zero"],
      input: "1500\n-1500\n"),
    Row(
      numfmt: ["--to-unit=1000", "--round=nearest"],
      fmt: ["number", "--to-unit=1000", "--fraction", "0", "--round", "nearest"],
      input: "1500\n-1500\n2500\n"),
    Row(
      numfmt: ["--format=%.2f"], fmt: ["number", "--fraction", "2", "--grouping", "never"],
      input: "5\n1234.5\n"),
    Row(numfmt: ["--invalid=warn"], fmt: ["number", "--invalid=warn"], input: "5\nx\n7\n"),
    Row(numfmt: ["--invalid=ignore"], fmt: ["number", "--invalid=ignore"], input: "5\nx\n7\n"),
    Row(numfmt: ["--invalid=fail"], fmt: ["number", "--invalid=fail"], input: "5\nx\n7\n"),
    Row(numfmt: ["--invalid=abort"], fmt: ["number", "--invalid=abort"], input: "5\nx\n7\n"),
    // In the language's words: a space before the unit, and B for bytes.
    Row(
      numfmt: ["--to=iec-i", "--suffix=B", "--format=%.1f", "--round=nearest"],
      fmt: ["bytes", "--iec", "--fraction", "1"], input: "1536\n1048576\n", rule: spaced),
    Row(
      numfmt: ["--to=si", "--format=%.1f"],
      fmt: ["number", "--notation", "compact", "--fraction", "1"],
      input: "1500\n2500000\n"),
  ]

  @Test(arguments: rows)
  func saysTheSame(_ row: Row) throws {
    let theirs = try Shell.run(["numfmt"] + row.numfmt, input: row.input)
    let ours = try Shell.run([Running.executable.path] + row.fmt, input: row.input)
    #expect(row.rule(theirs.output) == ours.output)
    // numfmt fails with 2, fmt with 1.
    #expect((theirs.status == 0) == (ours.status == 0))
  }

  private static let spaced: @Sendable (String) -> String = { text in
    text.replacing(/([0-9])([KMGTPE]i?B)/) { "\($0.output.1) \($0.output.2)" }
  }

  // MARK: Many values

  private static let count = 100_000

  @Test func writesTheSameNumbers() throws {
    var generator = SeededGenerator(seed: 21)
    let lines = (0..<Self.count).map { _ in
      "\(Int64.random(in: -99_999_999_999...99_999_999_999, using: &generator) >> Int.random(in: 0...36, using: &generator))"
    }
    try compare(lines, ["--from=none"], ["number", "--grouping", "never"])
  }

  /// numfmt reads binary numbers of 64 digits, which are exact up to 18 decimal ones.
  @Test func readsTheSameSuffixes() throws {
    var generator = SeededGenerator(seed: 22)
    let suffixes = ["", "K", "M", "G", "T", "Ki", "Mi", "Gi", "Ti"]
    let lines = (0..<(FullRun.isWanted ? Self.count : 5_000)).map { _ in
      let number = Int.random(in: -9_999...9_999, using: &generator)
      return "\(number)\(suffixes.randomElement(using: &generator) ?? "")"
    }
    try compare(lines, ["--from=auto"], ["number", "--from=auto", "--grouping", "never"])
  }

  /// Rules: fmt rounds a tie to the even digit, groups digits, and puts a space before the unit.
  @Test func writesTheSameSizes() throws {
    var generator = SeededGenerator(seed: 23)
    let values = (0..<(FullRun.isWanted ? Self.count : 5_000)).map { _ in
      max(
        1024,
        Int64.random(in: 0...(1 << 50), using: &generator)
          >> Int.random(in: 0...40, using: &generator))
    }
    let untied = values.filter { value in
      var unit: Int64 = 1024
      while value / unit >= 1024 { unit *= 1024 }
      return (value % unit) * 20 % unit != 0
    }
    try compare(
      untied.map(String.init), ["--to=iec-i", "--suffix=B", "--format=%.1f", "--round=nearest"],
      ["bytes", "--iec", "--fraction", "1"],
      { Self.spaced($0).replacing(/([0-9])([0-9]{3}[.])/) { "\($0.output.1),\($0.output.2)" } })
  }

  private func compare(
    _ lines: [String], _ numfmt: [String], _ fmt: [String],
    _ rule: @Sendable (String) -> String = { $0 }
  ) throws {
    let input = lines.joined(separator: "\n") + "\n"
    let theirs = try Shell.run(["numfmt"] + numfmt, input: input)
    let ours = try Shell.run([Running.executable.path] + fmt + ["--locale", "en_US"], input: input)
    let left = rule(theirs.output).split(separator: "\n")
    let right = ours.output.split(separator: "\n")
    #expect(left.count == right.count && right.count == lines.count)
    let different = zip(lines, zip(left, right)).filter { $1.0 != $1.1 }
    #expect(different.isEmpty, "\(different.prefix(3))")
  }
}
