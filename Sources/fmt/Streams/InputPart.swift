import Dispatch

/// A part of the input on its way to the output: whole records, formatted by one core.
///
/// Each part is worked on by one thread at a time.
final class InputPart: @unchecked Sendable {
  private(set) var output: [UInt8] = []
  private(set) var tally = Tally()

  /// Formats the records of some bytes; what the part held before is dropped.
  func format(
    _ bytes: Bytes, _ splitter: RecordSplitter, _ format: any RecordFormat, by field: FieldFormatter
  ) {
    // Out of the object while it is worked on, since each access to it would be checked.
    var (output, tally) = (self.output, Tally())
    self.output = []
    output.removeAll(keepingCapacity: true)
    // By its own type, so that the loop is made for it.
    if let format = format as? WholeRecord {
      Self.writeLines(bytes, splitter, format, by: field, to: &output, &tally)
    } else if let format = format as? DelimitedFields {
      Self.write(bytes, splitter, format, by: field, to: &output, &tally)
    } else {
      Self.write(bytes, splitter, format, by: field, to: &output, &tally)
    }
    (self.output, self.tally) = (output, tally)
  }

  /// Formats lines that are values: as many as can be at once, and the others one by one.
  private static func writeLines(
    _ bytes: Bytes, _ splitter: RecordSplitter, _ format: WholeRecord,
    by field: FieldFormatter, to output: inout [UInt8], _ tally: inout Tally
  ) {
    guard let quick = field.quick, field.frame == nil else {
      return write(bytes, splitter, format, by: field, to: &output, &tally)
    }
    var rest = bytes
    while !rest.isEmpty, !tally.isAborted {
      let done = quick.lines(rest, splitter.terminator, &output)
      tally.lines += done.lines
      tally.formatted += done.lines
      rest = rest[done.bytes..<rest.count]
      guard !rest.isEmpty else { return }
      let next = min(splitter.end(of: rest, from: 0) + 1, rest.count)
      write(rest[0..<next], splitter, format, by: field, to: &output, &tally)
      rest = rest[next..<rest.count]
    }
  }

  private static func write(
    _ bytes: Bytes, _ splitter: RecordSplitter, _ format: some RecordFormat,
    by field: FieldFormatter, to output: inout [UInt8], _ tally: inout Tally
  ) {
    let terminator = splitter.terminator
    var position = 0
    while position < bytes.count {
      let start = output.count
      let end = splitter.end(of: bytes, from: position)
      let isCRLF =
        terminator == .newline && end > position && bytes[end - 1] == .carriageReturn
      let record = bytes[position..<(isCRLF ? end - 1 : end)]
      format.write(record, to: &output, by: field, &tally)
      guard !tally.isAborted else {
        output.removeSubrange(start...)
        return
      }
      if isCRLF { output.append(.carriageReturn) }
      if end < bytes.count { output.append(terminator) }
      tally.lines += splitter.lines(in: record)
      position = end + 1
    }
  }

  /// Formats bytes in two halves on two cores, where there are so many that it is worth it.
  static func format(
    _ bytes: Bytes, in parts: [InputPart], _ splitter: RecordSplitter, _ format: any RecordFormat,
    by field: FieldFormatter
  ) -> ArraySlice<InputPart> {
    guard parts.count == 2, bytes.count >= worthTwoCores, splitter.isEvenlyCut,
      let middle = bytes.first(splitter.terminator, from: bytes.count / 2)
    else {
      parts[0].format(bytes, splitter, format, by: field)
      return parts[..<1]
    }
    nonisolated(unsafe) let halves = [bytes[0..<middle + 1], bytes[middle + 1..<bytes.count]]
    DispatchQueue.concurrentPerform(iterations: 2) { index in
      parts[index].format(halves[index], splitter, format, by: field)
    }
    return parts[...]
  }

  /// Below this, starting the other core takes longer than the work.
  private static let worthTwoCores = 65_536
}

extension RecordSplitter {
  /// How many lines of the input a record is.
  func lines(in record: Bytes) -> Int {
    guard !isEvenlyCut else { return 1 }
    return record.reduce(1) { $0 + ($1 == .newline ? 1 : 0) }
  }
}
