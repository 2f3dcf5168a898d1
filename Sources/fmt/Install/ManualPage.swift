/// The manual page of the command, in the language of `man`, made from the catalogue.
enum ManualPage {
  static var text: String {
    var lines = [
      ".TH FMT 1 \"\" \"fmt \(Version.current)\" \"User Commands\"",
      ".SH NAME", "fmt \\- write values for people, in the words of their language",
      ".SH SYNOPSIS", ".B fmt", ".I COMMAND", "[options] [\\-\\-] [\\fIVALUE\\fR ...]",
      ".SH DESCRIPTION",
    ]
    lines += paragraph(
      "Values come from the command line or, when there are none, from standard input, one a line. Text goes "
        + "to standard output, messages to standard error.")
    lines.append(".SH COMMANDS")
    let commands = Catalogue.entries.map { $0.make() }
    for command in commands { lines += section(of: command) }
    lines.append(".SH OPTIONS FOR INPUT WITH COLUMNS, JSON LINES OR OTHER TEXT")
    lines += paragraph("All commands that format values have them.")
    lines += StreamOptions.all.flatMap(item)
    lines += [
      ".SH EXIT STATUS", ".TP", ".B 0", "All values were formatted.", ".TP", ".B 1",
      "Some value could not be formatted, or the output not be written.", ".TP", ".B 64",
      "The command line could not be understood.",
      ".SH ENVIRONMENT", ".TP",
      ".BR LC_ALL \", \" LC_NUMERIC \", \" LC_TIME \", \" LC_MONETARY \", \" LC_MESSAGES \", \" LANG",
      "The language and region to write for, when",
      ".B \\-\\-locale",
      "does not say.",
      ".SH SEE ALSO", ".BR numfmt (1), \" \" date (1), \" \" printf (1)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of command: Command) -> [String] {
    var lines = [".SS \"fmt \(escaped(command.name)) [options] \(escaped(command.values))\""]
    lines += paragraph("\(command.summary).")
    for detail in command.details { lines += [".PP"] + paragraph(detail) }
    lines += Help.options(of: command).flatMap(item)
    guard !command.examples.isEmpty else { return lines }
    lines += [".PP", "Examples, in en_US and UTC where they name no other:", ".PP", ".nf"]
    for example in command.examples {
      lines.append(".B \(escaped(example.line))")
      lines += example.output.split(separator: "\n").map { guarded("    " + escaped(String($0))) }
    }
    return lines + [".fi"]
  }

  private static func item(_ option: OptionSpec) -> [String] {
    [".TP", ".B \(escaped(Help.usage(of: option)))"] + paragraph("\(Help.explanation(of: option)).")
  }

  private static func paragraph(_ text: String) -> [String] {
    [guarded(escaped(text))]
  }

  /// A line that a dot or an apostrophe at its start does not make a request.
  private static func guarded(_ line: String) -> String {
    line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "'": result += "\\(aq"
      case "`": result += "\\(ga"
      case "^": result += "\\(ha"
      case "~": result += "\\(ti"
      default: result.append(character)
      }
    }
  }
}
