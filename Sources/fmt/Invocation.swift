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
    guard var command = Catalogue.command(named: name) else { throw Self.unknown(name) }
    var rest = arguments.dropFirst()
    if !command.kinds.isEmpty, let word = rest.first, !word.hasPrefix("-") {
      command = try Self.kind(word, of: command)
      rest = rest.dropFirst()
    }
    let parsed = try Arguments(rest, of: command)
    self.command = command
    options = parsed.options
    words = parsed.words
  }

  /// The command that a second word chooses: `parse number`.
  private static func kind(_ word: String, of command: Command) throws(UsageError) -> Command {
    let name = command.name + " " + word
    if let kind = command.kinds.first(where: { $0.name == name }) { return kind }
    let words = command.kinds.map { String($0.name.dropFirst(command.name.count + 1)) }
    let near = nearest(to: word, among: words).map { "; did you mean \($0)?" } ?? ""
    throw UsageError(
      "fmt \(command.name) knows no \"\(word)\"\(near) (\(words.joined(separator: ", ")))")
  }

  private static func unknown(_ name: String) -> UsageError {
    if name.hasPrefix("-") { return UsageError("the command comes first: fmt COMMAND \(name)") }
    let near = nearest(to: name, among: Catalogue.names).map { "; did you mean \($0)?" } ?? ""
    return UsageError("there is no command \"\(name)\"\(near) (fmt help lists them)")
  }

  /// The style as the command's words, without what concerns only the output.
  var style: String {
    let others = (SharedOptions.output + command.streamOptions + command.valueOptions)
      .map(\.name)
    return words(of: options.given.filter { !others.contains($0.spec.name) }, after: [command.name])
  }

  /// The value as words, where options give it.
  var valueInOptions: String? {
    let names = command.valueOptions.map(\.name)
    let given = options.given.filter { names.contains($0.spec.name) }
    return given.isEmpty ? nil : words(of: given, after: [])
  }

  private func words(
    of given: [(spec: OptionSpec, value: String)], after start: [String]
  ) -> String {
    given.reduce(into: start) { words, option in
      words.append("--\(option.spec.name)")
      if option.spec.placeholder != nil { words.append(ShellWords.quoted(option.value)) }
    }.joined(separator: " ")
  }

  /// The locales to write for: those of `--locale`, or the one of the environment.
  func locales(
    in environment: Environment, console: any Console
  ) throws(UsageError) -> [LocaleChoice] {
    if let choices = try options.value(of: SharedOptions.locale) { return choices }
    let (choice, warning) = environment.locale(for: command.category)
    if let warning { console.complain(warning) }
    return [choice]
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
      let locales = try locales(in: environment, console: console)
      return try FormatRun(self, formatter, locales).run(console)
    }
  }
}
