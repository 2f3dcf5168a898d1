/// Some of the fields of a record, counted from 1: `2`, `2-`, `2-4`, `-3`, `-`, and several with commas.
struct FieldList: Equatable, Sendable {
  private let ranges: [ClosedRange<Int>]

  init(_ ranges: [ClosedRange<Int>]) {
    self.ranges = ranges
  }

  func contains(_ field: Int) -> Bool {
    for range in ranges where range.contains(field) { return true }
    return false
  }

  /// Reads a list as `cut` and `numfmt` understand it.
  static func read(_ text: String) throws(BadValue) -> FieldList {
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      ranges.append(try range(part, of: text))
    }
    return FieldList(ranges)
  }

  private static func range(
    _ part: Substring, of text: String
  ) throws(BadValue) -> ClosedRange<Int> {
    let ends = part.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count <= 2, !part.isEmpty else { throw bad(text, "\"\(part)\" is no field") }
    if ends.count == 1 {
      let field = try number(ends[0], of: text)
      return field...field
    }
    let first = ends[0].isEmpty ? 1 : try number(ends[0], of: text)
    let last = ends[1].isEmpty ? Int.max : try number(ends[1], of: text)
    guard first <= last else { throw bad(text, "\(part) begins after its end") }
    return first...last
  }

  private static func number(_ digits: Substring, of text: String) throws(BadValue) -> Int {
    guard digits.utf8.allSatisfy(\.isDigit), let number = Int(digits), number > 0 else {
      throw bad(text, "\"\(digits)\" is no number of a field; they count from 1")
    }
    return number
  }

  private static func bad(_ text: String, _ reason: String) -> BadValue {
    BadValue(
      value: text, wanted: "a list of fields", reason: reason, advice: "write 2, 2-4, 2-, -3 or -")
  }
}
