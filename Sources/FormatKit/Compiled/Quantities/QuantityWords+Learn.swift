extension QuantityLexicon {
  /// Learns the words around the numbers of a quantity.
  ///
  /// - Parameters:
  ///   - fractionDigits: How many fraction digits the numbers may have.
  ///   - signs: The signs that numbers may have.
  ///   - parts: The text of a number of a sign, taken apart; `nil` where there is none.
  /// - Returns: The words; a category in which they are not the same for all numbers is left out.
  func learn(
    fractionDigits: ClosedRange<Int>, signs: [NumberSign] = NumberSign.allCases,
    parts: (QuantitySample, NumberSign) -> NumberParts?
  ) -> QuantityWords {
    var learned: [QuantityKey: LearnedWords] = [:]
    let samples = samples(fractionDigits: fractionDigits)
    for sign in signs {
      if sign == .zero || sign == .negativeZero {
        let zero = QuantitySample(digits: 0, fractionDigits: fractionDigits.lowerBound)
        guard let category = rules.category(digits: 0, fractionDigits: zero.fractionDigits) else {
          continue
        }
        learned[QuantityKey(category, sign)] = parts(zero, sign).flatMap { words($0, of: zero) }
        continue
      }
      for (category, numbers) in samples {
        learned[QuantityKey(category, sign)] = words(of: numbers) { parts($0, sign) }
      }
    }
    return self.words(learned)
  }

  /// The words that go with all of some numbers; `nil` where there are none.
  private func words(
    of numbers: [QuantitySample], parts: (QuantitySample) -> NumberParts?
  ) -> LearnedWords? {
    guard let first = numbers.first, let learned = parts(first).flatMap({ words($0, of: first) })
    else { return nil }
    // Words that say the number are for that one alone.
    if learned.isInsteadOfNumber { return learned }
    for number in numbers.dropFirst() {
      guard let other = parts(number).flatMap({ words($0, of: number) }),
        other.hasSameWords(as: learned)
      else { return nil }
    }
    return learned
  }

  private func words(_ parts: NumberParts, of number: QuantitySample) -> LearnedWords? {
    guard !parts.groups.isEmpty else {
      guard number.fractionDigits == 0 else { return nil }
      return LearnedWords(
        prefix: parts.prefix, suffix: "", isInsteadOfNumber: true, number: number.digits)
    }
    return LearnedWords(prefix: parts.prefix, suffix: parts.suffix)
  }
}
