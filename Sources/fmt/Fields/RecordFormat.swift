/// Where the values stand in a record of the input.
protocol RecordFormat: Sendable {
  /// Appends a record in which the values are formatted; all else is as it was.
  func write(
    _ record: Bytes, to output: inout [UInt8], by field: FieldFormatter, _ tally: inout Tally)

  /// Takes the names of the columns from the first line of the header.
  mutating func read(header: Bytes) throws(UsageError)

  /// What is put at the end of the header's first line.
  var headerEnd: [UInt8] { get }
}

extension RecordFormat {
  mutating func read(header: Bytes) throws(UsageError) {}
  var headerEnd: [UInt8] { [] }
}

/// A record that is one value, with or without blanks around it.
struct WholeRecord: RecordFormat {
  func write(
    _ record: Bytes, to output: inout [UInt8], by field: FieldFormatter, _ tally: inout Tally
  ) {
    if !field.write(record, to: &output, &tally) { output.append(contentsOf: record) }
  }
}
