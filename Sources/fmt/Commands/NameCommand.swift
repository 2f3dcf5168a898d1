import FormatKit
import Foundation

extension Command {
  static var name: Command {
    Command(
      name: "name",
      summary: "Write a person's name",
      values: "[NAME …]",
      details: [
        "The parts of a name come from options, or a value is a whole name, which is taken apart: "
          + "\"Dr. Thomas Louis Clark\"."
      ],
      options: [NameOptions.style.spec] + NameOptions.parts.map(\.option.spec),
      valueOptions: NameOptions.parts.map(\.option.spec),
      examples: [
        Example(
          "name --given Thomas --middle Louis --family Clark --prefix Dr. --style abbreviated", "TC"
        ),
        Example("name --given 振宁 --family 杨", "杨振宁"),
        Example("name \"Clark, Thomas\"", "Thomas Clark"),
        Example("name --given Ádám --family Kovács --locale hu_HU", "Kovács Ádám"),
      ],
      category: .name,
      work: .format { options, _ throws(UsageError) in try NameOptions.formatter(options) })
  }
}

/// The options of `fmt name`.
enum NameOptions {
  static let style = Setting<PersonNameComponents.FormatStyle.Style>.choice(
    "style", "FORM", "How much of the name is written", default: "medium",
    [("short", .short), ("medium", .medium), ("long", .long), ("abbreviated", .abbreviated)])

  /// The parts of a name.
  static let parts: [(option: Setting<String>, key: @Sendable () -> Key)] = [
    (part("given", "Given name"), { \.givenName }),
    (part("middle", "Middle name"), { \.middleName }),
    (part("family", "Family name"), { \.familyName }),
    (part("prefix", "What stands before the name, a title"), { \.namePrefix }),
    (part("suffix", "What stands after the name"), { \.nameSuffix }),
    (part("nickname", "Nickname"), { \.nickname }),
  ]

  typealias Key = WritableKeyPath<PersonNameComponents, String?>

  private static func part(_ name: String, _ help: String) -> Setting<String> {
    Setting(name, "TEXT", help, read: { text in text })
  }

  static func formatter(_ options: Options) throws(UsageError) -> ValueFormatter {
    let style = try options.value(of: style, or: .medium)
    var name = PersonNameComponents()
    var isGiven = false
    for (option, key) in parts {
      guard let text = try options.value(of: option) else { continue }
      name[keyPath: key()] = text
      isGiven = true
    }
    return ValueFormatter(
      grouping: isGiven ? .none : .one,
      read: { [name, isGiven] words throws(BadValue) in isGiven ? name : try read(words[0]) },
      printer: { locale in
        let style = PersonNameComponents.FormatStyle(style: style, locale: locale)
        return Printer(style, attributed: style.attributed)
      })
  }

  private static func read(_ text: String) throws(BadValue) -> PersonNameComponents {
    do {
      return try PersonNameComponents(text)
    } catch {
      throw BadValue(
        value: text, wanted: "a name", reason: "no part of a name is found in it",
        advice: "write --given and --family")
    }
  }
}
