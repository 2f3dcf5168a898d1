extension Command {
  static var help: Command {
    Command(
      name: "help",
      summary: "Explain a command and show examples",
      values: "[COMMAND]",
      examples: [
        Example(
          "help manual",
          """
          fmt manual: Print the manual page, as man reads it.

          Usage: fmt manual [options]

          To read it: fmt manual | man -l -

          Options:
            --help  Explain the command
          """)
      ],
      work: .run { invocation, _, console throws(UsageError) in
        guard invocation.words.count <= 1 || invocation.words.first == "parse" else {
          throw UsageError("help explains one command at a time: fmt help COMMAND")
        }
        guard !invocation.words.isEmpty else {
          console.write(Help.overview)
          return ExitStatus.success
        }
        console.write(Help.text(of: try Invocation(invocation.words).command))
        return ExitStatus.success
      })
  }
}
