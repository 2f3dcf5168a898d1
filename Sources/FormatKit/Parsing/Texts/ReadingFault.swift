/// What is wrong at one place of a ``ReadingText``, before it is told to the caller.
struct ReadingFault: Error, Hashable {
  /// The scalar where it is.
  let index: Int
  let cause: ParsingError.Cause

  /// A piece of the text that does not belong there: to the next blank, or the blank itself.
  static func unexpected(in text: ReadingText, at index: Int) -> ReadingFault {
    guard index < text.scalars.count else { return ReadingFault(index: index, cause: .ended) }
    let rest = text.scalars[index...]
    let end = rest.dropFirst().firstIndex { $0 == " " } ?? rest.endIndex
    return ReadingFault(index: index, cause: .unexpected(text.piece(index..<end)))
  }

  /// The error that a caller sees.
  func error(
    in text: ReadingText, as expectation: ParsingError.Expectation, example: String
  ) -> ParsingError {
    ParsingError(
      text: text.original, position: text.place(of: index), example: example,
      expectation: expectation, cause: text.original.isEmpty ? .empty : cause)
  }
}
