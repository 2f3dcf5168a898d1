/// Tables in which the parts of a value stand in columns of their own.
///
/// The text goes to a new column at the end, or into one that is there. All else is kept byte for byte.
struct ColumnParts: RecordFormat {
  /// The column for the text.
  enum Target: Sendable {
    case new(String)
    case existing(Column)
  }

  private let syntax: CellSyntax
  private let sources: [Column]
  private let target: Target
  /// The places of the parts, counted from 1.
  private var places: [Int]
  /// The place of the column that is replaced.
  private var replaced: Int?
  /// How many columns the header has; `nil` without a header.
  private var width: Int?

  init(_ sources: [Column], to target: Target, _ syntax: CellSyntax) {
    self.sources = sources
    self.target = target
    self.syntax = syntax
    places = sources.map { $0.number ?? 0 }
    if case .existing(let column) = target { replaced = column.number }
  }

  /// Whether a column is looked up by its name in the first line.
  var hasNames: Bool {
    var columns = sources
    if case .existing(let column) = target { columns.append(column) }
    return columns.contains { $0.number == nil }
  }

  /// Whether the text goes to a new column.
  var addsColumn: Bool {
    if case .new = target { return true }
    return false
  }

  mutating func read(header: Bytes) throws(UsageError) {
    let names = syntax.names(in: header)
    places = []
    for source in sources { places.append(try source.number(among: names)) }
    width = names.count
    switch target {
    case .existing(let column): replaced = try column.number(among: names)
    case .new(let name):
      guard names.allSatisfy({ !$0.utf8.elementsEqual(name.utf8) }) else {
        throw UsageError(
          "--as: the header has a column \"\(name)\" already (it has \(names.joined(separator: ", ")))"
        )
      }
    }
  }

  var headerEnd: [UInt8] {
    guard case .new(let name) = target else { return [] }
    var cell = Array(name.utf8)
    syntax.close(&cell, from: 0)
    return [syntax.delimiter] + cell
  }

  func write(
    _ record: Bytes, to output: inout [UInt8], by field: FieldFormatter, _ tally: inout Tally
  ) {
    guard !record.isEmpty else {
      tally.empty += 1
      return
    }
    let cells = syntax.cells(of: record)
    if let wrong = misfit(cells, in: record) {
      tally.note(wrong, field.invalid)
      output.append(contentsOf: record)
    } else if let replaced {
      replace(cells[replaced - 1], cells, in: record, to: &output, by: field, &tally)
    } else {
      output.append(contentsOf: record)
      let missing = (width ?? 0) - cells.count
      for _ in 0...max(0, missing) { output.append(syntax.delimiter) }
      let start = output.count
      if field.write(parts(cells, in: record), to: &output, &tally) {
        syntax.close(&output, from: start)
      }
    }
  }

  private func replace(
    _ cell: Cell, _ cells: [Cell], in record: Bytes, to output: inout [UInt8],
    by field: FieldFormatter, _ tally: inout Tally
  ) {
    output.append(contentsOf: record[0..<cell.range.lowerBound])
    let start = output.count
    if field.write(parts(cells, in: record), to: &output, &tally) {
      syntax.close(&output, from: start, wasQuoted: cell.isQuoted)
    } else {
      output.append(contentsOf: record[cell.range])
    }
    output.append(contentsOf: record[cell.range.upperBound..<record.count])
  }

  private func parts(_ cells: [Cell], in record: Bytes) -> [[UInt8]] {
    places.map { $0 <= cells.count ? cells[$0 - 1].value(in: record) : [] }
  }

  /// Why a record has no place for the text; `nil` when it has one.
  private func misfit(_ cells: [Cell], in record: Bytes) -> BadValue? {
    let wanted: String
    if let replaced {
      guard cells.count < replaced else { return nil }
      wanted = "a row with a column \(replaced)"
    } else {
      guard let width, cells.count > width else { return nil }
      wanted = "a row of the table"
    }
    let columns = cells.count == 1 ? "1 column" : "\(cells.count) columns"
    let header = width.map { ", the header \($0)" } ?? ""
    return BadValue(
      value: BadValue.shortened(record), wanted: wanted, reason: "it has \(columns)\(header)")
  }
}
