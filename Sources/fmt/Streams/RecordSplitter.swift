/// Finds where the records of an input end, as more and more of it arrives.
///
/// A record is a line, a text before NUL, or a CSV record, in which a line may end within quotation marks.
struct RecordSplitter: Sendable {
  enum Kind: Sendable {
    case lines
    case zeroTerminated
    case csv(delimiter: UInt8)
  }

  let kind: Kind
  /// What is behind the last record that ended.
  private var quotes = CSVScanner(delimiter: .comma)

  init(_ kind: Kind) {
    self.kind = kind
    if case .csv(let delimiter) = kind { quotes = CSVScanner(delimiter: delimiter) }
  }

  /// The byte that ends a record.
  var terminator: UInt8 {
    if case .zeroTerminated = kind { return 0 }
    return .newline
  }

  /// Whether any terminator ends a record, so that the input can be cut at each.
  var isEvenlyCut: Bool {
    if case .csv = kind { return false }
    return true
  }

  /// The end of the last whole record in bytes of which those before `start` were looked at already.
  mutating func endOfWholeRecords(in bytes: Bytes, from start: Int) -> Int {
    guard case .csv = kind else {
      return bytes.last(terminator, from: start).map { $0 + 1 } ?? 0
    }
    var (end, position) = (0, start)
    while let newline = quotes.nextEnd(in: bytes, from: position) {
      position = newline + 1
      end = position
    }
    return end
  }

  /// The place of the terminator of the record that starts somewhere; the end where there is none.
  func end(of bytes: Bytes, from start: Int) -> Int {
    guard case .csv(let delimiter) = kind else {
      return bytes.first(terminator, from: start) ?? bytes.count
    }
    var scanner = CSVScanner(delimiter: delimiter)
    return scanner.nextEnd(in: bytes, from: start) ?? bytes.count
  }
}

/// Tells the line ends of CSV text that end a record from those within quotation marks (RFC 4180, section 2).
struct CSVScanner: Sendable {
  private enum State { case fieldStart, plain, quoted, quoteInQuoted }

  let delimiter: UInt8
  private var state = State.fieldStart

  init(delimiter: UInt8) {
    self.delimiter = delimiter
  }

  /// The next line end that ends a record; `nil`, to be continued, when there is none yet.
  mutating func nextEnd(in bytes: Bytes, from start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      switch state {
      case .quoted:
        if byte == .quote { state = .quoteInQuoted }
      case .quoteInQuoted where byte == .quote:
        state = .quoted
      case .fieldStart where byte == .quote:
        state = .quoted
      default:
        if byte == .newline {
          state = .fieldStart
          return index
        }
        state = byte == delimiter ? .fieldStart : .plain
      }
      index += 1
    }
    return nil
  }
}
