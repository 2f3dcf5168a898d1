/// Where the numbers of a text stand that has words, too.
extension NumberGrammar {
  /// The numbers of a text, one behind the other.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: How many there can be at most.
  ///   - minimumWhole: How many digits of the whole part may be there for leading zeros.
  /// - Returns: The numbers in order.
  /// - Throws: Where a number is written wrongly, and where there is one too many.
  func bodies(
    in text: ReadingText, limit: Int, minimumWhole: Int = 1
  ) throws(ReadingFault) -> [NumberBody] {
    var bodies: [NumberBody] = []
    for start in numberStarts(in: text) where start >= bodies.last?.range.upperBound ?? 0 {
      guard bodies.count < limit else { throw .unexpected(in: text, at: start) }
      bodies.append(try body(in: text, at: start, minimumWhole: minimumWhole))
    }
    return bodies
  }

  /// The longest number that begins with a digit.
  private func body(
    in text: ReadingText, at start: Int, minimumWhole: Int
  ) throws(ReadingFault) -> NumberBody {
    var longest: NumberBody?
    var fault: ReadingFault?
    for symbols in symbols where symbols.value(of: text.scalars[start]) != nil {
      do throws(ReadingFault) {
        let body = try symbols.body(in: text, at: start, minimumWhole: minimumWhole)
        if body.range.count > longest?.range.count ?? 0 { longest = body }
      } catch {
        fault = fault ?? error
      }
    }
    guard let longest else { throw fault ?? .unexpected(in: text, at: start) }
    return longest
  }

  /// Where the text's runs of digits begin.
  func numberStarts(in text: ReadingText) -> [Int] {
    text.scalars.indices.filter { index in
      isAnyDigit(text.scalars[index]) && (index == 0 || !isAnyDigit(text.scalars[index - 1]))
    }
  }

  /// Whether a scalar is a digit of any numbering system.
  func isAnyDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isDecimalDigit || isDigit(scalar)
  }
}
