#if canImport(_FoundationICU)
internal import Foundation

/// Learns how the values of one request are written, from its plan and from texts of its parts.
struct MeasurementLearner {
  let writer: MeasurementWriter
  let rules: PluralRules
  private let locale: Locale
  private let lexicon: QuantityLexicon

  /// - Returns: `nil` where the locale's plural rules are not known.
  init?(_ writer: MeasurementWriter) {
    self.writer = writer
    locale = Locale(identifier: writer.locale)
    guard let rules = PluralRules.cardinal(of: locale) else { return nil }
    self.rules = rules
    lexicon = QuantityLexicon(rules)
  }

  /// The writer of a unit's values, unchecked; `nil` where a number does not read as expected.
  ///
  /// `text` gives the text of a value.
  func amounts(text: (Double) -> String) -> AmountWriter? {
    let plan = writer.plan
    guard let owner = shape(plan.choices.last?.parts.last?.number ?? plan.bareNumber) else {
      return nil
    }
    var owners = AmountWriter.Owners(lexicon: lexicon, template: owner)
    guard let first = plan.choices.first else {
      return bareForm(owner.shape).map { AmountWriter(asGiven: $0, owners, text: text) }
    }
    if plan.keepsValues {
      return form(first.parts[0], owner.shape)
        .map { AmountWriter(asGiven: $0, owners, text: text) }
    }
    if plan.choices.contains(where: { $0.parts.count > 1 }) {
      owners.list = .observed { items in (try? writer.join(items)) ?? "" }
    }
    let choices = plan.choices.compactMap { choice($0, owner.shape, owners.list) }
    return choices.count == plan.choices.count ? AmountWriter(choices, owners) : nil
  }

  /// The shape of numbers; `nil` for those in compact or scientific notation.
  private func shape(_ number: NumberOptions) -> NumberTemplate? {
    guard number.notation ?? .automatic == .automatic else { return nil }
    let style = FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(2))
    return .learned(from: number.hidesGrouping ? style.grouping(.never) : style)
  }

  private func choice(
    _ choice: MeasurementPlan.Choice, _ shape: NumberShape, _ list: ListPieces?
  ) -> AmountChoice? {
    let parts = choice.parts.compactMap { part -> AmountPart? in
      guard let perPrevious = part.perPrevious.whole, let form = form(part, shape) else {
        return nil
      }
      return AmountPart(perPrevious: perPrevious, form: form)
    }
    guard parts.count == choice.parts.count, let least = AmountThreshold(choice.atLeast) else {
      return nil
    }
    // The number of several that is rounded is not the one that is multiplied.
    guard
      parts.count == 1 || list != nil && choice.parts.allSatisfy({ $0.number.scale == nil })
    else { return nil }
    return AmountChoice(
      conversion: AmountConversion(choice.conversion), least: least,
      parts: lexicon.pieces.memory(parts), count: parts.count,
      list: list.map(Unmanaged.passUnretained))
  }
}

// Forms.
extension MeasurementLearner {
  private func form(_ part: MeasurementPlan.Part, _ shape: NumberShape) -> QuantityForm? {
    let precision = part.rounding.isEmpty ? nil : NumberPrecision(skeleton: part.rounding)
    guard part.rounding.isEmpty || precision != nil else { return nil }
    return form(part.number, precision, shape) { number, fractionDigits in
      let part = part.observed(fractionDigits: fractionDigits)
      let text: ICUFormattedText? = try? writer.part(part, .decimal(number))
      return text.map { NumberParts($0.attributedMeasurement) }
    }
  }

  /// The form of a number and the unit's symbol.
  private func bareForm(_ shape: NumberShape) -> QuantityForm? {
    form(writer.plan.bareNumber, nil, shape) { number, fractionDigits in
      let observed = writer.plan.bareNumber.observed(fractionDigits: fractionDigits)
      let formatter = try? ICUNumberFormatter.cached(
        skeleton: observed.skeleton, locale: writer.locale)
      return (try? formatter?.format(number)).map { text in
        var parts = NumberParts(text.attributedNumber)
        parts.suffix += " " + writer.symbol
        return parts
      }
    }
  }

  /// The form of numbers with some options; `text` writes a decimal in them, with at least so many fraction digits.
  private func form(
    _ options: NumberOptions, _ precision: NumberPrecision?, _ shape: NumberShape,
    text: (String, Int) -> NumberParts?
  ) -> QuantityForm? {
    guard let rules = options.rules(default: precision ?? .fraction(min: 0, max: 6)),
      rules.integerLimit == nil
    else { return nil }
    let least = rules.fractionMinimum
    let most = max(least, rules.fractionLimit ?? least + 2)
    let words = lexicon.learn(fractionDigits: least...most) { number, sign in
      let minus = sign == .negative || sign == .negativeZero ? "-" : ""
      return text(minus + number.decimal, least)
    }
    return QuantityForm(words, rules: rules, shape: shape)
  }
}

extension MeasurementPlan.Part {
  /// The same number and unit with all of a number's digits, and so many in the fraction at least.
  fileprivate func observed(fractionDigits: Int) -> Self {
    Self(
      perPrevious: perPrevious, unit: skeleton.unit,
      number: number.observed(fractionDigits: fractionDigits),
      rounding: "")
  }
}

extension NumberOptions {
  /// The options whose effect is seen around the digits.
  fileprivate func observed(fractionDigits: Int) -> NumberOptions {
    var options = NumberOptions()
    options.hidesGrouping = hidesGrouping
    options.sign = sign
    options.usesAccounting = usesAccounting
    options.fractionDigits = DigitLimits(least: fractionDigits, most: max(fractionDigits, 12))
    return options
  }
}

extension Rational {
  /// The number where it is whole and fits.
  fileprivate var whole: UInt64? {
    let (whole, rest) = wholeAndRest
    return rest.isZero && !isNegative ? whole.uint64 : nil
  }
}
#endif
