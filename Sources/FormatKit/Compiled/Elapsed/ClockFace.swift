/// How a clock's text of so many numbers reads: what was learned from a few of its texts.
struct ClockFace {
  /// What stands before the first number, between the numbers and after the last.
  let literals: [String]
  /// What stands before and after the first number where time goes back.
  let negative: (prefix: String, suffix: String)
  /// The digits that the first number has at least.
  let minimum: Int
  /// The shape of the first number.
  let number: NumberTemplate

  /// Learns a face of `count` numbers; `nil` when its texts do not read as expected.
  ///
  /// - Parameters:
  ///   - count: How many numbers it has.
  ///   - shapes: The shapes that the first number may have.
  ///   - text: The text of some numbers.
  init?(_ count: Int, shapes: [NumberTemplate], text: ([Int]) -> String) {
    guard let digits = shapes.first?.digits else { return nil }
    func pieces(_ first: Int) -> Numbers? {
      let numbers = Numbers(text([first] + Array(repeating: 11, count: count - 1)), digits)
      return numbers.texts.count == count ? numbers : nil
    }
    guard let positive = pieces(1), let negative = pieces(-1),
      negative.literals.dropFirst(2) == positive.literals.dropFirst(2)
    else { return nil }
    let long = Numbers(text([1_234_567] + Array(repeating: 11, count: count - 1)), digits)
    let isGrouped = long.texts.count > count
    guard let number = shapes.first(where: { ($0.shape.grouping.primary > 0) == isGrouped })
    else { return nil }
    literals = positive.literals
    self.negative = (negative.literals[0], negative.literals[1])
    minimum = positive.texts[0].unicodeScalars.count
    self.number = number
  }

  /// The runs of digits in a text, and what stands around them.
  private struct Numbers {
    var texts: [String] = []
    var literals = [""]

    init(_ text: String, _ digits: [Unicode.Scalar]) {
      var isInNumber = false
      for scalar in text.unicodeScalars {
        let isDigit = digits.contains(scalar)
        if isDigit, !isInNumber {
          texts.append("")
          literals.append("")
        }
        isInNumber = isDigit
        if isDigit {
          texts[texts.count - 1].unicodeScalars.append(scalar)
        } else {
          literals[literals.count - 1].unicodeScalars.append(scalar)
        }
      }
    }
  }
}
