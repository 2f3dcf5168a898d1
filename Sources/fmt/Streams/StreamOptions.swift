/// The options for input that has more in it than a value a line.
enum StreamOptions {
  static let field = Setting<FieldList>(
    "field", "LIST", "Format these fields of each line: 2, 2-4, 2-, -3, - or several with commas",
    read: { text throws(BadValue) in try FieldList.read(text) })
  static let delimiter = Setting<String>(
    "delimiter", letter: "d", "TEXT", "What stands between fields", default: "blanks",
    read: { text throws(BadValue) in
      guard !text.isEmpty else {
        throw BadValue(value: text, wanted: "a delimiter", reason: "it is empty")
      }
      return text
    })
  static let header = Setting<Int>(
    "header", optional: "N", "Leave the first line, or the first N lines, as they are",
    read: { text throws(BadValue) in
      guard !text.isEmpty else { return 1 }
      guard let count = Int(text), count >= 0 else {
        throw BadValue(
          value: text, wanted: "a number of lines", reason: "it is not a whole number")
      }
      return count
    })
  static let csv = Flag("csv", "Read comma-separated values, RFC 4180; --column says which")
  static let tsv = Flag("tsv", "Read fields with one TAB between; --column says which")
  static let column = Setting<ColumnChoice>(
    "column", "NAME|N", "Format this column of --csv or --tsv; several with commas",
    read: { text throws(BadValue) in try ColumnChoice(text) })
  static let jsonLines = Flag("jsonl", "Read a JSON text a line; --key says which value")
  static let key = Setting<JSONPath>(
    "key", "PATH", "Format the number or string at this path: size, file.size, /file/size",
    read: { text throws(BadValue) in try JSONPath(text) })
  static let newKey = Setting<String>(
    "as", "NAME", "Put the text under a new key beside the value of --key",
    read: { text in text })
  static let inText = Flag(
    "in-text", "Format dates, or numbers of at least four digits, wherever they stand in a line")
  static let padding = Setting<Int>(
    "padding", "N", "Fill up to N columns: text to the right, or to the left when N is negative",
    read: { text throws(BadValue) in
      guard let columns = Int(text), columns != 0, abs(columns) <= 10_000 else {
        throw BadValue(
          value: text, wanted: "a number of columns",
          reason: "columns go from 1 to 10000, or from -10000 to -1")
      }
      return columns
    })
  static let prefix = Setting<String>(
    "prefix", "TEXT", "Put this before each text", read: { text in text })
  static let suffix = Setting<String>(
    "suffix", "TEXT", "Put this behind each text", read: { text in text })
  static let invalid = Setting<InvalidRule>.choice(
    "invalid", "MODE", "What to do about values that cannot be formatted", default: "fail",
    [("abort", .abort), ("fail", .fail), ("warn", .warn), ("ignore", .ignore)])
  static let zero = Flag(
    "zero-terminated", letter: "z", "Lines end with NUL instead of a line end")
  static let debug = Flag("debug", "Say at the end how many values were formatted")
  static let progress = Flag("progress", "Show on the terminal how far the input has been read")

  /// The options of the input and what it is made of.
  static let input = [
    field.spec, delimiter.spec, header.spec, csv.spec, tsv.spec, column.spec, jsonLines.spec,
    key.spec, newKey.spec, inText.spec, zero.spec, debug.spec, progress.spec,
  ]
  /// The options that values of the command line have, too.
  static let values = [padding.spec, prefix.spec, suffix.spec, invalid.spec]
  static let all = input + values
}

extension Options {
  /// The options without those that mean something of its own to a command.
  func without(_ specs: [OptionSpec]) -> Options {
    let names = specs.map(\.name)
    var others = Options()
    for (spec, value) in given where !names.contains(spec.name) { try? others.add(spec, value) }
    return others
  }

  /// Where the values stand in a record of the input, and how records end.
  func recordFormat(
    _ look: TextScan.Look
  ) throws(UsageError) -> (format: any RecordFormat, records: RecordSplitter.Kind) {
    try refuseMixedFormats()
    let lines: RecordSplitter.Kind = has(StreamOptions.zero) ? .zeroTerminated : .lines
    if has(StreamOptions.csv) { return try csvFormat() }
    if has(StreamOptions.tsv) {
      return (DelimitedFields(tabSeparated: try column(for: "--tsv")), lines)
    }
    if has(StreamOptions.jsonLines) {
      guard let path = try value(of: StreamOptions.key) else {
        throw UsageError("--jsonl needs the place of the value: --key PATH")
      }
      return (JSONLines(path: path, newKey: try value(of: StreamOptions.newKey)), lines)
    }
    if has(StreamOptions.inText) { return (TextScan(look: look), lines) }
    if let fields = try value(of: StreamOptions.field) {
      return (DelimitedFields(fields, delimiter: try value(of: StreamOptions.delimiter)), lines)
    }
    if let delimiter = try value(of: StreamOptions.delimiter) {
      return (DelimitedFields(FieldList([1...1]), delimiter: delimiter), lines)
    }
    return (WholeRecord(), lines)
  }

  private func csvFormat() throws(UsageError) -> (any RecordFormat, RecordSplitter.Kind) {
    let delimiter = try value(of: StreamOptions.delimiter) ?? ","
    guard delimiter.utf8.count == 1, let byte = delimiter.utf8.first, byte != .quote else {
      throw UsageError("--csv takes a delimiter of one character: --delimiter \";\"")
    }
    return (
      CSVFields(try column(for: "--csv"), delimiter: byte), .csv(delimiter: byte)
    )
  }

  private func column(for format: String) throws(UsageError) -> ColumnChoice {
    guard let column = try value(of: StreamOptions.column) else {
      throw UsageError("\(format) needs the column of the values: --column NAME|N")
    }
    return column
  }

  /// How many lines the header has; one at least where columns have names.
  func headerLength() throws(UsageError) -> Int {
    let length = try value(of: StreamOptions.header) ?? 0
    guard let column = try value(of: StreamOptions.column), column.numbers == nil else {
      return length
    }
    return max(length, 1)
  }

  private func refuseMixedFormats() throws(UsageError) {
    typealias Stream = StreamOptions
    let formats = [
      Stream.csv.spec, Stream.tsv.spec, Stream.jsonLines.spec, Stream.inText.spec,
      Stream.field.spec,
    ]
    let chosen = given.map(\.spec.name).filter { name in formats.contains { $0.name == name } }
    if chosen.count > 1 {
      throw UsageError("--\(chosen[0]) and --\(chosen[1]) do not go together")
    }
    let owners: [(spec: OptionSpec, formats: [String])] = [
      (Stream.column.spec, ["csv", "tsv"]), (Stream.key.spec, ["jsonl"]),
      (Stream.newKey.spec, ["jsonl"]),
    ]
    for (spec, formats) in owners where given.contains(where: { $0.spec.name == spec.name }) {
      guard let format = chosen.first, formats.contains(format) else {
        let wanted = formats.map { "--\($0)" }.joined(separator: " or ")
        throw UsageError("--\(spec.name) goes with \(wanted) only")
      }
    }
    if has(Stream.delimiter), let format = chosen.first,
      ["tsv", "jsonl", "in-text"].contains(format)
    {
      throw UsageError("--\(format) and --delimiter do not go together")
    }
    try refuse(Stream.zero, with: Stream.csv)
  }

  /// What is put around each text; `nil` for nothing.
  func frame() throws(UsageError) -> FieldFrame? {
    let prefix = try value(of: StreamOptions.prefix)
    let suffix = try value(of: StreamOptions.suffix)
    let padding = try value(of: StreamOptions.padding)
    guard prefix != nil || suffix != nil || padding != nil else { return nil }
    return FieldFrame(prefix: prefix ?? "", suffix: suffix ?? "", padding: padding ?? 0)
  }
}
