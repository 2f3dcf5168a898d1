internal import Foundation

/// The ways in which amounts of some units are written in a locale.
///
/// Nothing is learned beforehand: a text's number is written with each unit in each form, and those forms are meant that
/// have the text's words around it. So "1 miles" is none, in any language's plural rules.
struct UnitVocabulary<Form: ReadableUnitForm> {
  /// The forms; later ones are tried only when no earlier one fits.
  let tiers: [[Form]]
  let locale: Locale
}

/// A number and the unit that stands with it.
struct UnitAmount<Unit: Hashable & Sendable>: Hashable {
  let number: ExactDecimal
  let fractionLength: Int
  let unit: Unit
  /// Where the number's digits stand.
  let range: Range<Int>
}

extension UnitVocabulary {
  /// The amounts that a whole text can mean: one for each unit that is written so.
  ///
  /// A unit's own name may have digits (L/100 km), so each of the text's numbers is tried. Some amounts have no number
  /// at all, such as "two kilometers" in Arabic.
  func amounts(in text: ReadingText) throws(ReadingFault) -> [UnitAmount<Form.Unit>] {
    do throws(ReadingFault) {
      return try numbered(in: text)
    } catch {
      let words = wordsAlone(text)
      guard words.isEmpty else { return words }
      throw error
    }
  }

  /// The amounts that are written like the text with a word in the place of the number.
  private func wordsAlone(_ text: ReadingText) -> [UnitAmount<Form.Unit>] {
    let context = UnitFormContext(locale: locale, fractionLength: 0)
    let writers = tiers.joined().compactMap { form in
      form.writer(context).map { (unit: form.unit, write: $0) }
    }
    var amounts: [UnitAmount<Form.Unit>] = []
    for (unit, write) in writers where !amounts.contains(where: { $0.unit == unit }) {
      let number = (0...2).first { number in
        write(String(number)).map { ReadingText.scalars(of: $0) == text.scalars } ?? false
      }
      guard let number else { continue }
      amounts.append(
        UnitAmount(
          number: ExactDecimal(digits: [UInt8(number)]), fractionLength: 0, unit: unit,
          range: 0..<text.scalars.count))
    }
    return amounts
  }

  private func numbered(in text: ReadingText) throws(ReadingFault) -> [UnitAmount<Form.Unit>] {
    let grammar = NumberGrammar.of(.number, locale: locale)
    guard let first = grammar.firstDigit(in: text) else { throw .unexpected(in: text, at: 0) }
    var fault: ReadingFault?
    // No unit's name has so many numbers.
    for digit in grammar.numberStarts(in: text).prefix(8) {
      for symbols in grammar.symbols where symbols.value(of: text.scalars[digit]) != nil {
        do throws(ReadingFault) {
          return try amounts(in: text, at: digit, symbols: symbols)
        } catch {
          if error.index > fault?.index ?? -1 { fault = error }
        }
      }
    }
    throw fault ?? .unexpected(in: text, at: first)
  }

  private func amounts(
    in text: ReadingText, at digit: Int, symbols: NumberSymbols
  ) throws(ReadingFault) -> [UnitAmount<Form.Unit>] {
    let body = try symbols.body(in: text, at: digit)
    let found = NumberSurroundings(
      prefix: Array(text.scalars[..<digit]), suffix: Array(text.scalars[body.range.upperBound...]))
    let digits = text.scalars[body.range].compactMap(\.decimalValue)
    for forms in tiers {
      let amounts = amounts(of: body, digits: digits, as: found, in: forms)
      if !amounts.isEmpty { return amounts }
    }
    throw found.fault(in: text, body: body.range, known: surroundings(of: body))
  }

  private func amounts(
    of body: NumberBody, digits: [Int], as found: NumberSurroundings, in forms: [Form]
  ) -> [UnitAmount<Form.Unit>] {
    let context = UnitFormContext(locale: locale, fractionLength: body.fractionLength)
    let numbers = found.mayBeNegative ? body.signed.reversed() : [body.magnitude]
    var amounts: [UnitAmount<Form.Unit>] = []
    for form in forms where !amounts.contains(where: { $0.unit == form.unit }) {
      guard let write = form.writer(context) else { continue }
      let number = numbers.first { number in
        write(number.ascii).map { found.stands(around: $0, digits: form.writesOne ? [1] : digits) }
          ?? false
      }
      guard let number else { continue }
      amounts.append(
        UnitAmount(
          number: number, fractionLength: body.fractionLength, unit: form.unit, range: body.range))
    }
    return amounts
  }

  /// What stands around the digits of a number in every form.
  private func surroundings(of body: NumberBody) -> Set<NumberSurroundings> {
    let grammar = NumberGrammar.of(.number, locale: locale)
    let context = UnitFormContext(locale: locale, fractionLength: body.fractionLength)
    return tiers.joined().reduce(into: []) { known, form in
      guard let text = form.writer(context)?(body.magnitude.ascii) else { return }
      for symbols in grammar.symbols {
        known.formUnion(NumberSurroundings(around: text, symbols: symbols).map { [$0] } ?? [])
      }
    }
  }
}

extension NumberSurroundings {
  /// Whether there is a sign among the words.
  fileprivate var mayBeNegative: Bool {
    prefix.contains("-") || suffix.contains("-")
  }

  /// Whether a written text has these words around a number of these digits, give or take a blank at its ends, where
  /// a mark that cannot be seen stood.
  fileprivate func stands(around written: String, digits: [Int]) -> Bool {
    var scalars = ReadingText.scalars(of: written)[...]
    if stands(around: scalars, digits) { return true }
    guard scalars.first == " " || scalars.last == " " else { return false }
    scalars = scalars.drop { $0 == " " }
    while scalars.last == " " { scalars.removeLast() }
    return stands(around: scalars, digits)
  }

  /// The words may have digits of their own (L/100 km), so all of the number's must be there.
  private func stands(around scalars: ArraySlice<Unicode.Scalar>, _ digits: [Int]) -> Bool {
    guard scalars.count > prefix.count + suffix.count, scalars.starts(with: prefix),
      scalars.suffix(suffix.count).elementsEqual(suffix)
    else { return false }
    let number = scalars.dropFirst(prefix.count).dropLast(suffix.count)
    return number.first?.decimalValue != nil && number.last?.decimalValue != nil
      && number.compactMap(\.decimalValue) == digits
  }
}
