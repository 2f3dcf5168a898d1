extension Command {
  static var completions: Command {
    Command(
      name: "completions",
      summary: "Print the completions for a shell: bash, zsh or fish",
      values: "SHELL",
      details: ["make install puts them where the shells look for them."],
      work: .run { invocation, _, console throws(UsageError) in
        guard let name = invocation.words.first, invocation.words.count == 1,
          let shell = CompletionScript.Shell.allCases.first(where: { "\($0)" == name })
        else { throw UsageError("completions needs a shell: fmt completions bash, zsh or fish") }
        console.write(CompletionScript.text(for: shell))
        return ExitStatus.success
      })
  }

  static var manual: Command {
    Command(
      name: "manual",
      summary: "Print the manual page, as man reads it",
      values: "",
      details: ["To read it: fmt manual | man -l -"],
      work: .run { invocation, _, console throws(UsageError) in
        guard invocation.words.isEmpty else { throw UsageError("manual takes no values") }
        console.write(ManualPage.text)
        return ExitStatus.success
      })
  }
}
