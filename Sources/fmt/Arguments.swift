/// The words of a command line, told apart: options and values.
struct Arguments {
  private(set) var options = Options()
  private(set) var words: [String] = []

  /// Reads the words that follow a command's name.
  ///
  /// `--option value` and `--option=value` are the same; after `--` everything is a value; `-5`,
  /// `-.5`, `-inf` and `-PT5M` are values, since no option looks like them.
  init(_ arguments: some Collection<String>, of command: Command) throws(UsageError) {
    var rest = arguments.makeIterator()
    while let word = rest.next() {
      if word == "--" {
        while let word = rest.next() { words.append(word) }
      } else if word.hasPrefix("--") {
        try readOption(word.dropFirst(2), rest: { rest.next() }, of: command)
      } else if word == "-h" {
        try options.add(SharedOptions.help.spec, "")
      } else if word.hasPrefix("-") && !Self.isNegativeValue(word) {
        throw UsageError(
          "\(command.name) has no option \(word); "
            + "write -- before a value that begins with a hyphen (fmt help \(command.name))")
      } else {
        words.append(word)
      }
    }
  }

  private mutating func readOption(
    _ text: Substring, rest: () -> String?, of command: Command
  ) throws(UsageError) {
    let name = text.prefix { $0 != "=" }
    let value = name.endIndex < text.endIndex ? text[text.index(after: name.endIndex)...] : nil
    guard let spec = command.allOptions.first(where: { $0.name == name }) else {
      throw Self.unknown(String(name), of: command)
    }
    switch (spec.placeholder, value) {
    case (nil, nil):
      try options.add(spec, "")
    case (nil, .some):
      throw UsageError("--\(name) takes no value")
    case (.some, let value?):
      try options.add(spec, String(value))
    case (let placeholder?, nil):
      guard let next = rest(), !next.hasPrefix("--") else {
        throw UsageError("--\(name) needs a value: --\(name) \(placeholder)")
      }
      try options.add(spec, next)
    }
  }

  private static func unknown(_ name: String, of command: Command) -> UsageError {
    let names = command.allOptions.map(\.name)
    let near = nearest(to: name, among: names).map { "; did you mean --\($0)?" } ?? ""
    return UsageError("\(command.name) has no option --\(name)\(near) (fmt help \(command.name))")
  }

  /// Whether a word that begins with a hyphen is a value: a negative number or duration.
  private static func isNegativeValue(_ word: String) -> Bool {
    let rest = word.dropFirst()
    guard let first = rest.first else { return true }
    if first.isNumber || first == "." || first == "∞" { return true }
    return ["inf", "infinity", "nan"].contains(rest.lowercased()) || rest.hasPrefix("P")
  }
}
