/// Lines of any text, in which the values are found by their look.
///
/// Numbers are those with at least four digits before the decimal point that stand for themselves; dates are ISO 8601,
/// with or without a time. What only looks like one stays as it is.
struct TextScan: RecordFormat {
  enum Look: Sendable {
    case numbers
    case dates
  }

  let look: Look

  func write(
    _ record: Bytes, to output: inout [UInt8], by field: FieldFormatter, _ tally: inout Tally
  ) {
    var position = 0
    while position < record.count {
      let start = position
      while position < record.count, !isToken(record, position) { position += 1 }
      output.append(contentsOf: record[start..<position])
      let token = position
      while position < record.count, isToken(record, position) { position += 1 }
      position = replace(token..<position, in: record, to: &output, by: field, &tally)
    }
  }

  /// Appends a token, as text where it is a value, and gives the place behind what was used.
  private func replace(
    _ token: Range<Int>, in record: Bytes, to output: inout [UInt8], by field: FieldFormatter,
    _ tally: inout Tally
  ) -> Int {
    for candidate in candidates(token, in: record) {
      var attempt = Tally()
      var text: [UInt8] = []
      _ = field.write(record[candidate], to: &text, &attempt)
      guard attempt.formatted == 1 else { continue }
      output.append(contentsOf: text)
      tally.formatted += 1
      return candidate.upperBound
    }
    output.append(contentsOf: record[token])
    return token.upperBound
  }

  private func candidates(_ token: Range<Int>, in record: Bytes) -> [Range<Int>] {
    var end = token.upperBound
    while end > token.lowerBound, ".,:".utf8.contains(record[end - 1]) { end -= 1 }
    guard end > token.lowerBound else { return [] }
    switch look {
    case .numbers:
      return isNumber(record[token.lowerBound..<end]) ? [token.lowerBound..<end] : []
    case .dates:
      guard isDate(record[token.lowerBound..<end]) else { return [] }
      guard end == token.upperBound, let time = timeEnd(record, from: end) else {
        return [token.lowerBound..<end]
      }
      return [token.lowerBound..<time, token.lowerBound..<end]
    }
  }

  /// Whether a byte belongs to a word in which a number is not a number of its own.
  private func isToken(_ record: Bytes, _ index: Int) -> Bool {
    let byte = record[index]
    if byte.isDigit || byte.isLetter || byte >= 0x80 || "_.,+-/#".utf8.contains(byte) {
      return true
    }
    guard byte == UInt8(ascii: ":"), index > 0, index + 1 < record.count else { return false }
    return record[index - 1].isDigit && record[index + 1].isDigit
  }

  private func isNumber(_ token: Bytes) -> Bool {
    var index = "+-".utf8.contains(token[0]) ? 1 : 0
    let first = index
    while index < token.count, token[index].isDigit { index += 1 }
    guard index - first >= 4 else { return false }
    guard index < token.count else { return true }
    guard token[index] == UInt8(ascii: "."), index + 1 < token.count else { return false }
    return token[(index + 1)..<token.count].allSatisfy(\.isDigit)
  }

  /// Whether a token begins as `2024-`.
  private func isDate(_ token: Bytes) -> Bool {
    token.count >= 8 && token[0..<4].allSatisfy(\.isDigit) && token[4] == UInt8(ascii: "-")
  }

  /// The end of a time behind one space: ` 13:05:00Z`.
  private func timeEnd(_ record: Bytes, from start: Int) -> Int? {
    guard start + 5 < record.count, record[start] == 0x20, record[start + 1].isDigit,
      record[start + 3] == UInt8(ascii: ":")
    else { return nil }
    var end = start + 1
    while end < record.count, isToken(record, end) { end += 1 }
    while ".,:".utf8.contains(record[end - 1]) { end -= 1 }
    return end
  }
}
