import FormatKit
import Foundation

extension ParseKind {
  private static let member = Setting<String>(
    "member", "KIND", "The kind that reads each item, with its options",
    default: "each item as it is",
    read: { text in text })

  static let list = ParseKind(
    name: "list", summary: "Read a list, an item a line: a, b, and c",
    details: ["--member gives the kind of the items: --member \"currency --code EUR\"."],
    options: ListOptions.all.filter { $0.name != member.spec.name } + [member.spec],
    examples: [
      Example("parse list \"a, b, or c\" --or", "a\nb\nc"),
      Example("parse list \"hijos e hijas\" --locale es_ES", "hijos\nhijas"),
      Example("parse list \"1,5, 2 und 3\" --member number --locale de_DE", "1.5\n2\n3"),
    ],
    reader: { options, environment throws(UsageError) in
      let style = try ListOptions.style(options)
      let command = try options.value(of: member)
      let item = try command.map { command throws(UsageError) in
        try memberReader(command, environment)
      }
      return { locale throws(UsageError) in
        let read = try item?(locale)
        let list = style.locale(locale)
        return { text in
          try list.values(of: text, allowsParted: read != nil) { try read?($0) ?? $0 }
            .joined(separator: "\n")
        }
      }
    })

  /// What reads the items.
  private static func memberReader(
    _ command: String, _ environment: Environment
  ) throws(UsageError) -> @Sendable (Locale) throws(UsageError) -> Reading {
    let words: [String]
    do throws(ShellWords.Unfinished) {
      words = try ShellWords.split(command)
    } catch {
      throw UsageError("--member: \(error)")
    }
    let invocation = try Invocation(["parse"] + words)
    let name = words.first ?? ""
    guard let kind = ParseKind.named(name), invocation.words.isEmpty else {
      throw UsageError(
        "--member takes a kind with its options and no texts: \"currency --code EUR\"")
    }
    let shared = SharedOptions.format.map(\.name)
    if let option = invocation.options.given.first(where: { shared.contains($0.spec.name) }) {
      throw UsageError("--\(option.spec.name) belongs to the list, not to --member")
    }
    return try kind.reader(invocation.options, environment)
  }

  static let name = ParseKind(
    name: "name", summary: "Read a person's name, as JSON",
    details: ["The parts have the names that they have as options of fmt name."],
    examples: [
      Example(
        "parse name \"Dr. Thomas Louis Clark, Esq.\"",
        #"{"given":"Thomas","middle":"Louis","family":"Clark","prefix":"Dr.","suffix":"Esq."}"#),
      Example("parse name 木田泰夫", #"{"given":"泰夫","family":"木田"}"#),
    ],
    category: .name,
    reader: { _, _ in
      { _ in
        { text in
          let name = try parse(text, strategy: .name)
          return JSON.object(
            NameParts.read.compactMap { part in
              name[keyPath: part.key()].map { (part.option.spec.name, JSON.string($0)) }
            })
        }
      }
    })
}
