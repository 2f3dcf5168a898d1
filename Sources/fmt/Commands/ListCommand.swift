import FormatKit
import Foundation

extension Command {
  static var list: Command {
    Command(
      name: "list",
      summary: "Join words as a language does: a, b, and c",
      values: "ITEM …",
      details: [
        "All values make one list; on standard input each line is a list, its items separated by "
          + "blanks and quoted as for a shell. --member gives the command that writes each item."
      ],
      options: ListOptions.all,
      examples: [
        Example("list a b c --or", "a, b, or c"),
        Example("list hijos hijas --locale es_ES", "hijos e hijas"),
        Example("list 1200 3.5 -8 --member \"number --fraction 1\"", "1,200.0, 3.5, and -8.0"),
        Example(
          "list 2024-02-29 2024-03-01 --member \"date --month wide --day digits\" --locale fr_FR",
          "29 février et 1 mars"),
        Example("list red green blue --width narrow", "red, green, blue"),
      ],
      work: .format { options, environment throws(UsageError) in
        try ListOptions.formatter(options, environment)
      })
  }
}

/// The options of `fmt list`.
enum ListOptions {
  private static let type = Setting<ListFormatStyle<StringStyle, [String]>.ListType>.choice(
    "type", "TYPE", "Which word joins the last two", default: "and", [("and", .and), ("or", .or)])
  private static let or = Flag("or", "Join with or: the same as --type or")
  private static let and = Flag("and", "Join with and: the same as --type and")
  private static let width = Setting<ListFormatStyle<StringStyle, [String]>.Width>.choice(
    "width", "FORM", "How the items are joined", default: "standard",
    [("standard", .standard), ("short", .short), ("narrow", .narrow)])
  static let member = Setting<String>(
    "member", "COMMAND", "The command that writes each item, with its options",
    default: "each item as it is", read: { text in text })

  static let all = [type.spec, and.spec, or.spec, width.spec, member.spec]

  static func style(
    _ options: Options
  ) throws(UsageError) -> ListFormatStyle<StringStyle, [String]> {
    try options.refuse(or, with: and)
    try options.refuse(or, with: type)
    try options.refuse(and, with: type)
    return try .list(
      type: options.value(of: type, or: options.has(or) ? .or : .and),
      width: options.value(of: width, or: .standard))
  }

  static func formatter(
    _ options: Options, _ environment: Environment
  ) throws(UsageError) -> ValueFormatter {
    let style = try style(options)
    let member = try ListMember(options.value(of: member), environment)
    return ValueFormatter(
      grouping: .all,
      read: { words throws(BadValue) in try member.items(words) },
      printer: { locale throws(UsageError) in
        let text = try member.writer(locale)
        return Printer<[[String]]> { (items, form) throws(BadValue) -> Rendering in
          var texts: [String] = []
          for item: [String] in items { texts.append(try text(item)) }
          return Rendering(format(texts, style: style, locale: locale), in: form)
        }
      })
  }
}

/// How the items of a list are read and written: by another command, or as they are.
private struct ListMember: Sendable {
  private let formatter: ValueFormatter?

  init(_ command: String?, _ environment: Environment) throws(UsageError) {
    guard let command else {
      formatter = nil
      return
    }
    formatter = try Self.formatter(try Self.words(command), environment)
  }

  private static func words(_ command: String) throws(UsageError) -> [String] {
    do throws(ShellWords.Unfinished) {
      return try ShellWords.split(command)
    } catch {
      throw UsageError("--member: \(error)")
    }
  }

  private static func formatter(
    _ words: [String], _ environment: Environment
  ) throws(UsageError) -> ValueFormatter {
    let invocation = try Invocation(words)
    guard case .format(let prepare) = invocation.command.work, invocation.words.isEmpty else {
      throw UsageError(
        "--member takes a command with its options and no values: \"number --fraction 1\"")
    }
    let shared = SharedOptions.format.map(\.name)
    if let option = invocation.options.given.first(where: { shared.contains($0.spec.name) }) {
      throw UsageError("--\(option.spec.name) belongs to the list, not to --member")
    }
    return try prepare(invocation.options, environment)
  }

  /// The words of each item.
  func items(_ words: [String]) throws(BadValue) -> [[String]] {
    guard let formatter else { return words.map { [$0] } }
    do throws(UsageError) {
      return try formatter.grouping.split(words)
    } catch {
      throw BadValue(
        value: words.joined(separator: " "), wanted: "a list", reason: error.description)
    }
  }

  /// The text of an item in a locale.
  func writer(
    _ locale: Locale
  ) throws(UsageError) -> @Sendable ([String]) throws(BadValue) -> String {
    guard let formatter else { return { words in words[0] } }
    let choice = LocaleChoice(name: locale.identifier, locale: locale)
    let bound = try formatter.bind([choice], .plain)
    return { words throws(BadValue) in try bound(words)[0].text }
  }
}
