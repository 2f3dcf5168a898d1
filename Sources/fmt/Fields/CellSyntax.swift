/// How the cells of a table stand in its records: what is between two, and whether they may stand in quotation marks.
struct CellSyntax: Sendable {
  let delimiter: UInt8
  /// Whether a cell may stand in quotation marks (RFC 4180).
  let hasQuotes: Bool

  static let tabSeparated = CellSyntax(delimiter: .tab, hasQuotes: false)

  static func commaSeparated(by delimiter: UInt8) -> CellSyntax {
    CellSyntax(delimiter: delimiter, hasQuotes: true)
  }

  /// The cell that begins at a place.
  func cell(in record: Bytes, from start: Int) -> Cell {
    guard hasQuotes, start < record.count, record[start] == .quote else {
      let end = record.first(delimiter, from: start) ?? record.count
      return Cell(isQuoted: false, range: start..<end, content: start..<end)
    }
    var close = start + 1
    while let quote = record.first(.quote, from: close) {
      close = quote
      guard quote + 1 < record.count, record[quote + 1] == .quote else { break }
      close = quote + 2
    }
    if close >= record.count || record[close] != .quote { close = record.count }
    let end = record.first(delimiter, from: close) ?? record.count
    return Cell(isQuoted: true, range: start..<end, content: start + 1..<close)
  }

  /// All cells of a record.
  func cells(of record: Bytes) -> [Cell] {
    var cells = [cell(in: record, from: 0)]
    while let end = cells.last?.range.upperBound, end < record.count {
      cells.append(cell(in: record, from: end + 1))
    }
    return cells
  }

  /// The names in the first line of a table.
  func names(in header: Bytes) -> [String] {
    let header = header.withoutByteOrderMark
    return cells(of: header).map { String(decoding: $0.value(in: header), as: UTF8.self) }
  }

  /// Puts the last cell, from a place of the output on, in quotation marks where it needs them or had them.
  func close(_ output: inout [UInt8], from start: Int, wasQuoted: Bool = false) {
    guard hasQuotes, wasQuoted || output[start...].contains(where: needsQuotes) else { return }
    let text = Array(output[start...])
    output.removeSubrange(start...)
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

/// A cell of a record.
struct Cell {
  let isQuoted: Bool
  /// From its first byte to the delimiter behind it, or the end of the record.
  let range: Range<Int>
  /// What is between its quotation marks, or all of it.
  let content: Range<Int>

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
