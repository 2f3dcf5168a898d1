import Foundation

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

  /// Runs the program to its end.
  ///
  /// - Parameter input: The file that it reads.
  /// - Returns: The time from start to end.
  /// - Throws: What starting it throws.
  func run(input: URL? = nil) throws -> Duration {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? .nullDevice
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    process.waitUntilExit()
    return clock.now - start
  }
}
