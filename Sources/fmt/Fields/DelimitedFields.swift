/// Records whose fields stand between blanks, or between delimiters of any length.
struct DelimitedFields: RecordFormat {
  private var fields: FieldList
  private let columns: ColumnChoice?
  /// `nil` for blanks: any number of spaces and TABs.
  private let delimiter: [UInt8]?

  init(_ fields: FieldList, delimiter: String?) {
    self.fields = fields
    self.delimiter = delimiter.map { Array($0.utf8) }
    columns = nil
  }

  /// Fields with names, one TAB between two.
  init(tabSeparated columns: ColumnChoice) {
    fields = columns.numbers ?? FieldList([])
    self.columns = columns
    delimiter = [.tab]
  }

  mutating func read(header: Bytes) throws(UsageError) {
    guard let columns else { return }
    let names = String(decoding: header.withoutByteOrderMark, as: UTF8.self)
    fields = try columns.fields(
      among: names.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
  }

  func write(
    _ record: Bytes, to output: inout [UInt8], by field: FieldFormatter, _ tally: inout Tally
  ) {
    var (position, number) = (0, 1)
    while true {
      let start = delimiter == nil ? firstNonBlank(of: record, from: position) : position
      let (end, next) = end(of: record, from: start)
      if fields.contains(number) {
        output.append(contentsOf: record[position..<start])
        field.replace(record[start..<end], to: &output, &tally)
        output.append(contentsOf: record[end..<next])
      } else {
        output.append(contentsOf: record[position..<next])
      }
      guard next > end else { return }
      position = next
      number += 1
    }
  }

  /// The end of a field, and where the next one starts: at the same place when there is none.
  private func end(of record: Bytes, from start: Int) -> (end: Int, next: Int) {
    var index = start
    if let delimiter {
      while let found = record.first(delimiter[0], from: index) {
        if record.starts(with: delimiter, at: found) { return (found, found + delimiter.count) }
        index = found + 1
      }
      return (record.count, record.count)
    }
    while index < record.count, !record[index].isBlank { index += 1 }
    return (index, min(index + 1, record.count))
  }

  private func firstNonBlank(of record: Bytes, from start: Int) -> Int {
    var index = start
    while index < record.count, record[index].isBlank { index += 1 }
    return index
  }
}

extension Bytes {
  /// The bytes behind a UTF-8 signature, which some programs put in front of a table.
  var withoutByteOrderMark: Bytes {
    starts(with: [0xEF, 0xBB, 0xBF], at: 0) ? self[3..<count] : self
  }
}
