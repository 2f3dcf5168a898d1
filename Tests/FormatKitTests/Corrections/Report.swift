import FormatKit
import Foundation
import Testing

/// A text that somebody reported as wrong or disputed, and what FormatKit prints for it: the text that is right, or
/// that stays as it is, or the one that an option gives.
struct Report: Sendable, CustomTestStringConvertible {
  /// The row of `corrections.tsv`, as "B02a".
  let id: String
  /// What is printed, or `nil` where the value is refused.
  let text: String?
  /// The texts by the style, by the compiled style and by the command, or which of them there are; `nil` is a refusal.
  let answers: @Sendable () -> [String?]

  var testDescription: String { "\(id): \(text ?? "refused")" }

  /// A value that is formatted; `line` are the words after `fmt` that print the same, without the locale, or `nil` if
  /// the command refuses it.
  init<Style: FormatStyle & Sendable>(
    _ id: String, _ value: Style.FormatInput, _ style: Style, locale: String = "en_US",
    _ text: String, _ line: String? = nil
  ) where Style.FormatOutput == String, Style.FormatInput: Sendable {
    self.id = id
    self.text = text
    let style = style.locale(Locale(identifier: locale))
    answers = {
      [format(value, style: style), style.compiled().format(value)]
        + (line.map { [Report.command("\($0) --locale \(locale)")] } ?? [])
    }
  }

  /// A text that is read; `text` is its value, as the command prints it, or `nil` where there is none.
  init<Strategy: ParseStrategy & Sendable>(
    _ id: String, reading input: String, _ strategy: Strategy, _ text: String?, _ line: String,
    as written: @escaping @Sendable (Strategy.ParseOutput) -> String
  ) where Strategy.ParseInput == String {
    self.id = id
    self.text = text
    answers = {
      [(try? parse(input, strategy: strategy)).map(written), Report.command(line)]
    }
  }

  /// A value for which the library has no type or no error, so that it is the command that refuses it.
  init(_ id: String, refused line: String) {
    self.id = id
    text = nil
    answers = { [Report.command(line)] }
  }

  /// The text of a command line, or `nil` if it is refused with a message and nothing is printed.
  private static func command(_ line: String) -> String? {
    let outcome = Outcome(line)
    if outcome.status == 0, outcome.messages.isEmpty, outcome.output.hasSuffix("\n") {
      return String(outcome.output.dropLast())
    }
    #expect(outcome.output.isEmpty && !outcome.messages.isEmpty, "\(line)")
    return nil
  }
}

extension Report {
  static let all =
    bytes + iso8601 + dates + relative + intervals + durations + numbers + money + percent
    + measurements + lists + names
}
