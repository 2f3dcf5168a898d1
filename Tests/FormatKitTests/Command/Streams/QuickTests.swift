import Foundation
import Testing

@testable import fmt

/// The short way from bytes to bytes gives what the long way gives, in many locales.
struct QuickTests {
  private static let commands = [
    "number", "number --fraction 2", "number --significant 3", "number --increment 0.05",
    "number --scale 0.1", "number --sign always", "number --grouping never",
    "number --rounding half-away --fraction 1", "number --notation compact", "percent",
    "percent --fraction 1", "currency --code EUR", "currency --code JPY --accounting",
    "currency --code USD --presentation full-name", "bytes", "bytes --binary", "bytes --iec",
    "date --date long --time standard", "date --pattern \"yyyy-MM-dd HH:mm\"", "iso8601",
    "iso8601 --fractional", "duration", "duration --pattern h:mm:ss",
  ]
  private static let values: [String] = {
    var generator = SeededGenerator(seed: 11)
    let random = (0..<12).map { _ -> String in
      let digits = Int64.random(in: -99_999_999_999...99_999_999_999, using: &generator)
      let shift = Int.random(in: 0...11, using: &generator)
      return "\(digits / Int64(pow(10.0, Double(shift))))"
    }
    let fractions = random.map { "\($0).\($0.suffix(2))" }
    let edges = [
      "0", "-0", "+5", "0.5", "-0.5", "-0.004", "1.005", "0.000001", "00012", "1.50", "999.995",
      "123456789012345678", "1234567890123456.78", "1e3", "1_000", "2024-02-29T13:05:00Z",
      "2023-02-28T23:59:59Z", "2024-02-30T00:00:00Z", "1969-12-31T23:59:59Z",
      "0001-01-01T00:00:00Z", "5.", ".5", "-", "",
    ]
    return edges + random + fractions
  }()

  private static let locales =
    FullRun.isWanted ? FullRun.locales : ["en_US", "ar_EG"]

  @Test(arguments: commands)
  func givesTheSame(_ command: String) throws {
    for locale in Self.locales where !locale.isEmpty {
      let words = try ShellWords.split(command) + ["--locale", locale]
      // Long enough for the short way.
      let lines = Array(repeating: Self.values, count: 3).flatMap(\.self)
      let quick = Transcript(blocks: [Array((lines.joined(separator: "\n") + "\n").utf8)])
      guard Fmt.run(words, in: .table, console: quick) != 64 else { continue }
      let slow = Self.values.reduce(into: "") { text, line in
        let console = Transcript(lines: [line])
        _ = Fmt.run(words, in: .table, console: console)
        text += console.output
      }
      #expect((slow + slow + slow).utf8.elementsEqual(quick.bytes), "fmt \(words)")
    }
  }
}
