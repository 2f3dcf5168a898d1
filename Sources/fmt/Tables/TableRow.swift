/// One row of a snapshot table: `fmt STYLE --locale LOCALE VALUE` prints the expected text.
struct TableRow: Sendable {
  /// The file and line.
  let place: String
  /// The line as it stands in the file.
  let source: String
  let style: String
  let locale: String
  let value: String
  /// The text, with escapes resolved.
  let expected: String
  private let words: [String]

  /// Reads a row from its line.
  init(_ line: Substring, place: String) throws(Table.Complaint) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 4 else {
      throw Table.Complaint(
        place: place,
        reason:
          "a row has 4 columns (style, locale, value, text) with one TAB between, this one has "
          + "\(columns.count)")
    }
    do throws(ShellWords.Unfinished) {
      words =
        try ShellWords.split(columns[0]) + ["--locale", columns[1]] + ShellWords.split(columns[2])
    } catch {
      throw Table.Complaint(place: place, reason: error.description)
    }
    guard let text = Escapes.resolved(columns[3]) else {
      throw Table.Complaint(
        place: place, reason: #"the text has an unknown escape; known are \n, \t, \\ and \u{202F}"#)
    }
    self.place = place
    source = String(line)
    (style, locale, value) = (columns[0], columns[1], columns[2])
    expected = text
  }

  /// What is printed now: the text without the last line's end, or the message.
  func printed() -> Result<String, TableFailure> {
    let console = Transcript()
    let status = Fmt.run(words, in: .table, console: console)
    guard status == ExitStatus.success else {
      return .failure(TableFailure(description: console.messages.joined(separator: "\n  ")))
    }
    return .success(String(console.output.unicodeScalars.dropLast()))
  }

  /// How what is printed differs from what is expected; `nil` when it does not.
  func difference() -> String? {
    let head =
      "\(place): fmt \(style) --locale \(locale) \(value)\n  expected: \(Visible.text(expected))\n"
    switch printed() {
    case .failure(let failure):
      return head + "  refused:  \(failure)"
    case .success(let text):
      if Array(text.utf8) == Array(expected.utf8) { return nil }
      return head + "  printed:  \(Visible.text(text))" + Visible.firstDifference(expected, text)
    }
  }

  /// The row's line with another text.
  func line(with text: String) -> String {
    [style, locale, value, Escapes.escaped(text)].joined(separator: "\t")
  }
}

/// Why nothing was printed.
struct TableFailure: Error, CustomStringConvertible {
  let description: String
}
