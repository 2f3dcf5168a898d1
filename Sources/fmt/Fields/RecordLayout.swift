/// How an input is laid out: how its records end, where the values stand in them, what comes before them.
struct RecordLayout {
  let format: any RecordFormat
  var records = RecordSplitter.Kind.lines
  /// The lines at the start that are to stay as they are.
  var header = 0
}

extension Options {
  /// The layout that the options of streams describe.
  ///
  /// - Parameters:
  ///   - look: What values look like within other text.
  ///   - parts: Where the parts of a value stand, when it has parts.
  /// - Returns: How records end, where the values stand in them, and what stays as it is before them.
  /// - Throws: `UsageError` for options that are missing or do not go together.
  func recordLayout(
    _ look: TextScan.Look, _ parts: [PartSource]
  ) throws(UsageError) -> RecordLayout {
    try refuseMixedFormats()
    if has(StreamOptions.csv) {
      let syntax = try csvSyntax()
      return try table(syntax, .csv(delimiter: syntax.delimiter), parts)
    }
    let records: RecordSplitter.Kind = has(StreamOptions.zero) ? .zeroTerminated : .lines
    if has(StreamOptions.tsv) { return try table(.tabSeparated, records, parts) }
    return RecordLayout(
      format: try lineFormat(look, parts), records: records,
      header: try value(of: StreamOptions.header) ?? 0)
  }

  private func lineFormat(
    _ look: TextScan.Look, _ parts: [PartSource]
  ) throws(UsageError) -> any RecordFormat {
    if has(StreamOptions.jsonLines) { return try jsonFormat(parts) }
    if has(StreamOptions.inText) { return TextScan(look: look) }
    if let fields = try value(of: StreamOptions.field) {
      return DelimitedFields(fields, delimiter: try value(of: StreamOptions.delimiter))
    }
    if let delimiter = try value(of: StreamOptions.delimiter) {
      return DelimitedFields(FieldList([1...1]), delimiter: delimiter)
    }
    return WholeRecord()
  }

  // MARK: Tables

  private func csvSyntax() throws(UsageError) -> CellSyntax {
    let delimiter = try value(of: StreamOptions.delimiter) ?? ","
    guard delimiter.utf8.count == 1, let byte = delimiter.utf8.first, byte != .quote else {
      throw UsageError("--csv takes a delimiter of one character: --delimiter \";\"")
    }
    return .commaSeparated(by: byte)
  }

  private func table(
    _ syntax: CellSyntax, _ records: RecordSplitter.Kind, _ parts: [PartSource]
  ) throws(UsageError) -> RecordLayout {
    let header = try value(of: StreamOptions.header)
    let name = syntax.hasQuotes ? StreamOptions.csv.spec.name : StreamOptions.tsv.spec.name
    guard !parts.isEmpty || has(StreamOptions.newKey) else {
      guard let column = try value(of: StreamOptions.column) else {
        throw UsageError("--\(name) needs the column of the values: --column NAME|N")
      }
      return RecordLayout(
        format: syntax.hasQuotes
          ? CSVFields(column, syntax) : DelimitedFields(tabSeparated: column),
        records: records, header: max(header ?? 0, column.numbers == nil ? 1 : 0))
    }
    let format = try columnParts(syntax, parts, for: name)
    // A new column has its name in a header, unless there is said to be none.
    let isNamed = format.hasNames || (format.addsColumn && header != 0)
    return RecordLayout(
      format: format, records: records, header: max(header ?? 0, isNamed ? 1 : 0))
  }

  private func columnParts(
    _ syntax: CellSyntax, _ parts: [PartSource], for name: String
  ) throws(UsageError) -> ColumnParts {
    let whole = source(StreamOptions.column.spec.name)
    guard let sources = parts.isEmpty ? whole.map({ [$0] }) : parts else {
      throw UsageError("--\(name) needs the column of the values: --column NAME|N")
    }
    var columns: [Column] = []
    for source in sources { columns.append(try Column(source)) }
    let other = try otherTarget(whole, sources)
    if let new = try value(of: StreamOptions.newKey) {
      return ColumnParts(columns, to: .new(new), syntax)
    }
    guard let other else {
      throw UsageError(
        "--\(name) with --\(sources[0].option) needs a place for the text: --as NAME for a new "
          + "column, or --column NAME|N to replace one")
    }
    return ColumnParts(columns, to: .existing(try Column(other)), syntax)
  }

  // MARK: JSON

  private func jsonFormat(_ parts: [PartSource]) throws(UsageError) -> any RecordFormat {
    let new = try value(of: StreamOptions.newKey)
    let key = try value(of: StreamOptions.key)
    guard let first = parts.first else {
      guard let key else {
        throw UsageError("--jsonl needs the place of the value: --key PATH")
      }
      return JSONLines(path: key, newKey: new)
    }
    var paths: [JSONPath] = []
    for part in parts {
      do throws(BadValue) {
        paths.append(try JSONPath(part.text))
      } catch {
        throw UsageError("--\(part.option): \(error)")
      }
    }
    _ = try otherTarget(source(StreamOptions.key.spec.name), parts)
    if let new { return JSONParts(paths, to: .new(new)) }
    guard let key else {
      throw UsageError(
        "--jsonl with --\(first.option) needs a place for the text: --as NAME for a new key, or "
          + "--key PATH to replace a value")
    }
    return JSONParts(paths, to: .existing(key))
  }

  // MARK: Parts

  /// An option that names a place, as the source of a part.
  private func source(_ option: String) -> PartSource? {
    values[option].map { PartSource(option: option, text: $0) }
  }

  /// The place for the text when there is no new one; it contradicts a new one unless the value comes from there.
  private func otherTarget(
    _ place: PartSource?, _ sources: [PartSource]
  ) throws(UsageError) -> PartSource? {
    guard let place, has(StreamOptions.newKey) else { return place }
    guard sources.contains(where: { $0.option == place.option }) else {
      throw UsageError(
        "--\(place.option) and --as do not go together: the text goes to one place")
    }
    return place
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
      (Stream.newKey.spec, ["csv", "tsv", "jsonl"]),
    ]
    for (spec, formats) in owners where given.contains(where: { $0.spec.name == spec.name }) {
      guard let format = chosen.first, formats.contains(format) else {
        throw UsageError("--\(spec.name) goes with \(Self.alternatives(formats)) only")
      }
    }
    if has(Stream.delimiter), let format = chosen.first,
      ["tsv", "jsonl", "in-text"].contains(format)
    {
      throw UsageError("--\(format) and --delimiter do not go together")
    }
    try refuse(Stream.zero, with: Stream.csv)
  }

  /// `--csv, --tsv or --jsonl`.
  static func alternatives(_ names: [String]) -> String {
    let names = names.map { "--\($0)" }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
