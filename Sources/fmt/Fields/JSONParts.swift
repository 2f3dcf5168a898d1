/// JSON lines in which the parts of a value stand at paths of their own.
///
/// The text goes to a new key of the object that has all the parts within it, or to a place that is there. All else is
/// kept byte for byte.
struct JSONParts: RecordFormat {
  /// The place for the text.
  enum Target: Sendable {
    case new(String)
    case existing(JSONPath)
  }

  private let sources: [JSONPath]
  private let target: Target
  /// The object that has all the parts within it.
  private let object: JSONPath

  init(_ sources: [JSONPath], to target: Target) {
    self.sources = sources
    self.target = target
    object = JSONPath.object(around: sources)
  }

  func write(
    _ record: Bytes, to output: inout [UInt8], by field: FieldFormatter, _ tally: inout Tally
  ) {
    let before = output.count
    do throws(BadValue) {
      if try rewrite(record, to: &output, by: field, &tally) { return }
    } catch {
      tally.note(error, field.invalid)
    }
    output.removeSubrange(before...)
    output.append(contentsOf: record)
  }

  /// Appends the record with its text; false when it stays as it is.
  private func rewrite(
    _ record: Bytes, to output: inout [UInt8], by field: FieldFormatter, _ tally: inout Tally
  ) throws(BadValue) -> Bool {
    guard !record.trimmed.isEmpty else {
      tally.empty += 1
      return false
    }
    let whole = try JSON.whole(record)
    var parts: [[UInt8]] = []
    for source in sources {
      let place = try JSON.place(of: source, in: record, whole)
      parts.append(
        try place.flatMap { place throws(BadValue) in try JSON.field(record[place.value]) } ?? [])
    }
    guard field.hasPart(parts), let gap = try gap(in: record, whole) else {
      tally.empty += 1
      return false
    }
    var text: [UInt8] = []
    guard field.write(parts, to: &text, &tally) else { return false }
    output.append(contentsOf: record[0..<gap.lowerBound])
    if case .new(let key) = target { output.append(contentsOf: ",\(JSON.string(key)):".utf8) }
    output.append(contentsOf: JSON.string(String(decoding: text, as: UTF8.self)).utf8)
    output.append(contentsOf: record[gap.upperBound..<record.count])
    return true
  }

  /// What the text replaces: a value, or the empty place behind the last member of an object.
  private func gap(in record: Bytes, _ whole: Range<Int>) throws(BadValue) -> Range<Int>? {
    guard case .new(let key) = target else {
      guard case .existing(let path) = target else { return nil }
      return try JSON.place(of: path, in: record, whole)?.value
    }
    guard let place = try JSON.place(of: object, in: record, whole)?.value else { return nil }
    guard record[place.lowerBound] == UInt8(ascii: "{") else {
      throw JSON.bad(record[place], "an object", "--as adds a key to one")
    }
    try JSON.checkNew(key, in: record, at: place.lowerBound)
    var end = place.upperBound - 1
    while record[end - 1].isBlank { end -= 1 }
    return end..<end
  }
}

extension JSONPath {
  /// The object that the values at some paths have around them all.
  fileprivate static func object(around paths: [JSONPath]) -> JSONPath {
    let parents = paths.map { $0.steps.dropLast() }
    guard let first = parents.first else { return JSONPath(steps: []) }
    let common = first.indices.prefix { index in
      parents.allSatisfy { $0.count > index && $0[index].utf8.elementsEqual(first[index].utf8) }
    }
    return JSONPath(steps: Array(first.prefix(common.count)))
  }
}
