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
      if let place = try JSON.place(of: path, in: record, try JSON.whole(record)),
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

  /// Appends the record with the text of a value; false when the value stays as it is.
  private func replace(
    _ place: JSONPath.Place, in record: Bytes, to output: inout [UInt8], by field: FieldFormatter,
    _ tally: inout Tally
  ) throws(BadValue) -> Bool {
    guard let value = try JSON.field(record[place.value]) else {
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
      throw JSON.bad(record[place.value], "in an object", "--as adds a key beside it")
    }
    try JSON.checkNew(newKey, in: record, at: object)
  }
}
