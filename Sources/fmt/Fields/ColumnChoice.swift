/// Which columns of a table are meant: by number, or by the names in its first line.
struct ColumnChoice: Sendable {
  private let text: String
  /// The columns, where numbers say which.
  let numbers: FieldList?

  init(_ text: String) throws(BadValue) {
    self.text = text
    let isNumbers =
      !text.isEmpty && text.utf8.allSatisfy { $0.isDigit || $0 == .comma || $0 == 0x2D }
    numbers = isNumbers ? try FieldList.read(text) : nil
  }

  /// The columns, out of the names in the header.
  ///
  /// The whole text is looked for first, so that a name may have a comma.
  func fields(among names: [String]) throws(UsageError) -> FieldList {
    if let numbers { return numbers }
    if let index = names.firstIndex(of: text) { return FieldList([index + 1...index + 1]) }
    var ranges: [ClosedRange<Int>] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let index = names.firstIndex(of: String(name)) else {
        throw Self.unknown(String(name), among: names)
      }
      ranges.append(index + 1...index + 1)
    }
    return FieldList(ranges)
  }

  static func unknown(_ name: String, among names: [String]) -> UsageError {
    let near = nearest(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
    let list = names.joined(separator: ", ")
    return UsageError("the header has no column \"\(name)\"\(near) (it has \(list))")
  }
}
