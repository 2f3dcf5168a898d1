/// Lines that are a JSON text each (JSON Lines).
///
/// The number or string at a path becomes text; all else is kept byte for byte.
struct JSONLines: RecordFormat {
  let path: JSONPath
  /// The key for the text, where the value is to stay.
  let newKey: String?

  func write(
    _ record: Bytes, to output: inout [UInt8], by field: FieldFormatter, _ tally: inout Tally
  ) {
    let before = output.count
    guard !record.trimmed.isEmpty else {
      tally.empty += 1
      output.append(contentsOf: record)
      return
    }
    do throws(BadValue) {
      if let place = try place(in: record),
        try replace(place, in: record, to: &output, by: field, &tally)
      {
        return
      }
    } catch {
      tally.note(error, field.invalid)
    }
    output.removeSubrange(before...)
    output.append(contentsOf: record)
  }

  private func place(in record: Bytes) throws(BadValue) -> JSONPath.Place? {
    do throws(JSONScanner.Fault) {
      return try path.find(in: record)
    } catch {
      throw Self.bad(
        record, "JSON", "at column \(error.position + 1), \(error.wanted) is missing")
    }
  }

  /// Appends the record with the text of a value; false when the value stays as it is.
  private func replace(
    _ place: JSONPath.Place, in record: Bytes, to output: inout [UInt8], by field: FieldFormatter,
    _ tally: inout Tally
  ) throws(BadValue) -> Bool {
    guard let value = try Self.value(record[place.value]) else {
      tally.empty += 1
      return false
    }
    try checkNewKey(place, in: record)
    var text: [UInt8] = []
    let isWritten = value.withUnsafeBufferPointer { field.write($0, to: &text, &tally) }
    guard isWritten else { return false }
    let string = JSON.string(String(decoding: text, as: UTF8.self))
    output.append(
      contentsOf: record[0..<(newKey == nil ? place.value.lowerBound : place.value.upperBound)])
    if let newKey { output.append(contentsOf: ",\(JSON.string(newKey)):".utf8) }
    output.append(contentsOf: string.utf8)
    output.append(contentsOf: record[place.value.upperBound..<record.count])
    return true
  }

  private func checkNewKey(_ place: JSONPath.Place, in record: Bytes) throws(BadValue) {
    guard let newKey else { return }
    guard let object = place.object else {
      throw Self.bad(record[place.value], "in an object", "--as adds a key beside it")
    }
    let other = try? JSONPath.member(newKey, of: record, at: object)
    guard other == nil else {
      throw BadValue(
        value: newKey, wanted: "a new key", reason: "the object has it already")
    }
  }

  /// The bytes of a number or a string; `nil` for `null`.
  private static func value(_ bytes: Bytes) throws(BadValue) -> [UInt8]? {
    switch bytes[0] {
    case .quote:
      guard let text = JSON.unescaped(bytes[1..<bytes.count - 1]) else {
        throw bad(bytes, "JSON", "an escape in it is none")
      }
      return text
    case UInt8(ascii: "-"): return Array(bytes)
    case let byte where byte.isDigit: return Array(bytes)
    case _ where bytes.elementsEqual("null".utf8): return nil
    case _ where bytes.elementsEqual("true".utf8), _ where bytes.elementsEqual("false".utf8):
      throw bad(bytes, "a number or a string", "it is a truth value")
    case UInt8(ascii: "{"): throw bad(bytes, "a number or a string", "it is an object")
    case UInt8(ascii: "["): throw bad(bytes, "a number or a string", "it is an array")
    default: throw bad(bytes, "JSON", "strings stand in quotation marks")
    }
  }

  /// A complaint; of a long text only the beginning is shown.
  private static func bad(_ bytes: Bytes, _ wanted: String, _ reason: String) -> BadValue {
    let text = String(decoding: bytes, as: UTF8.self)
    let short = text.count > 40 ? text.prefix(39) + "…" : text[...]
    return BadValue(value: String(short), wanted: wanted, reason: reason)
  }
}
