internal import Foundation

extension NumberOptions {
  /// The options of a number style, read from its coded form: the style itself does not tell.
  ///
  /// `nil` comes of a setting that is not known.
  init?(coded style: some NumberStyle, percent: Bool) {
    guard let coded = CodedForm.of(style, as: CodedNumberStyle.self) else { return nil }
    self.init(coded, percent: percent)
  }

  /// The options of a number style's coded form, brought into the limits of ``NumberRescue``.
  init?(_ coded: CodedNumberStyle, percent: Bool) {
    self.init(kind: percent ? .percent : .number)
    guard readKind(coded), readChoices(coded.collection) else { return nil }
    readDigits(coded.collection.precision?.option)
    readNumbers(coded.collection)
  }

  private mutating func readKind(_ coded: CodedNumberStyle) -> Bool {
    guard let code = coded.currencyCode else { return true }
    let widths: [Width] = [.narrow, .standard, .isoCode, .fullName]
    guard let index = coded.collection.presentation?.option, widths.indices.contains(index) else {
      return false
    }
    kind = .currency(code: code, widths[index])
    return true
  }

  private mutating func readDigits(_ digits: CodedNumberStyle.Digits?) {
    guard let digits else { return }
    significantDigits = DigitLimits(digits.minSignificantDigits, digits.maxSignificantDigits)
    integerDigits = DigitLimits(digits.minIntegerLength, digits.maxIntegerLength)
    fractionDigits = DigitLimits(digits.minFractionalLength, digits.maxFractionalLength)
  }

  private mutating func readNumbers(_ coded: CodedNumberStyle.Collection) {
    rounding = coded.rounding
    // Foundation turns such numbers into decimals before it hands them to ICU, and an increment that
    // is not positive into nothing.
    scale = coded.scale.map { NumberHazard.isDecimal($0) ? Decimal($0).description : "1" }
    if let value = coded.roundingIncrement {
      let broken = value.floatingPoint.flatMap { NumberHazard.isDecimal($0) ? Decimal($0) : nil }
      let step = value.integer.map { Decimal($0) } ?? broken ?? 0
      if step > 0 { increment = step.description }
    }
  }

  private mutating func readChoices(_ coded: CodedNumberStyle.Collection) -> Bool {
    hidesGrouping = coded.group?.option == 1
    alwaysShowsDecimalSeparator = coded.decimalSeparatorStrategy?.option == 1
    if let sign = coded.signDisplayStrategy {
      self.sign = sign.choice
      usesAccounting = sign.accounting ?? false
    }
    guard let index = coded.notation?.option else { return true }
    let notations: [Notation] = [.automatic, .scientific, .compact]
    guard notations.indices.contains(index) else { return false }
    notation = notations[index]
    return true
  }
}

extension DigitLimits {
  fileprivate init?(_ least: Int?, _ most: Int?) {
    guard least != nil || most != nil else { return nil }
    let limits = NumberHazard.digits
    let fewest = min(max(least ?? 0, limits.lowerBound), limits.upperBound)
    self.init(least: fewest, most: most.map { min(max($0, fewest), limits.upperBound) })
  }
}
