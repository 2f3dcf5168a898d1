internal import Foundation

extension NumberReader {
  /// What may stand around a number's digits, and the number that each spelling says.
  ///
  /// Spellings that depend on the number, such as "1.00 US dollar" and "2.00 US dollars", are asked of
  /// Foundation by formatting the number itself: what it would not write is not accepted.
  func spellings(
    of body: NumberBody, as found: NumberSurroundings, grammar: NumberGrammar
  ) -> [NumberSurroundings: ExactDecimal] {
    switch settings.notation {
    case .plain:
      let known = grammar.affixes.mapValues { body.magnitude.signed(negative: $0) }
      guard known[found] == nil, case .currency(let code) = kind else { return known }
      return known.merging(names(of: code, body: body, as: found, grammar: grammar)) { first, _ in
        first
      }
    case .compact:
      return compactSpellings(of: body, as: found, grammar: grammar)
    case .scientific:
      return scientificSpellings(of: body, as: found, grammar: grammar)
    }
  }

  /// The amount with the currency's name.
  private func names(
    of code: String, body: NumberBody, as found: NumberSurroundings, grammar: NumberGrammar
  ) -> [NumberSurroundings: ExactDecimal] {
    observe(body.signed, as: found, grammar: grammar) { number, locale in
      guard let value = try? number.decimal() else { return [] }
      let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
        .presentation(.fullName).precision(.fractionLength(body.fractionLength))
      return [style, style.sign(strategy: .always())].map { FormatKit.format(value, style: $0) }
    }
  }

  /// The number with each word or letter for thousands, millions and so on.
  private func compactSpellings(
    of body: NumberBody, as found: NumberSurroundings, grammar: NumberGrammar
  ) -> [NumberSurroundings: ExactDecimal] {
    let numbers = (0...15).flatMap { power in body.signed.map { $0.scaled(by: power) } }
    return observe(numbers, showing: body.magnitude, as: found, grammar: grammar) {
      number, locale in
      texts(of: number, body: body, locale: locale, notation: .compactName)
    }
  }

  /// The number with each exponent that the suffix may say.
  private func scientificSpellings(
    of body: NumberBody, as found: NumberSurroundings, grammar: NumberGrammar
  ) -> [NumberSurroundings: ExactDecimal] {
    let digits = found.suffix.reversed().prefix { ("0"..."9").contains($0) }.reversed()
    guard let exponent = Int(String(String.UnicodeScalarView(digits))), exponent < 1000 else {
      return [:]
    }
    let numbers = [exponent, -exponent].flatMap { power in
      body.signed.map { $0.scaled(by: power) }
    }
    return observe(numbers, showing: body.magnitude, as: found, grammar: grammar) {
      number, locale in
      texts(of: number, body: body, locale: locale, notation: .scientific)
    }
  }

  /// What stands around the digits in the texts of some numbers, until the one that is found is met.
  ///
  /// When two numbers are written alike, the first one counts. A text whose digits do not say the
  /// magnitude does not count.
  private func observe(
    _ numbers: [ExactDecimal], showing magnitude: ExactDecimal? = nil, as found: NumberSurroundings,
    grammar: NumberGrammar, texts: (ExactDecimal, Locale) -> [String]
  ) -> [NumberSurroundings: ExactDecimal] {
    var spellings: [NumberSurroundings: ExactDecimal] = [:]
    for variant in grammar.variants {
      for number in numbers {
        for text in texts(number, variant.locale) {
          let split = NumberSurroundings.split(ReadingText(text), symbols: variant.symbols)
          guard let split, magnitude == nil || split.body.magnitude == magnitude else { continue }
          if spellings[split.affixes] == nil { spellings[split.affixes] = number }
          if split.affixes == found { return spellings }
        }
      }
    }
    return spellings
  }

  /// A number's texts in a notation, with the digits that the body has.
  private func texts(
    of number: ExactDecimal, body: NumberBody, locale: Locale,
    notation: NumberFormatStyleConfiguration.Notation
  ) -> [String] {
    let precision = NumberFormatStyleConfiguration.Precision.fractionLength(body.fractionLength)
    guard let value = try? number.decimal() else { return [] }
    switch kind {
    case .number:
      let style = Decimal.FormatStyle(locale: locale).notation(notation).precision(precision)
      return [style, style.sign(strategy: .always())].map { FormatKit.format(value, style: $0) }
    case .percent:
      let style = Decimal.FormatStyle.Percent(locale: locale).notation(notation)
        .scale(1).precision(precision)
      return [style, style.sign(strategy: .always())].map { FormatKit.format(value, style: $0) }
    case .currency(let code):
      let style = Decimal.FormatStyle.Currency(code: code, locale: locale).precision(precision)
      return [.standard, .narrow, .isoCode, .fullName].map {
        FormatKit.format(value, style: style.notation(notation).presentation($0))
      }
    }
  }
}

extension NumberBody {
  /// The number with each sign.
  var signed: [ExactDecimal] {
    [magnitude, magnitude.signed(negative: true)]
  }
}
