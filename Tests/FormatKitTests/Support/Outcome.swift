import Testing

@testable import fmt

/// What a command line prints, in `en_US` and UTC as for a row of a table.
struct Outcome {
  let output: String
  let messages: [String]
  let status: Int32

  /// Runs the command in this process.
  ///
  /// - Parameters:
  ///   - line: The words after `fmt`, quoted as for a shell.
  ///   - lines: The lines of the input.
  init(_ line: String, lines: [String] = []) {
    let console = Transcript(lines: lines)
    do throws(ShellWords.Unfinished) {
      status = Fmt.run(try ShellWords.split(line), in: .table, console: console)
    } catch {
      Issue.record("\(line): \(error)")
      status = -1
    }
    output = console.output
    messages = console.messages
  }
}
