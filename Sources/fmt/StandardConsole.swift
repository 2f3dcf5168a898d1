import Foundation

/// The process's own input and output.
///
/// Output is gathered and written before the next read of the input, so that a slow producer
/// sees its line at once and a fast one does not pay for each line.
final class StandardConsole: Console {
  private var output: [UInt8] = []
  private var input: [UInt8] = []
  private var position = 0
  private var ended = false
  /// Set when the output could not be written: nothing more is worth doing.
  private(set) var failed = false

  private static let blockSize = 65_536

  func write(_ text: String) {
    output.append(contentsOf: text.utf8)
    if output.count >= Self.blockSize { flush() }
  }

  func complain(_ message: String) {
    flush()
    write(Array("fmt: \(message)\n".utf8), to: STDERR_FILENO)
  }

  /// Writes what has been gathered.
  func flush() {
    if !failed, !write(output, to: STDOUT_FILENO) {
      failed = true
      let reason = String(cString: strerror(errno))
      if errno != EPIPE { write(Array("fmt: cannot write: \(reason)\n".utf8), to: STDERR_FILENO) }
    }
    output.removeAll(keepingCapacity: true)
  }

  @discardableResult
  private func write(_ bytes: [UInt8], to file: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress!, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  func readLine() -> String? {
    guard !failed else { return nil }
    var searched = position
    while true {
      if let end = input[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { position = end + 1 }
        return String(decoding: input[position..<end], as: UTF8.self)
      }
      searched = input.count - position
      guard fill() else { break }
    }
    guard position < input.count else { return nil }
    defer { position = input.count }
    return String(decoding: input[position...], as: UTF8.self)
  }

  /// Drops what has been read and reads a block more; `false` at the end of the input.
  private func fill() -> Bool {
    guard !ended else { return false }
    flush()
    input.removeSubrange(..<position)
    position = 0
    let count = withUnsafeTemporaryAllocation(byteCount: Self.blockSize, alignment: 1) { block in
      var count = read(STDIN_FILENO, block.baseAddress!, block.count)
      while count < 0 && errno == EINTR {
        count = read(STDIN_FILENO, block.baseAddress!, block.count)
      }
      if count > 0 { input.append(contentsOf: block[..<count]) }
      return count
    }
    ended = count <= 0
    return !ended
  }

  func contents(of path: String) throws(FileTrouble) -> String {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw FileTrouble(description: "cannot read \(path): \(Self.reason(of: error))")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw FileTrouble(description: "cannot read \(path): it is not UTF-8 text")
    }
    return text
  }

  func replace(_ path: String, with text: String) throws(FileTrouble) {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw FileTrouble(description: "cannot write \(path): \(Self.reason(of: error))")
    }
  }

  private static func reason(of error: any Error) -> String {
    switch (error as? CocoaError)?.code {
    case .fileNoSuchFile?, .fileReadNoSuchFile?: "there is no such file"
    case .fileReadNoPermission?, .fileWriteNoPermission?: "permission denied"
    default: (error as NSError).localizedDescription
    }
  }
}
