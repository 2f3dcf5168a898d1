/// A formatting command at work: values in, lines out.
struct FormatRun {
  private let invocation: Invocation
  private let grouping: Grouping
  private let bound: ValueFormatter.Bound
  private let layout: OutputLayout

  init(
    _ invocation: Invocation, _ formatter: ValueFormatter, _ locales: [LocaleChoice]
  ) throws(UsageError) {
    layout = OutputLayout(invocation, locales: locales)
    self.invocation = invocation
    grouping = formatter.grouping
    let bound = try formatter.bind(locales, layout.form)
    guard invocation.options.has(SharedOptions.plainText) else {
      self.bound = bound
      return
    }
    self.bound = { words throws(BadValue) -> [Rendering] in
      let texts = try bound(words)
      return texts.map(\.plainText)
    }
  }

  /// Formats the words of the command line, or the lines of the input when there are none.
  func run(_ console: any Console) throws(UsageError) -> Int32 {
    if invocation.words.isEmpty && grouping.readsInput {
      return writeLines(console) ? ExitStatus.success : ExitStatus.failure
    }
    var status = ExitStatus.success
    for words in try grouping.split(invocation.words) where !write(words, console) {
      status = ExitStatus.failure
    }
    return status
  }

  private func write(_ words: [String], _ console: any Console) -> Bool {
    do throws(BadValue) {
      console.write(layout.lines(value: words, texts: try bound(words)))
      return true
    } catch {
      console.complain(error.description)
      console.write(layout.lines(value: words, error: error))
      return false
    }
  }

  /// Formats each line; an empty line stays empty, and a line that cannot be formatted stays as it is,
  /// so that lines out and lines in keep step.
  private func writeLines(_ console: any Console) -> Bool {
    var allGood = true
    var number = 0
    while let line = console.readLine() {
      number += 1
      let text = line.trimmingBlanks()
      guard !text.isEmpty else {
        console.write("\n")
        continue
      }
      do throws(BadValue) {
        let words = try grouping.line(text)
        console.write(layout.lines(value: words, texts: try bound(words)))
      } catch {
        allGood = false
        console.complain("line \(number): \(error)")
        console.write(layout.lines(line: line, error: error))
      }
    }
    return allGood
  }
}

extension String {
  /// The text without the blanks and the carriage return at its ends.
  func trimmingBlanks() -> String {
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    guard let first = utf8.firstIndex(where: { !isBlank($0) }) else { return "" }
    guard let last = utf8.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(self[first...last])
  }
}
