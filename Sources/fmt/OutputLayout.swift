/// How texts are laid out in lines.
struct OutputLayout: Sendable {
  private let locales: [LocaleChoice]
  private let style: String
  private let attributed: Bool
  private let json: Bool
  private let valueInOptions: String?

  init(_ invocation: Invocation, locales: [LocaleChoice]) {
    self.locales = locales
    attributed = invocation.options.has(SharedOptions.attributed)
    json = invocation.options.has(SharedOptions.json)
    style = json ? invocation.style : ""
    valueInOptions = json ? invocation.valueInOptions : nil
  }

  /// Whether a value is one line with its text and nothing else.
  var isPlain: Bool { !attributed && !json && locales.count == 1 }

  /// Whether a value that cannot be formatted is told of in the output.
  var showsFailures: Bool { json }

  /// Whether parts are wanted.
  var form: ValueFormatter.Form { attributed ? .parts : .plain }

  /// The lines of one value that was formatted.
  func lines(value words: [String], texts: [Rendering]) -> String {
    var lines = ""
    for (choice, text) in zip(locales, texts) {
      if json {
        lines += object(value: shown(words), locale: choice, text: text)
      } else if attributed {
        for part in text.parts { lines += "\(prefix(choice))\(part.name)\t\(part.text)\n" }
      } else {
        lines += "\(prefix(choice))\(text.text)\n"
      }
    }
    return lines
  }

  /// The lines of one value that could not be formatted: none, or in JSON an object that says so.
  func lines(value words: [String], error: BadValue) -> String {
    json ? failure(shown(words), error) : ""
  }

  private func prefix(_ choice: LocaleChoice) -> String {
    locales.count > 1 ? choice.name + "\t" : ""
  }

  private func shown(_ words: [String]) -> String {
    if let valueInOptions { return valueInOptions }
    return words.count == 1 ? words[0] : words.map(ShellWords.quoted).joined(separator: " ")
  }

  private func object(value: String, locale: LocaleChoice, text: Rendering) -> String {
    var members = [
      ("value", JSON.string(value)), ("locale", JSON.string(locale.name)),
      ("style", JSON.string(style)), ("text", JSON.string(text.text)),
    ]
    if attributed {
      let parts = text.parts.map { part in
        JSON.object([("name", JSON.string(part.name)), ("text", JSON.string(part.text))])
      }
      members.append(("parts", "[\(parts.joined(separator: ","))]"))
    }
    return JSON.object(members) + "\n"
  }

  private func failure(_ value: String, _ error: BadValue) -> String {
    let members = [
      ("value", JSON.string(value)), ("style", JSON.string(style)),
      ("error", JSON.string(error.description)),
    ]
    return JSON.object(members) + "\n"
  }
}
