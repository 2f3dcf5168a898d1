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
      } else if let spec = Self.option(ofLetter: word, of: command) {
        try readLetter(spec, word, rest: { rest.next() })
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
    let spec = try Self.option(named: name, of: command)
    switch (spec.placeholder, value) {
    case (nil, nil):
      try options.add(spec, "")
    case (nil, .some):
      throw UsageError("--\(spec.name) takes no value")
    case (.some, nil) where spec.isValueOptional:
      try options.add(spec, "")
    case (.some, let value?):
      try options.add(spec, String(value))
    case (let placeholder?, nil):
      guard let next = rest(), !next.hasPrefix("--") else {
        throw UsageError("--\(spec.name) needs a value: --\(spec.name) \(placeholder)")
      }
      try options.add(spec, next)
    }
  }

  /// Reads `-z`, `-d TEXT` or `-dTEXT`.
  private mutating func readLetter(
    _ spec: OptionSpec, _ word: String, rest: () -> String?
  ) throws(UsageError) {
    guard let placeholder = spec.placeholder else { return try options.add(spec, "") }
    let value = word.count > 2 ? String(word.dropFirst(2)) : rest()
    guard let value else {
      throw UsageError("\(word) needs a value: \(word) \(placeholder)")
    }
    try options.add(spec, value)
  }

  /// The option that a word such as `-z` names by its letter.
  private static func option(ofLetter word: String, of command: Command) -> OptionSpec? {
    guard word.hasPrefix("-"), let letter = word.dropFirst().first else { return nil }
    return command.allOptions.first { spec in
      spec.letter == letter && (word.count == 2 || spec.placeholder != nil)
    }
  }

  /// The option of a name, which may be shortened as long as it can mean only one.
  private static func option(
    named name: Substring, of command: Command
  ) throws(UsageError) -> OptionSpec {
    let specs = command.allOptions
    if let spec = specs.first(where: { $0.name == name }) { return spec }
    let longer = specs.filter { $0.name.hasPrefix(name) && name.count > 1 }
    guard let spec = longer.first else { throw unknown(String(name), of: command) }
    guard longer.count == 1 else {
      let names = longer.map { "--\($0.name)" }.joined(separator: ", ")
      throw UsageError("--\(name) can mean \(names); write more of it")
    }
    return spec
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
