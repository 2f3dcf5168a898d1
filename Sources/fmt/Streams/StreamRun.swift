import Foundation

/// A formatting command at work on its input: blocks in, blocks out, in constant memory.
///
/// What a block has in whole records is written before the next block is waited for, so that a slow producer
/// sees its line at once.
struct StreamRun {
  let console: any Console
  var format: any RecordFormat
  var splitter: RecordSplitter
  /// The lines at the start that are to stay as they are.
  var header: Int
  var field: FieldFormatter
  /// Makes the short way, which takes a moment.
  let makeQuick: () -> Quick?
  var progress: Progress?

  private var input: [UInt8] = []
  private var tally = Tally()
  private var readBytes = 0
  private var isQuickTried = false
  private let parts: [InputPart]

  init(
    _ console: any Console, _ format: any RecordFormat, _ splitter: RecordSplitter, header: Int,
    _ field: FieldFormatter, makeQuick: @escaping () -> Quick?, progress: Progress?
  ) {
    self.console = console
    self.format = format
    self.splitter = splitter
    self.header = header
    self.field = field
    self.makeQuick = makeQuick
    self.progress = progress
    let cores = ProcessInfo.processInfo.activeProcessorCount
    parts = (0..<min(2, cores)).map { _ in InputPart() }
  }

  /// Formats the input to its end and tells what became of it.
  mutating func run() throws(UsageError) -> Tally {
    var isMore = true
    while isMore, !tally.isAborted, !console.isBroken {
      let start = input.count
      isMore = console.read(into: &input)
      readBytes += input.count - start
      progress?.update(readBytes)
      prepareQuick()
      let end = isMore ? endOfWholeRecords(from: start) : input.count
      guard end > 0 else { continue }
      try writeRecords(upTo: end)
      input.removeSubrange(..<end)
      console.flush()
    }
    progress?.end()
    return tally
  }

  private mutating func endOfWholeRecords(from start: Int) -> Int {
    input.withUnsafeBufferPointer { splitter.endOfWholeRecords(in: $0, from: start) }
  }

  /// A short input is done before the short way would be ready.
  private mutating func prepareQuick() {
    guard !isQuickTried, readBytes >= 2_048 else { return }
    isQuickTried = true
    field.quick = makeQuick()
  }

  private mutating func writeRecords(upTo end: Int) throws(UsageError) {
    let start = try writeHeader(upTo: end)
    guard start < end else { return }
    let done = input.withUnsafeBufferPointer { bytes in
      InputPart.format(bytes[start..<end], in: parts, splitter, format, by: field)
    }
    for part in done where !tally.isAborted {
      console.write(part.output)
      for (line, error) in part.tally.trouble {
        console.complain("line \(tally.lines + line + 1): \(error)")
      }
      tally.add(part.tally)
    }
  }

  /// Copies the lines of the header and gives the place behind them.
  private mutating func writeHeader(upTo end: Int) throws(UsageError) -> Int {
    var position = 0
    while header > 0, position < end {
      let record =
        position..<input.withUnsafeBufferPointer { splitter.end(of: $0[0..<end], from: position) }
      let next = min(record.upperBound + 1, end)
      if tally.lines == 0 {
        try writeNames(record, upTo: next)
      } else {
        console.write(Array(input[position..<next]))
      }
      position = next
      header -= 1
      tally.lines += input.withUnsafeBufferPointer { splitter.lines(in: $0[record]) }
    }
    return position
  }

  /// Reads and copies the header's first line.
  private mutating func writeNames(_ record: Range<Int>, upTo next: Int) throws(UsageError) {
    let isCRLF = !record.isEmpty && input[record.upperBound - 1] == .carriageReturn
    let end = record.upperBound - (isCRLF ? 1 : 0)
    try readHeader(Array(input[record.lowerBound..<end]))
    console.write(Array(input[record.lowerBound..<end] + format.headerEnd + input[end..<next]))
  }

  private mutating func readHeader(_ line: [UInt8]) throws(UsageError) {
    var format = format
    let error = line.withUnsafeBufferPointer { bytes -> UsageError? in
      do throws(UsageError) {
        try format.read(header: bytes)
        return nil
      } catch { return error }
    }
    if let error { throw error }
    self.format = format
  }
}
