/// A formatting command at work: values in, lines out.
struct FormatRun {
  private let invocation: Invocation
  private let formatter: ValueFormatter
  private let locales: [LocaleChoice]
  private let bound: ValueFormatter.Bound
  private let layout: OutputLayout
  private let options: Options
  private let frame: FieldFrame?
  private let invalid: InvalidRule

  init(
    _ invocation: Invocation, _ formatter: ValueFormatter, _ locales: [LocaleChoice]
  ) throws(UsageError) {
    layout = OutputLayout(invocation, locales: locales)
    self.invocation = invocation
    self.formatter = formatter
    self.locales = locales
    options = invocation.options.without(invocation.command.options)
    frame = try options.frame()
    invalid = try options.value(of: StreamOptions.invalid, or: .fail)
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
    if frame != nil, !layout.isPlain {
      throw UsageError("--prefix, --suffix and --padding are for plain text in one language")
    }
    if invocation.words.isEmpty && formatter.grouping.readsInput { return try stream(console) }
    if let other = options.given.first(where: { given in
      StreamOptions.input.contains { $0.name == given.spec.name }
    }) {
      throw UsageError(
        "--\(other.spec.name) is for standard input, and the command line already gives values")
    }
    return try writeWords(console)
  }

  private func writeWords(_ console: any Console) throws(UsageError) -> Int32 {
    var status = ExitStatus.success
    for words in try formatter.grouping.split(invocation.words) where !write(words, console) {
      if invalid == .abort { return ExitStatus.failure }
      if invalid == .fail { status = ExitStatus.failure }
    }
    return status
  }

  private func write(_ words: [String], _ console: any Console) -> Bool {
    do throws(BadValue) {
      let lines = layout.lines(value: words, texts: try bound(words))
      guard let frame else {
        console.write(lines)
        return true
      }
      var framed: [UInt8] = []
      frame.append(Array(lines.utf8.dropLast()), to: &framed)
      console.write(framed + [.newline])
      return true
    } catch {
      if invalid != .ignore { console.complain(error.description) }
      console.write(layout.lines(value: words, error: error))
      return false
    }
  }
}

// MARK: Standard input

extension FormatRun {
  private func stream(_ console: any Console) throws(UsageError) -> Int32 {
    let records = try options.recordLayout(invocation.command.look, formatter.parts)
    if !(records.format is WholeRecord), !layout.isPlain {
      throw UsageError("values within lines are written as plain text in one language")
    }
    var run = StreamRun(
      console, records.format, RecordSplitter(records.records), header: records.header,
      fieldFormatter(), makeQuick: makeQuick,
      progress: console.progress(
        in: locales[0].locale, isWanted: options.has(StreamOptions.progress)))
    let tally = try run.run()
    if options.has(StreamOptions.debug) { console.complain(tally.summary) }
    let isFailure = tally.troubles > 0 && (invalid == .abort || invalid == .fail)
    return isFailure ? ExitStatus.failure : ExitStatus.success
  }

  private func fieldFormatter() -> FieldFormatter {
    let (grouping, bound) = (formatter.grouping, bound)
    let layout = layout
    let failure: @Sendable (String, BadValue) -> String = { value, error in
      String(layout.lines(value: [value], error: error).dropLast())
    }
    return FieldFormatter(
      text: { text throws(BadValue) in
        let words = try grouping.line(text)
        return String(layout.lines(value: words, texts: try bound(words)).dropLast())
      },
      failure: layout.showsFailures ? failure : nil,
      parts: formatter.parts.isEmpty
        ? nil
        : PartFormatter(sources: formatter.parts) { parts throws(BadValue) in
          String(layout.lines(value: parts, texts: try bound(parts)).dropLast())
        },
      frame: frame, invalid: invalid)
  }

  /// The short way from bytes to bytes, where the command has one and nothing is put around the text.
  private func makeQuick() -> Quick? {
    guard layout.isPlain, !invocation.options.has(SharedOptions.plainText) else { return nil }
    return formatter.quick?(locales[0].locale)
  }
}
