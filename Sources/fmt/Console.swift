/// Where a command reads and writes; a test gives one that keeps what is written.
protocol Console: AnyObject {
  /// Adds to the output.
  func write(_ text: String)
  /// Says something to the person, not to the next program.
  func complain(_ message: String)
  /// The next line of the input without its end; `nil` at the end of the input.
  func readLine() -> String?
  /// Reads a whole file.
  func contents(of path: String) throws(FileTrouble) -> String
  /// Replaces a whole file.
  func replace(_ path: String, with text: String) throws(FileTrouble)
}

/// A file that cannot be read or written, in the system's words.
struct FileTrouble: Error, CustomStringConvertible {
  let description: String
}
