/// Scripts that complete command lines of `fmt` in a shell, made from the catalogue.
enum CompletionScript {
  enum Shell: CaseIterable {
    case bash, zsh, fish
  }

  static func text(for shell: Shell) -> String {
    let commands = Catalogue.entries.map { $0.make() }
    switch shell {
    case .bash: return bash(commands)
    case .zsh: return zsh(commands)
    case .fish: return fish(commands)
    }
  }

  // MARK: bash

  private static func bash(_ commands: [Command]) -> String {
    let names = commands.map(\.name).joined(separator: " ")
    let values = commands.flatMap { command in
      command.allOptions.filter { !$0.words.isEmpty }.map { option in
        "    \"\(command.name) --\(option.name)\") words=\"\(option.words.joined(separator: " "))\" ;;"
      }
    }
    let options = commands.map { command in
      let names = command.allOptions.map { "--\($0.name)" }.joined(separator: " ")
      return "    \(command.name)) words=\"\(names)\" ;;"
    }
    return """
      # Completion of fmt for bash: source it, or put it where bash-completion looks, as fmt.
      _fmt() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} words=
        COMPREPLY=()
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$current"))
          return
        fi
        if [ "${COMP_WORDS[1]}" = help ]; then
          COMPREPLY=($(compgen -W "\(names)" -- "$current"))
          return
        fi
        if [ "$current" = = ]; then current=; fi
        if [ "$previous" = = ]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
        case "${COMP_WORDS[1]} $previous" in
      \(values.joined(separator: "\n"))
        esac
        if [ -z "$words" ]; then
          case "${COMP_WORDS[1]}" in
      \(options.joined(separator: "\n"))
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$current"))
      }
      complete -o default -F _fmt fmt

      """
  }

  // MARK: zsh

  private static func zsh(_ commands: [Command]) -> String {
    let names = commands.map { "    \(quoted("\($0.name):\($0.summary)"))" }
    let cases = commands.map { command in
      let options = command.allOptions.map { "        \(quoted(zshOption($0)))" }
      let operands =
        command.name == "help"
        ? ["        '*:command:(\(Catalogue.names.joined(separator: " ")))'"]
        : ["        '*:value:_files'"]
      return "    \(command.name))\n      _arguments \\\n"
        + (options + operands).joined(separator: " \\\n") + " ;;"
    }
    return """
      #compdef fmt
      # Completion of fmt for zsh: put it into a folder of $fpath, as _fmt.
      _fmt() {
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = _fmt ]; then _fmt "$@"; else compdef _fmt fmt; fi

      """
  }

  private static func zshOption(_ option: OptionSpec) -> String {
    let help = option.help.reduce(into: "") { $0 += "[]:\\".contains($1) ? "\\\($1)" : "\($1)" }
    guard let placeholder = option.placeholder else { return "--\(option.name)[\(help)]" }
    let name = "--\(option.name)\(option.isValueOptional ? "=-" : "=")"
    let words = option.words.isEmpty ? " " : "(\(option.words.joined(separator: " ")))"
    let colons = option.isValueOptional ? "::" : ":"
    return "\(name)[\(help)]\(colons)\(placeholder.filter { !"[]:".contains($0) }):\(words)"
  }

  // MARK: fish

  private static func fish(_ commands: [Command]) -> String {
    var lines = [
      "# Completion of fmt for fish: put it into ~/.config/fish/completions, as fmt.fish.",
      "complete -c fmt -f",
      "complete -c fmt -n __fish_use_subcommand -l help -d 'List the commands'",
      "complete -c fmt -n __fish_use_subcommand -l version -d 'Print the version'",
    ]
    for command in commands {
      let name = command.name
      lines.append(
        "complete -c fmt -n __fish_use_subcommand -a \(name) -d \(fishQuoted(command.summary))")
      for option in command.allOptions {
        var line = "complete -c fmt -n '__fish_seen_subcommand_from \(name)' -l \(option.name)"
        if let letter = option.letter { line += " -s \(letter)" }
        if option.placeholder != nil && !option.isValueOptional { line += " -x" }
        if !option.words.isEmpty { line += " -a '\(option.words.joined(separator: " "))'" }
        lines.append(line + " -d \(fishQuoted(option.help))")
      }
    }
    let names = Catalogue.names.joined(separator: " ")
    lines.append("complete -c fmt -n '__fish_seen_subcommand_from help' -a '\(names)'")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
      + "'"
  }

  private static func fishQuoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += "'\\".contains($1) ? "\\\($1)" : "\($1)" } + "'"
  }
}
