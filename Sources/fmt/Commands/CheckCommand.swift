extension Command {
  private static let update = Flag(
    "update", "Write what is printed now into the rows that differ; comments and order stay")

  static var check: Command {
    Command(
      name: "check",
      summary: "Verify tables of expected texts",
      values: "FILE …",
      details: [
        "A table is a UTF-8 text with a row a line and four columns, separated by one TAB: style (the "
          + "command's words, such as \"currency --code EUR\"), locale, value (the command's other words, "
          + "quoted as for a shell), expected text. Lines that begin with # are comments.",
        "In the expected text \\n, \\t, \\\\ and \\u{202F} stand for characters that are hard to see or to "
          + "write. Dates are in UTC unless the style names a time zone.",
      ],
      options: [update.spec],
      work: .run { invocation, _, console throws(UsageError) in
        guard !invocation.words.isEmpty else {
          throw UsageError("check needs a file: fmt check FILE …")
        }
        let check = TableCheck(update: invocation.options.has(update), console: console)
        return check.run(invocation.words)
      })
  }
}
