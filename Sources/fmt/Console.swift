import Foundation

/// Where a command reads and writes; a test gives one that keeps what is written.
protocol Console: AnyObject {
  /// Adds to the output.
  func write(_ text: String)
  /// Says something to the person, not to the next program.
  func complain(_ message: String)
  /// Adds bytes to the output.
  func write(_ bytes: [UInt8])
  /// Writes what has been gathered.
  func flush()
  /// Appends the next block of the input, waiting for it; `false` at the end of the input.
  func read(into bytes: inout [UInt8]) -> Bool
  /// Whether input or output failed, so that nothing more is worth doing.
  var isBroken: Bool { get }
  /// What shows the progress of a long input; `nil` where nobody would see it.
  func progress(in locale: Locale, isWanted: Bool) -> Progress?
  /// Reads a whole file.
  func contents(of path: String) throws(FileTrouble) -> String
  /// Replaces a whole file.
  func replace(_ path: String, with text: String) throws(FileTrouble)
}

/// A file that cannot be read or written, in the system's words.
struct FileTrouble: Error, CustomStringConvertible {
  let description: String
}
