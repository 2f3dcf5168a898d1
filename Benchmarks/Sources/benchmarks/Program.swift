import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program to run, whose output is not kept.
struct Program {
  let path: String
  let arguments: [String]

  init(_ path: String, _ arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// A program by its name, if one is installed.
  init?(named name: String, _ arguments: [String]) {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let path = folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
    guard let path else { return nil }
    self.init(path, arguments)
  }

  /// Runs the program to its end, by the system's own calls: Foundation's `Process` looks only now and then.
  ///
  /// - Parameter input: The file that it reads.
  /// - Returns: The time from start to end.
  /// - Throws: ``Failure`` where it cannot be started.
  func run(input: URL? = nil) throws -> Duration {
    let words = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input?.path ?? "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    let clock = ContinuousClock()
    let start = clock.now
    var process = pid_t()
    let failure = posix_spawn(&process, path, &actions, nil, words + [nil], environ)
    guard failure == 0 else { throw Failure(path: path, code: failure) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return clock.now - start
  }

  struct Failure: Error {
    let path: String
    let code: Int32
  }
}
