#if !canImport(Darwin)
internal import Foundation

/// Reads measurements in some units.
struct MeasurementReader {
  /// A number of a unit of the catalogue.
  struct Amount: Hashable {
    /// The number in ASCII, with all its digits.
    let decimal: String
    let unit: Int
    /// The nearest binary number.
    let value: Double

    init(_ number: ExactDecimal, unit: Int) throws(ParsingError.Cause) {
      decimal = number.ascii
      value = try number.floatingPoint()
      self.unit = unit
    }
  }

  let locale: Locale
  /// The units that may be meant, by their places in the catalogue.
  let units: [Int]

  /// What a text says.
  ///
  /// - Parameter text: The text.
  /// - Returns: The number and its unit; of several amounts (6 ft, 3 in), all in the smallest unit.
  /// - Throws: Where the text is not an amount of one of the units, or means more than one.
  func amount(_ text: ReadingText) throws(ReadingFault) -> Amount {
    do throws(ReadingFault) {
      return try single(text)
    } catch {
      guard error.cause.reason != .ambiguous, let mixed = try mixed(text) else { throw error }
      return mixed
    }
  }

  private func single(_ text: ReadingText) throws(ReadingFault) -> Amount {
    let vocabulary = UnitVocabulary(tiers: MeasurementUnitForm.tiers(of: units), locale: locale)
    let amounts = try vocabulary.amounts(in: text)
    let place = amounts[0].range.lowerBound
    do throws(ParsingError.Cause) {
      guard amounts.count == 1 else { throw ambiguity(of: amounts) }
      return try Amount(amounts[0].number, unit: amounts[0].unit)
    } catch {
      throw ReadingFault(index: place, cause: error)
    }
  }

  /// The meanings of a short word that stands for several units, by their full names.
  private func ambiguity(of amounts: [UnitAmount<Int>]) -> ParsingError.Cause {
    .ambiguous(
      amounts.map { amount in
        let unit = UnitCatalogue.units[amount.unit]
        let context = UnitFormContext(locale: locale, fractionLength: amount.fractionLength)
        return unit.writer(context, width: .wide)?(amount.number.ascii)
          ?? amount.number.ascii + " " + unit.name
      })
  }
}

// Several amounts.
extension MeasurementReader {
  /// Amounts of falling units, joined as the locale joins them; `nil` when the text is none.
  private func mixed(_ text: ReadingText) throws(ReadingFault) -> Amount? {
    let bySize = unitsBySize
    var amounts: Set<Amount> = []
    for width in UnitNameWidth.all {
      let phrases = try AmountPhrases(
        in: text, locale: locale, units: bySize
      ) { unit, fractionLength in
        UnitCatalogue.units[unit].writer(
          UnitFormContext(locale: locale, fractionLength: fractionLength), width: width)
      }
      guard phrases.bodies.count > 1 else { return nil }
      for chain in phrases.chains() where chain.count > 1 {
        if let sign = sign(of: chain, in: text, width), let sum = sum(of: chain, sign: sign) {
          amounts.insert(sum)
        }
      }
    }
    return amounts.count == 1 ? amounts.first : nil
  }

  private var unitsBySize: [Int] {
    let sizes = units.compactMap { unit -> (unit: Int, size: Rational)? in
      guard case .cldr(let identifier) = UnitCatalogue.units[unit].meaning,
        let size = ICUUnitFacts.sizes.size(of: identifier), size.offset.isZero
      else { return nil }
      return (unit, size.factor)
    }
    return sizes.sorted { $0.size > $1.size }.map(\.unit)
  }

  /// 1 or -1 when the amounts, with that sign before the first one, are written as in the text.
  private func sign(
    of chain: [AmountPhrase<Int>], in text: ReadingText, _ width: UnitNameWidth
  ) -> Int? {
    let grammar = NumberGrammar.of(.number, locale: locale)
    return [1, -1].first { sign in
      let parts = chain.enumerated().compactMap { place, phrase in
        let context = UnitFormContext(locale: locale, fractionLength: phrase.fractionLength)
        let number = phrase.number.signed(negative: sign < 0 && place == 0).ascii
        return UnitCatalogue.units[phrase.unit].writer(context, width: width)?(number)
      }
      let list = try? ICUUnitList.cached(width: width, locale: locale.identifier)
      guard let right = try? list?.join(parts) else { return false }
      let scalars = ReadingText.scalars(of: right)
      return grammar.withASCII(scalars) == grammar.withASCII(text.scalars)
    }
  }

  /// The sum in the smallest unit; nothing where an amount fills a larger unit, as in 6 ft, 15 in.
  private func sum(
    of chain: [AmountPhrase<Int>], sign: Int
  ) -> Amount? {
    guard let last = chain.last else { return nil }
    var sum = Rational.zero
    var before: AmountPhrase<Int>?
    for phrase in chain {
      guard let number = Rational(phrase.number.ascii),
        let ratio = ratio(from: phrase.unit, to: last.unit)
      else { return nil }
      if let before, let larger = self.ratio(from: before.unit, to: phrase.unit) {
        guard before.number.isWhole, number < larger else { return nil }
      }
      sum = sum + number * ratio
      before = phrase
    }
    return try? Amount(ExactDecimal(sum).signed(negative: sign < 0), unit: last.unit)
  }

  private func ratio(from: Int, to: Int) -> Rational? {
    guard case .cldr(let from) = UnitCatalogue.units[from].meaning,
      case .cldr(let to) = UnitCatalogue.units[to].meaning,
      let conversion = ICUUnitFacts.sizes.conversion(from: from, to: to)
    else { return nil }
    return conversion.isReciprocal ? nil : conversion.factor
  }
}

extension ExactDecimal {
  /// The decimal of a ratio, to as many digits as `Rational` writes.
  fileprivate init(_ rational: Rational) {
    let text = rational.magnitude.decimal
    let fraction = text.split(separator: ".").dropFirst().first?.count ?? 0
    self.init(digits: text.compactMap { $0.wholeNumberValue.map(UInt8.init) }, exponent: -fraction)
  }
}
#endif
