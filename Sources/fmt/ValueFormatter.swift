import FormatKit
import Foundation

/// A command whose options are settled: how its words become values, and values become text.
struct ValueFormatter: Sendable {
  /// Makes the values' words out of the command's words.
  var grouping: Grouping = .one
  /// Where in a record the words of a value stand, when each has a place of its own.
  var parts: [PartSource] = []
  /// Settles the locales: what is left is to format.
  let bind: @Sendable ([LocaleChoice], Form) throws(UsageError) -> Bound

  /// Makes a short way from the bytes of a value to those of its text, for a long input.
  var quick: (@Sendable (Locale) -> Quick?)?

  /// The words of one value in, one text for each locale out.
  typealias Bound = @Sendable ([String]) throws(BadValue) -> [Rendering]

  /// Whether a text is wanted in one piece or in its parts.
  enum Form {
    case plain
    case parts
  }

  /// A formatter from a reader of values and, for a locale, a printer of them.
  init<Value>(
    grouping: Grouping = .one,
    read: @escaping @Sendable ([String]) throws(BadValue) -> Value,
    printer: @escaping @Sendable (Locale) throws(UsageError) -> Printer<Value>
  ) {
    self.grouping = grouping
    bind = { choices, form throws(UsageError) in
      var printers: [Printer<Value>] = []
      for choice in choices { printers.append(try printer(choice.locale)) }
      return { [printers] words throws(BadValue) in
        let value = try read(words)
        var texts: [Rendering] = []
        for printer in printers {
          texts.append(try printer.print(value, form))
        }
        return texts
      }
    }
  }

  /// The same formatter with a short way.
  func quickly(_ quick: @escaping @Sendable (Locale) -> Quick?) -> ValueFormatter {
    var formatter = self
    formatter.quick = quick
    return formatter
  }

  /// A formatter of values that are one word each.
  init<Value>(
    read: @escaping @Sendable (String) throws(BadValue) -> Value,
    printer: @escaping @Sendable (Locale) throws(UsageError) -> Printer<Value>
  ) {
    self.init(read: { words throws(BadValue) in try read(words[0]) }, printer: printer)
  }
}

/// A style that is ready to print.
struct Printer<Value>: Sendable {
  /// Prints a value, in one piece or in parts.
  let print: @Sendable (Value, ValueFormatter.Form) throws(BadValue) -> Rendering

  init(
    _ print: @escaping @Sendable (Value, ValueFormatter.Form) throws(BadValue) -> Rendering
  ) {
    self.print = print
  }

  /// Prints with a style, and with its attributed form where it has one.
  init<S: FormatStyle & Sendable, A: FormatStyle & Sendable>(_ style: S, attributed: A)
  where
    S.FormatInput == Value, S.FormatOutput == String,
    A.FormatInput == Value, A.FormatOutput == AttributedString
  {
    self.init { value, form in
      switch form {
      case .plain: Rendering(format(value, style: style))
      case .parts: Rendering(format(value, style: attributed))
      }
    }
  }

  /// Prints with a style that has no attributed form: its text is one part.
  init<S: FormatStyle & Sendable>(_ style: S)
  where S.FormatInput == Value, S.FormatOutput == String {
    self.init { value, form in Rendering(format(value, style: style), in: form) }
  }
}

/// How the words of a command line make up values.
struct Grouping: Sendable {
  /// The values' words, out of the operands.
  let split: @Sendable ([String]) throws(UsageError) -> [[String]]
  /// The one value's words, out of a line of standard input.
  let line: @Sendable (String) throws(BadValue) -> [String]
  /// Whether values come from standard input when there are no words.
  var readsInput = true

  /// Every word is a value, every line is a value.
  static let one = Grouping(
    split: { words in words.map { [$0] } },
    line: { line in [line] })

  /// The value is in the options.
  static let none = Grouping(
    split: { words throws(UsageError) in
      if let word = words.first {
        throw UsageError("\"\(word)\" is too much: the options already give the value")
      }
      return [[]]
    },
    line: { line in [line] }, readsInput: false)

  /// All words together are one value; a line is split as a shell does.
  static let all = Grouping(
    split: { words in [words] },
    line: { line throws(BadValue) in
      do throws(ShellWords.Unfinished) {
        return try ShellWords.split(line)
      } catch {
        throw BadValue(value: line, wanted: "a list of words", reason: error.description)
      }
    })
}
