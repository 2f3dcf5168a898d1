/// The help of the command, made from the catalogue.
enum Help {
  /// What `fmt --help` prints.
  static var overview: String {
    let commands = Catalogue.entries.map { ($0.name, $0.make().summary) }
    return """
      fmt writes values for people, in the words of their language.

      Usage: fmt COMMAND [options] [--] [VALUE …]

      Values come from the command line or, when there are none, from standard input, one a line.

      Commands:
      \(table(commands))

      fmt help COMMAND explains a command and shows examples. fmt --version prints the version.

      """
  }

  /// What `fmt help COMMAND` prints.
  static func text(of command: Command) -> String {
    var sections = ["fmt \(command.name): \(command.summary).", usage(of: command)]
    sections += command.details.map { wrapped($0, indent: 0) }
    if !command.kinds.isEmpty {
      sections.append("Kinds:\n" + table(command.kinds.map { ($0.kindName, $0.summary) }))
    }
    sections.append(
      "Options:\n" + table(options(of: command).map { (usage(of: $0), explanation(of: $0)) }))
    if !command.streamOptions.isEmpty {
      let rows = command.streamOptions.map { (usage(of: $0), explanation(of: $0)) }
      sections.append("Options for input with columns, JSON lines or other text:\n" + table(rows))
    }
    if !command.examples.isEmpty {
      sections.append(
        "Examples (in en_US and UTC where they name no other):\n" + examples(of: command))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func usage(of command: Command) -> String {
    let kind = command.kinds.isEmpty ? "" : " KIND"
    return "Usage: fmt \(command.name)\(kind) [options]"
      + (command.values.isEmpty ? "" : " [--] \(command.values)")
  }

  static func options(of command: Command) -> [OptionSpec] {
    let stream = command.streamOptions.map(\.name)
    return command.allOptions.filter { !stream.contains($0.name) }
  }

  static func usage(of option: OptionSpec) -> String {
    let letter = option.letter.map { "-\($0), " } ?? ""
    let value = option.placeholder.map { option.isValueOptional ? "[=\($0)]" : " \($0)" } ?? ""
    return "\(letter)--\(option.name)\(value)"
  }

  static func explanation(of option: OptionSpec) -> String {
    var text = option.help
    if !option.words.isEmpty { text += ": " + option.words.joined(separator: ", ") }
    if let fallback = option.fallback { text += " (default: \(fallback))" }
    return text
  }

  private static func examples(of command: Command) -> String {
    command.examples.map { example in
      let note = example.note.map { "  # \($0)\n" } ?? ""
      let output = example.output.split(separator: "\n", omittingEmptySubsequences: false)
      return "\(note)  \(example.line)\n"
        + output.map { $0.isEmpty ? "" : "      \($0)" }.joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Two columns; what does not fit the first one has a line of its own.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = min(24, rows.map(\.0.count).max() ?? 0) + 4
    return rows.map { name, text in
      let lines = wrapped(text, indent: width)
      let head = "  " + name
      if head.count + 2 > width { return head + "\n" + lines }
      return head + lines.dropFirst(head.count)
    }.joined(separator: "\n")
  }

  /// A text in lines of at most 80 columns.
  private static func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = margin
    for word in text.split(separator: " ") {
      if line.count + word.count + 1 > 80 && line.count > indent {
        lines.append(line)
        line = margin
      }
      line += (line.count > indent ? " " : "") + word
    }
    return (lines + [line]).joined(separator: "\n")
  }
}

extension Command {
  /// The last word of the name: `number` for `parse number`.
  fileprivate var kindName: String {
    name.split(separator: " ").last.map(String.init) ?? name
  }
}
