import Foundation

/// The process's own input and output.
///
/// Output is gathered and written before the next read of the input, so that a slow producer
/// sees its line at once and a fast one does not pay for each line. A terminal is given ``TerminalText``, a
/// pipe and a file the bytes as they are.
final class StandardConsole: Console {
  private var output: [UInt8] = []
  /// Set when the output could not be written or the input not be read: nothing more is worth doing.
  private(set) var failed = false
  var isBroken: Bool { failed }
  private let isTerminal = isatty(STDOUT_FILENO) == 1

  private static let blockSize = 262_144

  func write(_ text: String) {
    output.append(contentsOf: text.utf8)
    if output.count >= Self.blockSize { flush() }
  }

  func write(_ bytes: [UInt8]) {
    if output.isEmpty, bytes.count >= Self.blockSize / 4 { return writeOut(bytes) }
    output.append(contentsOf: bytes)
    if output.count >= Self.blockSize { flush() }
  }

  func complain(_ message: String) {
    flush()
    write(Array("fmt: \(TerminalText.message(message))\n".utf8), to: STDERR_FILENO)
  }

  /// Writes what has been gathered.
  func flush() {
    writeOut(output)
    output.removeAll(keepingCapacity: true)
  }

  private func writeOut(_ bytes: [UInt8]) {
    let shown = isTerminal ? TerminalText.output(bytes) : bytes
    guard !failed, !write(shown, to: STDOUT_FILENO) else { return }
    failed = true
    let reason = errno
    guard reason != EPIPE else { return }
    write(
      Array("fmt: cannot write: \(String(cString: strerror(reason)))\n".utf8), to: STDERR_FILENO)
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

  func read(into bytes: inout [UInt8]) -> Bool {
    flush()
    guard !failed else { return false }
    var count = 0
    bytes.append(addingCapacity: Self.blockSize) { span in
      span.withUnsafeMutableBufferPointer { block, initialized in
        repeat {
          count = Foundation.read(STDIN_FILENO, block.baseAddress!, Self.blockSize)
        } while count < 0 && errno == EINTR
        initialized = max(0, count)
      }
    }
    if count < 0 {
      failed = true
      complain("cannot read: \(String(cString: strerror(errno)))")
    }
    return count > 0
  }

  func progress(in locale: Locale, isWanted: Bool) -> Progress? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    var facts = stat()
    let isFile = fstat(STDIN_FILENO, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
    guard isWanted || isFile else { return nil }
    return Progress(
      locale: locale, total: isFile ? Int(facts.st_size) : nil, isWanted: isWanted,
      now: { Date.timeIntervalSinceReferenceDate },
      show: { text in self.write(Array(text.utf8), to: STDERR_FILENO) })
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
