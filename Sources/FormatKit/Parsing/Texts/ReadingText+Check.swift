extension ReadingText {
  /// Compares the text with the one that its own value has, which must be the same.
  ///
  /// - Parameter right: What the value that was read is written as.
  /// - Throws: The first word that is another one, with the right one.
  func check(against right: String) throws(ReadingFault) {
    let right = ReadingText(right)
    guard scalars != right.scalars else { return }
    let same = zip(scalars, right.scalars).prefix { $0 == $1 }.count
    guard same < scalars.count, same < right.scalars.count else {
      throw .unexpected(in: self, at: same)
    }
    let start = word(at: same).lowerBound
    let part = piece(word(at: same))
    throw ReadingFault(
      index: start, cause: .contradiction(part: part, right: right.piece(right.word(at: same))))
  }

  /// The letters or digits around a scalar.
  private func word(at index: Int) -> Range<Int> {
    func isInWord(_ index: Int) -> Bool {
      scalars[index].properties.isAlphabetic || scalars[index].isDecimalDigit
    }
    var (start, end) = (index, index + 1)
    guard isInWord(index) else { return start..<end }
    while start > 0, isInWord(start - 1) { start -= 1 }
    while end < scalars.count, isInWord(end) { end += 1 }
    return start..<end
  }
}
