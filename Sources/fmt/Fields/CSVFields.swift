/// Comma-separated values (RFC 4180): fields may stand in quotation marks, with line ends and commas in them.
struct CSVFields: RecordFormat {
  private var fields: FieldList
  private let columns: ColumnChoice
  private let syntax: CellSyntax

  init(_ columns: ColumnChoice, _ syntax: CellSyntax) {
    fields = columns.numbers ?? FieldList([])
    self.columns = columns
    self.syntax = syntax
  }

  mutating func read(header: Bytes) throws(UsageError) {
    fields = try columns.fields(among: syntax.names(in: header))
  }

  func write(
    _ record: Bytes, to output: inout [UInt8], by field: FieldFormatter, _ tally: inout Tally
  ) {
    var (position, number) = (0, 1)
    while true {
      let cell = syntax.cell(in: record, from: position)
      if fields.contains(number) {
        replace(cell, in: record, to: &output, by: field, &tally)
      } else {
        output.append(contentsOf: record[cell.range])
      }
      guard cell.range.upperBound < record.count else { return }
      output.append(syntax.delimiter)
      position = cell.range.upperBound + 1
      number += 1
    }
  }

  private func replace(
    _ cell: Cell, in record: Bytes, to output: inout [UInt8], by field: FieldFormatter,
    _ tally: inout Tally
  ) {
    let before = output.count
    let isWritten = cell.value(in: record).withUnsafeBufferPointer { value in
      field.write(value, to: &output, &tally)
    }
    guard isWritten else {
      output.append(contentsOf: record[cell.range])
      return
    }
    syntax.close(&output, from: before, wasQuoted: cell.isQuoted)
  }
}
