import Foundation

/// The command as a process of its own, with pipes at its ends.
final class Running {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts the executable that was built with the tests.
  init(_ words: [String], input file: FileHandle? = nil, output sink: FileHandle? = nil) throws {
    process.executableURL = Self.executable
    process.arguments = words
    process.standardInput = file ?? input
    process.standardOutput = sink ?? output
    process.standardError = errors
    try process.run()
  }

  static var executable: URL {
    Bundle.module.bundleURL.deletingLastPathComponent().appending(path: "fmt")
  }

  func send(_ text: String) throws {
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
  }

  /// Ends the input.
  func close() throws {
    try input.fileHandleForWriting.close()
  }

  /// What has been written by now; waits until there is something.
  func receive() -> String {
    String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
  }

  /// All that is written until the end.
  func receiveAll() -> String {
    let data = (try? output.fileHandleForReading.readToEnd()) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  func stopReading() throws {
    try output.fileHandleForReading.close()
  }

  /// All messages, once the process has ended.
  func complaints() -> String {
    let data = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// Waits for the end and gives the status.
  func end() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }
}
