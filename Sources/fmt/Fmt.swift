import Foundation

/// The command: `fmt COMMAND [options] [--] [VALUE …]`.
@main
struct Fmt {
  static func main() {
    signal(SIGPIPE, SIG_DFL)
    let console = StandardConsole()
    let status = run(CommandLine.arguments.dropFirst(), in: .current, console: console)
    console.flush()
    exit(console.failed ? max(status, ExitStatus.failure) : status)
  }

  /// Runs a command line; everything that it says goes to the console.
  static func run(
    _ arguments: some Collection<String>, in environment: @autoclosure () -> Environment,
    console: any Console
  ) -> Int32 {
    do throws(UsageError) {
      switch arguments.first {
      case "--help", "-h":
        console.write(Help.overview)
        return ExitStatus.success
      case "--version":
        console.write("fmt \(Version.current)\n")
        return ExitStatus.success
      default:
        return try Invocation(arguments).run(in: environment(), console: console)
      }
    } catch {
      console.complain(error.description)
      return ExitStatus.usage
    }
  }
}
