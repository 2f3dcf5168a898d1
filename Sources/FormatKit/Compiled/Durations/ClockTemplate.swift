/// The parts of a clock's text: its numbers by their place, and what stands between them.
struct ClockText {
  struct Part {
    /// Which number of the clock it is, the largest first; `nil` for what is none.
    let field: Int?
    let text: String
  }

  let parts: [Part]
}

/// What surrounds the numbers of a clock, as it was learned from its texts.
struct ClockTemplate {
  /// What stands before the first number, between the numbers, and after the last one.
  let literals: [String]
  /// What stands before and after the digits of the first number where the duration is negative.
  let sign: (prefix: String, suffix: String)
  /// The digits that the first number has at least.
  let minimum: Int

  /// Reads the text of no time at all and that of a negative duration; `nil` when they do not read as expected.
  ///
  /// `isDigit` tells whether a character is one of the locale's digits.
  init?(zero: ClockText, negative: ClockText, fields: Int, isDigit: (Unicode.Scalar) -> Bool) {
    guard let zero = Numbers(zero, count: fields), let negative = Numbers(negative, count: fields),
      zero.literals == negative.literals
    else { return nil }
    let digits = zero.texts[0].unicodeScalars.count(where: isDigit)
    // Later numbers have two digits, and the last one a fraction.
    guard zero.texts.dropFirst().allSatisfy({ $0.unicodeScalars.prefix(2).allSatisfy(isDigit) }),
      (1...40).contains(digits)
    else { return nil }
    let scalars = negative.texts[0].unicodeScalars
    guard let first = scalars.firstIndex(where: isDigit),
      let last = scalars.lastIndex(where: isDigit)
    else { return nil }
    literals = zero.literals
    minimum = digits
    sign = (String(scalars[..<first]), String(scalars[scalars.index(after: last)...]))
  }

  /// The numbers of a text in their order, and what stands around them.
  private struct Numbers {
    var texts: [String] = []
    var literals = [""]

    init?(_ text: ClockText, count: Int) {
      for part in text.parts {
        guard let field = part.field else {
          literals[literals.count - 1] += part.text
          continue
        }
        guard field == texts.count else { return nil }
        texts.append(part.text)
        literals.append("")
      }
      guard texts.count == count else { return nil }
    }
  }
}
