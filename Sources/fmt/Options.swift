/// An option as people see it: its name, what follows it, what it is for.
struct OptionSpec: Sendable {
  let name: String
  /// A letter that stands for it: `-z`.
  var letter: Character?
  /// What stands for the value in the help, `DIGITS`; `nil` for an option without a value.
  let placeholder: String?
  /// Whether the value may be left out; else it is given as `--header=2`.
  var isValueOptional = false
  let help: String
  /// What holds when the option is absent.
  let fallback: String?
  /// The words that its value may be, where they can be listed.
  let words: [String]

  /// The same option where only some of its words are of use.
  func only(_ words: [String]) -> OptionSpec {
    OptionSpec(name: name, placeholder: placeholder, help: help, fallback: fallback, words: words)
  }
}

/// An option that a command declares once, for parsing, for help and for completions.
protocol DeclaredOption: Sendable {
  var spec: OptionSpec { get }
}

/// An option without a value: `--binary`.
struct Flag: DeclaredOption {
  let spec: OptionSpec

  init(_ name: String, letter: Character? = nil, _ help: String) {
    spec = OptionSpec(
      name: name, letter: letter, placeholder: nil, help: help, fallback: nil, words: [])
  }
}

/// An option with a value, and how that value is read: `--fraction 2`.
struct Setting<Value: Sendable>: DeclaredOption {
  let spec: OptionSpec
  let read: @Sendable (String) throws(BadValue) -> Value

  init(
    _ name: String, letter: Character? = nil, _ placeholder: String, _ help: String,
    default fallback: String? = nil, words: [String] = [],
    read: @escaping @Sendable (String) throws(BadValue) -> Value
  ) {
    spec = OptionSpec(
      name: name, letter: letter, placeholder: placeholder, help: help, fallback: fallback,
      words: words)
    self.read = read
  }

  /// An option whose value may be left out, and is then empty: `--header`, `--header=2`.
  init(
    _ name: String, optional placeholder: String, _ help: String,
    read: @escaping @Sendable (String) throws(BadValue) -> Value
  ) {
    spec = OptionSpec(
      name: name, placeholder: placeholder, isValueOptional: true, help: help, fallback: nil,
      words: [])
    self.read = read
  }

  /// An option whose value is one of a few words.
  static func choice(
    _ name: String, _ placeholder: String, _ help: String, default fallback: String? = nil,
    _ choices: [(String, Value)]
  ) -> Self {
    Setting(
      name, placeholder, help, default: fallback, words: choices.map(\.0),
      read: { word throws(BadValue) in try chosen(word, among: choices) })
  }

  /// An option whose value is some of a few words, separated by commas.
  static func choices<Element: Sendable>(
    _ name: String, _ placeholder: String, _ help: String, default fallback: String? = nil,
    _ choices: [(String, Element)]
  ) -> Self where Value == [Element] {
    Setting(
      name, placeholder, help, default: fallback, words: choices.map(\.0),
      read: { words throws(BadValue) in
        var values: [Element] = []
        for word in words.split(separator: ",", omittingEmptySubsequences: false) {
          values.append(try chosen(String(word), among: choices))
        }
        return values
      })
  }
}

/// The value of a word; `condensedAbbreviated`, as Swift spells it, is understood as well as
/// `condensed-abbreviated`.
func chosen<Value>(
  _ word: String, among choices: [(String, Value)]
) throws(BadValue) -> Value {
  let letters = plainLetters(word)
  if let choice = choices.first(where: { plainLetters($0.0) == letters }) { return choice.1 }
  let words = choices.map(\.0)
  throw BadValue(
    value: word, wanted: "known",
    reason: "the words are \(words.joined(separator: ", "))",
    advice: nearest(to: word, among: words).map { "did you mean \($0)?" })
}

/// The options of one command line.
struct Options: Sendable {
  private(set) var values: [String: String] = [:]
  /// The options as they were written, in their order.
  private(set) var given: [(spec: OptionSpec, value: String)] = []

  /// Notes an option, once.
  mutating func add(_ spec: OptionSpec, _ value: String) throws(UsageError) {
    guard values.updateValue(value, forKey: spec.name) == nil else {
      throw UsageError("--\(spec.name) is given twice; give it once")
    }
    given.append((spec, value))
  }

  func has(_ option: some DeclaredOption) -> Bool {
    values[option.spec.name] != nil
  }

  /// The value of an option, `nil` when it is absent.
  func value<Value>(of setting: Setting<Value>) throws(UsageError) -> Value? {
    guard let text = values[setting.spec.name] else { return nil }
    do throws(BadValue) {
      return try setting.read(text)
    } catch {
      throw UsageError("--\(setting.spec.name): \(error)")
    }
  }

  /// The value of an option, or what it falls back to when it is absent.
  func value<Value>(of setting: Setting<Value>, or fallback: @autoclosure () -> Value)
    throws(UsageError) -> Value
  {
    try value(of: setting) ?? fallback()
  }

  /// Refuses two options that contradict each other.
  func refuse(
    _ first: some DeclaredOption, with second: some DeclaredOption
  ) throws(UsageError) {
    guard has(first), has(second) else { return }
    throw UsageError("--\(first.spec.name) and --\(second.spec.name) do not go together")
  }
}
