import FormatKit
import Foundation

/// One command: what it is called, what it takes, what it does.
///
/// Everything that is said of it anywhere (parsing, help, completions, manual page) comes from here.
struct Command: Sendable {
  let name: String
  /// One line, without a full stop.
  let summary: String
  /// What stands for the values in the help: `NUMBER …`.
  let values: String
  /// What is good to know, a paragraph each.
  var details: [String] = []
  var options: [OptionSpec] = []
  /// The options that are parts of a value rather than of the style.
  var valueOptions: [OptionSpec] = []
  var examples: [Example] = []
  /// What the word after the command's own name chooses from, each a command by itself: `parse number`.
  var kinds: [Command] = []

  /// Which variable of the environment decides the locale, when no option does.
  var category = Locale.EnvironmentCategory.messages
  /// What its values look like within other text.
  var look = TextScan.Look.numbers
  let work: Work

  /// What a command does with its words.
  enum Work: Sendable {
    /// Formats values.
    case format(@Sendable (Options, Environment) throws(UsageError) -> ValueFormatter)
    /// Does something of its own.
    case run(@Sendable (Invocation, Environment, any Console) throws(UsageError) -> Int32)
  }

  /// All its options: its own and those that every command has.
  var allOptions: [OptionSpec] {
    switch work {
    case .format: options + SharedOptions.format + streamOptions
    case .run: options + SharedOptions.run
    }
  }
}

extension Command {
  /// The options of streams, without those that mean something of its own to the command.
  var streamOptions: [OptionSpec] {
    guard case .format = work else { return [] }
    let own = options.map(\.name)
    return StreamOptions.all.filter { !own.contains($0.name) }
  }
}

/// A command line and what it prints, in `en_US` and UTC unless it says otherwise.
struct Example: Sendable {
  let words: String
  let output: String
  /// What the line shows, when that is not plain.
  var note: String?
  /// What it reads from standard input, where it does.
  var input: [String] = []
  /// The files that it reads, by name.
  var files: [String: String] = [:]

  init(
    _ words: String, _ output: String, _ note: String? = nil, input: [String] = [],
    files: [String: String] = [:]
  ) {
    self.words = words
    self.output = output
    self.note = note
    self.input = input
    self.files = files
  }

  /// The whole line, as it is typed into a shell.
  var line: String {
    guard !input.isEmpty else { return "fmt \(words)" }
    let lines = input.map(ShellWords.quoted).joined(separator: " ")
    return "printf '%s\\n' \(lines) | fmt \(words)"
  }
}

/// The options that more than one command has.
enum SharedOptions {
  static let locale = Setting<[LocaleChoice]>(
    "locale", "ID[,ID…]",
    "Language and region to write for; several print a line each",
    default: "the environment's",
    read: { text throws(BadValue) in try LocaleChoice.list(text) })
  static let attributed = Flag(
    "attributed", "Print each part of the text on a line of its own, with its name")
  static let json = Flag("json", "Print a JSON object a line: value, locale, style, text")
  static let plainText = Flag(
    "plain-text", "Write plain spaces and leave out invisible direction marks")
  static let help = Flag("help", "Explain the command")

  static let format = [locale.spec, plainText.spec, attributed.spec, json.spec, help.spec]
  /// Those that do not change the text.
  static let output = [locale.spec, attributed.spec, json.spec, help.spec]
  static let run = [help.spec]
}
