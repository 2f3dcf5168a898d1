import Foundation

/// A console that keeps what is written, for tables and tests.
final class Transcript: Console {
  /// The output; what is not UTF-8 in it shows as U+FFFD.
  var output: String { String(decoding: bytes, as: UTF8.self) }
  private(set) var bytes: [UInt8] = []
  private(set) var messages: [String] = []
  private var blocks: ArraySlice<[UInt8]>
  let isBroken = false
  /// The files that there are, by path.
  private(set) var files: [String: String]

  init(lines: [String] = [], files: [String: String] = [:]) {
    blocks = lines.map { Array("\($0)\n".utf8) }[...]
    self.files = files
  }

  /// A console whose input comes in some blocks.
  init(blocks: [[UInt8]]) {
    self.blocks = blocks[...]
    files = [:]
  }

  func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  func write(_ bytes: [UInt8]) {
    self.bytes.append(contentsOf: bytes)
  }

  func flush() {}

  func complain(_ message: String) {
    messages.append(message)
  }

  func read(into bytes: inout [UInt8]) -> Bool {
    guard let block = blocks.popFirst() else { return false }
    bytes.append(contentsOf: block)
    return true
  }

  func progress(in locale: Locale, isWanted: Bool) -> Progress? { nil }

  func contents(of path: String) throws(FileTrouble) -> String {
    guard let text = files[path] else {
      throw FileTrouble(description: "cannot read \(path): there is no such file")
    }
    return text
  }

  func replace(_ path: String, with text: String) throws(FileTrouble) {
    files[path] = text
  }
}
