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
    "as", "NAME",
    "Put the text into a new column at the end, or under a new key beside the value of --key",
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

  /// What is put around each text; `nil` for nothing.
  func frame() throws(UsageError) -> FieldFrame? {
    let prefix = try value(of: StreamOptions.prefix)
    let suffix = try value(of: StreamOptions.suffix)
    let padding = try value(of: StreamOptions.padding)
    guard prefix != nil || suffix != nil || padding != nil else { return nil }
    return FieldFrame(prefix: prefix ?? "", suffix: suffix ?? "", padding: padding ?? 0)
  }
}
