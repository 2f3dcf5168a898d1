internal import Foundation

/// One of several amounts in a text, "1 hr" in "1 hr, 30 min": a number in a unit, and where it stands.
struct AmountPhrase<Unit: Hashable & Sendable>: Hashable {
  let unit: Unit
  let number: ExactDecimal
  let fractionLength: Int
  let range: Range<Int>
}

/// Finds the amounts of some units in a text that has several of them.
struct AmountPhrases<Unit: Hashable & Sendable> {
  let text: ReadingText
  let grammar: NumberGrammar
  /// The units, the largest first.
  let units: [Unit]
  /// Writes amounts of a unit, with so many digits after the point; `nil` where a locale has no words for it.
  let writer: (Unit, _ fractionLength: Int) -> UnitFormWriter?

  /// The numbers of the text.
  let bodies: [NumberBody]

  init(
    in text: ReadingText, locale: Locale, units: [Unit], minimumDigits: Int = 1,
    writer: @escaping (Unit, Int) -> UnitFormWriter?
  ) throws(ReadingFault) {
    self.text = text
    self.units = units
    self.writer = writer
    grammar = NumberGrammar.of(.number, locale: locale)
    bodies = try grammar.bodies(in: text, limit: Self.limit, minimumWhole: minimumDigits)
  }

  /// More numbers than amounts of falling units can have.
  private static var limit: Int { 12 }
}

extension AmountPhrases {
  /// The ways in which the text is one amount after the other, each unit smaller than the one before, with no number
  /// left over.
  ///
  /// What stands between the amounts is not looked at: whoever asks has to write them and to compare.
  func chains() -> [[AmountPhrase<Unit>]] {
    let phrases = (numbered + wordsAlone).sorted { $0.range.lowerBound < $1.range.lowerBound }
    var chains: [[AmountPhrase<Unit>]] = []
    extend([], from: 0, with: phrases, into: &chains)
    return chains
  }

  private func extend(
    _ chain: [AmountPhrase<Unit>], from end: Int, with phrases: [AmountPhrase<Unit>],
    into chains: inout [[AmountPhrase<Unit>]]
  ) {
    guard chains.count < 256 else { return }
    if !chain.isEmpty, !bodies.contains(where: { $0.range.lowerBound >= end }) {
      chains.append(chain)
    }
    let rank = chain.last.flatMap { units.firstIndex(of: $0.unit) } ?? -1
    for phrase in phrases where phrase.range.lowerBound >= end {
      guard let next = units.firstIndex(of: phrase.unit), next > rank else { continue }
      // A number that is stepped over belongs to nothing.
      guard
        !bodies.contains(where: { (end..<phrase.range.lowerBound).contains($0.range.lowerBound) })
      else { continue }
      extend(chain + [phrase], from: phrase.range.upperBound, with: phrases, into: &chains)
    }
  }

  /// The amounts with a number: a unit's words stand around it.
  private var numbered: [AmountPhrase<Unit>] {
    bodies.flatMap { body in
      units.flatMap { unit -> [AmountPhrase<Unit>] in
        guard let write = writer(unit, body.fractionLength) else { return [] }
        let ranges = [body.magnitude.ascii, body.magnitude.signed(negative: true).ascii]
          .compactMap { number in write(number).flatMap { range(of: $0, around: body) } }
        return Set(ranges).map { range in
          AmountPhrase(
            unit: unit, number: body.magnitude, fractionLength: body.fractionLength, range: range)
        }
      }
    }
  }

  /// Where a written amount stands in the text, with a number's digits in the place of its own.
  private func range(of written: String, around body: NumberBody) -> Range<Int>? {
    let written = ReadingText.scalars(of: written)
    let isDigit = grammar.isAnyDigit
    guard let first = written.firstIndex(where: isDigit),
      let last = written.lastIndex(where: isDigit)
    else { return nil }
    let start = body.range.lowerBound - first
    let suffix = written[(last + 1)...]
    let end = body.range.upperBound + suffix.count
    guard start >= 0, end <= text.scalars.count,
      text.scalars[start..<body.range.lowerBound].elementsEqual(written[..<first]),
      text.scalars[body.range.upperBound..<end].elementsEqual(suffix)
    else { return nil }
    return start..<end
  }

  /// The amounts in a word without a number, such as "two hours" in Arabic.
  private var wordsAlone: [AmountPhrase<Unit>] {
    units.flatMap { unit in
      (0...2).flatMap { number -> [AmountPhrase<Unit>] in
        guard let written = writer(unit, 0)?(String(number)) else { return [] }
        let word = ReadingText.scalars(of: written)
        guard !word.isEmpty, !word.contains(where: grammar.isAnyDigit) else { return [] }
        return places(of: word).map { range in
          AmountPhrase(
            unit: unit, number: ExactDecimal(digits: [UInt8(number)]), fractionLength: 0,
            range: range)
        }
      }
    }
  }

  private func places(of word: [Unicode.Scalar]) -> [Range<Int>] {
    guard text.scalars.count >= word.count else { return [] }
    return (0...text.scalars.count - word.count).compactMap { start in
      let range = start..<start + word.count
      return text.scalars[range].elementsEqual(word) ? range : nil
    }
  }
}

extension AmountPhrases {
  /// Where the text stops to be amounts in these units, when there is no chain.
  var fault: ReadingFault {
    let known = numbered
    guard let first = bodies.first else { return .unexpected(in: text, at: 0) }
    let strange = bodies.first { body in
      !known.contains { $0.range.contains(body.range.lowerBound) }
    }
    guard let strange else {
      // Every number has a unit, and they do not fall: the second one of two is meant.
      let places = known.map(\.range.lowerBound).sorted()
      return .unexpected(in: text, at: places.dropFirst().first ?? first.range.lowerBound)
    }
    let end = strange.range.upperBound
    guard end < text.scalars.count else { return ReadingFault(index: end, cause: .ended) }
    return .unexpected(in: text, at: text.scalars[end] == " " ? end + 1 : end)
  }
}
