/// Comma-separated values (RFC 4180): fields may stand in quotation marks, with line ends and commas in them.
struct CSVFields: RecordFormat {
  private var fields: FieldList
  private let columns: ColumnChoice
  private let delimiter: UInt8

  init(_ columns: ColumnChoice, delimiter: UInt8) {
    fields = columns.numbers ?? FieldList([])
    self.columns = columns
    self.delimiter = delimiter
  }

  mutating func read(header: Bytes) throws(UsageError) {
    let header = header.withoutByteOrderMark
    var names: [String] = []
    var position = 0
    while true {
      let field = CSVField(in: header, from: position, delimiter: delimiter)
      names.append(String(decoding: field.value(in: header), as: UTF8.self))
      guard field.end < header.count else { break }
      position = field.end + 1
    }
    fields = try columns.fields(among: names)
  }

  func write(
    _ record: Bytes, to output: inout [UInt8], by field: FieldFormatter, _ tally: inout Tally
  ) {
    var (position, number) = (0, 1)
    while true {
      let found = CSVField(in: record, from: position, delimiter: delimiter)
      if fields.contains(number) {
        replace(found, in: record, from: position, to: &output, by: field, &tally)
      } else {
        output.append(contentsOf: record[position..<found.end])
      }
      guard found.end < record.count else { return }
      output.append(delimiter)
      position = found.end + 1
      number += 1
    }
  }

  private func replace(
    _ found: CSVField, in record: Bytes, from start: Int, to output: inout [UInt8],
    by field: FieldFormatter, _ tally: inout Tally
  ) {
    let before = output.count
    let isWritten = found.value(in: record).withUnsafeBufferPointer { value in
      field.write(value, to: &output, &tally)
    }
    guard isWritten else {
      output.append(contentsOf: record[start..<found.end])
      return
    }
    guard found.isQuoted || output[before...].contains(where: needsQuotes) else { return }
    let text = Array(output[before...])
    output.removeSubrange(before...)
    output.append(.quote)
    for byte in text {
      if byte == .quote { output.append(.quote) }
      output.append(byte)
    }
    output.append(.quote)
  }

  private func needsQuotes(_ byte: UInt8) -> Bool {
    byte == delimiter || byte == .quote || byte == .newline || byte == .carriageReturn
  }
}

/// A field of a CSV record.
struct CSVField {
  let isQuoted: Bool
  /// Where the delimiter behind it stands, or the record ends.
  let end: Int
  /// What is between its quotation marks, or all of it.
  private let content: Range<Int>

  init(in record: Bytes, from start: Int, delimiter: UInt8) {
    isQuoted = start < record.count && record[start] == .quote
    guard isQuoted else {
      end = record.first(delimiter, from: start) ?? record.count
      content = start..<end
      return
    }
    var close = start + 1
    while let quote = record.first(.quote, from: close) {
      close = quote
      guard quote + 1 < record.count, record[quote + 1] == .quote else { break }
      close = quote + 2
    }
    if close >= record.count || record[close] != .quote { close = record.count }
    content = start + 1..<close
    end = record.first(delimiter, from: close) ?? record.count
  }

  /// The value: each pair of quotation marks is one.
  func value(in record: Bytes) -> [UInt8] {
    let bytes = record[content]
    guard isQuoted, bytes.first(.quote) != nil else { return Array(bytes) }
    var value: [UInt8] = []
    var isSecond = false
    for byte in bytes {
      isSecond = byte == .quote && !isSecond
      if !isSecond { value.append(byte) }
    }
    return value
  }
}
