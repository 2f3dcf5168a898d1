import FormatKit
import Foundation

extension Command {
  static var parse: Command {
    let kinds = ParseKind.all.map(Command.init)
    return Command(
      name: "parse",
      summary: "Read back what a person wrote, strictly",
      values: "TEXT …",
      details: [
        "A text is read as fmt KIND with the same options writes it, and printed for machines. The whole "
          + "text must be right: digits grouped as the language groups them, days that exist, the right "
          + "plural. fmt parse KIND --help explains a kind and its options."
      ],
      examples: kinds.flatMap(\.examples),
      kinds: kinds,
      work: .run { _, _, _ throws(UsageError) in
        let words = ParseKind.all.map(\.name).joined(separator: ", ")
        throw UsageError("parse needs a kind: fmt parse KIND TEXT (\(words))")
      })
  }

  /// The command of a kind.
  fileprivate init(_ kind: ParseKind) {
    self.init(
      name: "parse \(kind.name)", summary: kind.summary, values: "TEXT …", details: kind.details,
      options: kind.options, examples: kind.examples, category: kind.category,
      work: .format { options, environment throws(UsageError) in
        let reader = try kind.reader(options, environment)
        return ValueFormatter(read: { word in word }) { locale throws(UsageError) in
          let read = try reader(locale)
          return Printer { (text, form) throws(BadValue) in
            Rendering(try BadValue.reading(text, read), in: form)
          }
        }
      })
  }
}

extension BadValue {
  /// What a text is read as; the parser's error in the words of the command.
  fileprivate static func reading(
    _ text: String, _ read: ParseKind.Reading
  ) throws(BadValue) -> String {
    do {
      return try read(text)
    } catch let error as ParsingError {
      throw BadValue(
        value: text, wanted: error.wanted, reason: error.explanation, advice: error.advice)
    } catch {
      throw BadValue(value: text, wanted: "understood", reason: "\(error)")
    }
  }
}
