/// One column of a table, by its name in the first line or by its number, counted from 1.
struct Column: Sendable {
  private let source: PartSource
  /// The column, where a number says which.
  let number: Int?

  init(_ source: PartSource) throws(UsageError) {
    self.source = source
    let isNumber = !source.text.isEmpty && source.text.utf8.allSatisfy(\.isDigit)
    number = isNumber ? Int(source.text) : nil
    guard !isNumber || (number ?? 0) > 0 else {
      throw UsageError(
        "--\(source.option): \"\(source.text)\" is not a column: they count from 1")
    }
  }

  /// The number of the column, out of the names in the header.
  func number(among names: [String]) throws(UsageError) -> Int {
    if let number, number <= names.count { return number }
    if number == nil,
      let index = names.firstIndex(where: { $0.utf8.elementsEqual(source.text.utf8) })
    {
      return index + 1
    }
    let unknown = ColumnChoice.unknown(source.text, among: names)
    let advice = source.text.contains(",") ? "; one column is wanted here" : ""
    throw UsageError("--\(source.option): \(unknown)\(advice)")
  }
}
