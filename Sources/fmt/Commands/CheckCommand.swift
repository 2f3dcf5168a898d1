extension Command {
  private static let update = Flag(
    "update", "Write what is printed now into the rows that differ; comments and order stay")

  private static let rows = "number\ten_US\t1234.5\t1,234.5\npercent\ttr_TR\t0.25\t%25\n"

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
      examples: [
        Example(
          "check strings.tsv", "strings.tsv: all 2 rows agree",
          "strings.tsv has two rows: number, en_US, 1234.5, 1,234.5 and percent, tr_TR, 0.25, %25",
          files: ["strings.tsv": rows])
      ],
      work: .run { invocation, _, console throws(UsageError) in
        guard !invocation.words.isEmpty else {
          throw UsageError("check needs a file: fmt check FILE …")
        }
        let check = TableCheck(update: invocation.options.has(update), console: console)
        return check.run(invocation.words)
      })
  }
}
