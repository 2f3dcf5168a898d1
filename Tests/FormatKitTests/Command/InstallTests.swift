import Foundation
import Testing

@testable import fmt

/// The manual page and the completions, in the programs that read them, where these are installed.
struct InstallTests {
  @Test func namesEveryCommandAndOptionInTheManual() {
    let page = ManualPage.text
    for command in Catalogue.entries.map({ $0.make() }) {
      #expect(page.contains(".SS \"fmt \(command.name.replacing("-", with: "\\-")) "))
    }
    for option in Catalogue.entries.flatMap({ $0.make().allOptions }) {
      #expect(page.contains("\\-\\-\(option.name.replacing("-", with: "\\-"))"))
    }
  }

  @Test(.enabled(if: Shell.has("groff")))
  func rendersTheManualWithoutWarnings() throws {
    let page = try Shell.run(
      ["groff", "-man", "-Kutf8", "-Tutf8", "-ww", "-z"], input: ManualPage.text)
    #expect(page.errors == "")
    #expect(page.status == 0)
  }

  @Test(
    .enabled(if: Shell.has("bash")),
    arguments: [
      ("fmt nu", ["number"]), ("fmt number --round", ["--rounding"]),
      ("fmt number --rounding half-e", ["half-even"]), ("fmt help tim", ["time-zones"]),
      ("fmt date --date lo", ["long"]),
    ])
  func completesInBash(_ line: String, _ words: [String]) throws {
    let script =
      CompletionScript.text(for: .bash) + """
        COMP_WORDS=(\(line)); COMP_CWORD=$((${#COMP_WORDS[@]}-1))
        _fmt; printf '%s\\n' "${COMPREPLY[@]}"

        """
    let shell = try Shell.run(["bash", "-u"], input: script)
    #expect(shell.errors == "")
    #expect(shell.output.split(separator: "\n").map(String.init) == words)
  }

  @Test(
    .enabled(if: Shell.has("fish")),
    arguments: [
      ("fmt nu", "number"), ("fmt number --roun", "--rounding"),
      ("fmt number --rounding half-e", "half-even"), ("fmt help tim", "time-zones"),
    ])
  func completesInFish(_ line: String, _ word: String) throws {
    let script = CompletionScript.text(for: .fish) + "complete -C '\(line)'\n"
    let shell = try Shell.run(["fish", "--no-config"], input: script)
    #expect(shell.errors == "")
    let found = shell.output.split(separator: "\n").map { $0.prefix { $0 != "\t" } }
    #expect(found.contains { $0 == word })
  }

  /// The script is read by the completion system, and the function has a branch for each command.
  @Test(.enabled(if: Shell.has("zsh")))
  func completesInZsh() throws {
    let script = """
      autoload -Uz compinit; compinit -u -D
      \(CompletionScript.text(for: .zsh))
      print -r -- $_comps[fmt]
      _describe() { print -r -- "commands ${#commands}" }
      _arguments() { print -r -- "arguments $#"; comparguments -i '' "$@" 2>/dev/null; true }
      words=(fmt nu); CURRENT=2; _fmt
      words=(fmt number --fr); CURRENT=3; _fmt

      """
    let shell = try Shell.run(["zsh", "-f"], input: script)
    let options = try #require(Catalogue.command(named: "number")).allOptions.count
    #expect(shell.errors == "")
    #expect(
      shell.output
        == "_fmt\ncommands \(Catalogue.names.count)\narguments \(options + 1)\n")
  }
}

/// Other programs, where they are installed.
enum Shell {
  struct Outcome {
    let output: String
    let errors: String
    let status: Int32
  }

  static func has(_ program: String) -> Bool {
    path(of: program) != nil
  }

  private static func path(of program: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program with a text as its input.
  static func run(_ words: [String], input: String) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["in", "out", "err"].map { folder.appending(path: $0) }
    try Data(input.utf8).write(to: names[0])
    for name in names.dropFirst() { try Data().write(to: name) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path(of: words[0]) ?? words[0])
    process.arguments = Array(words.dropFirst())
    process.standardInput = try FileHandle(forReadingFrom: names[0])
    process.standardOutput = try FileHandle(forWritingTo: names[1])
    process.standardError = try FileHandle(forWritingTo: names[2])
    try process.run()
    process.waitUntilExit()
    let texts = try names.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Outcome(output: texts[1], errors: texts[2], status: process.terminationStatus)
  }
}
