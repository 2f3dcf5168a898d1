/// One command line, understood.
struct Invocation {
  let command: Command
  let options: Options
  let words: [String]

  /// Finds the command that the first word names and reads the others.
  init(_ arguments: some Collection<String>) throws(UsageError) {
    guard let name = arguments.first else {
      throw UsageError("which command? fmt help lists them")
    }
    guard let command = Catalogue.command(named: name) else { throw Self.unknown(name) }
    let parsed = try Arguments(arguments.dropFirst(), of: command)
    self.command = command
    options = parsed.options
    words = parsed.words
  }

  private static func unknown(_ name: String) -> UsageError {
    if name.hasPrefix("-") { return UsageError("the command comes first: fmt COMMAND \(name)") }
    let near = nearest(to: name, among: Catalogue.names).map { "; did you mean \($0)?" } ?? ""
    return UsageError("there is no command \"\(name)\"\(near) (fmt help lists them)")
  }

  /// The style as the command's words, without what concerns only the output.
  var style: String {
    let shared = SharedOptions.format.map(\.name)
    var words = [command.name]
    for (spec, value) in options.given where !shared.contains(spec.name) {
      words.append("--\(spec.name)")
      if spec.placeholder != nil { words.append(ShellWords.quoted(value)) }
    }
    return words.joined(separator: " ")
  }

  /// The locales to write for.
  func locales(in environment: Environment) throws(UsageError) -> [LocaleChoice] {
    try options.value(of: SharedOptions.locale, or: [environment.locale])
  }

  /// Does what the command line asks for.
  func run(in environment: Environment, console: any Console) throws(UsageError) -> Int32 {
    if options.has(SharedOptions.help) {
      console.write(Help.text(of: command))
      return ExitStatus.success
    }
    switch command.work {
    case .run(let work):
      return try work(self, environment, console)
    case .format(let prepare):
      let formatter = try prepare(options, environment)
      return try FormatRun(self, formatter, environment).run(console)
    }
  }
}
