/// A console that keeps what is written, for tables and tests.
final class Transcript: Console {
  private(set) var output = ""
  private(set) var messages: [String] = []
  private var lines: ArraySlice<String>
  /// The files that there are, by path.
  private(set) var files: [String: String]

  init(lines: [String] = [], files: [String: String] = [:]) {
    self.lines = lines[...]
    self.files = files
  }

  func write(_ text: String) {
    output += text
  }

  func complain(_ message: String) {
    messages.append(message)
  }

  func readLine() -> String? {
    lines.popFirst()
  }

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
