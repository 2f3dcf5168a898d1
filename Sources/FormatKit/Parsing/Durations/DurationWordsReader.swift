internal import Foundation

/// Reads durations in a locale's words: "1 hr, 30 min", in all widths.
struct DurationWordsReader {
  let locale: Locale
  /// The units that are meant where a short word stands for one of these and another one.
  var preferred = Set(DurationUnit.allCases)
  /// How many digits the style writes at least; a number without leading zeros is understood as well.
  var minimumDigits = 1

  /// The duration that a text says.
  ///
  /// - Parameter text: The text.
  /// - Returns: The sum of its amounts, exactly.
  /// - Throws: Where the text is not amounts of falling units, joined as the locale joins them; where a smaller unit
  ///   fills a larger one, as in "1 hr, 90 min"; and where a short word stands for two units.
  func duration(_ text: ReadingText) throws(ReadingFault) -> Duration {
    var durations: [(duration: Duration, isPreferred: Bool)] = []
    // A fault in what the amounts say is worth more than one in their words.
    var sense: ReadingFault?
    var words: ReadingFault?
    for width in UnitNameWidth.all {
      let phrases = try phrases(in: text, width)
      let chains = phrases.chains()
      for chain in chains {
        do throws(ReadingFault) {
          let isPreferred = chain.allSatisfy { preferred.contains($0.unit) }
          durations.append((try duration(chain, in: text, width), isPreferred))
        } catch {
          if error.index > sense?.index ?? -1 { sense = error }
        }
      }
      if chains.isEmpty, phrases.fault.index > words?.index ?? -1 { words = phrases.fault }
    }
    let better = durations.filter(\.isPreferred)
    let meanings = Set((better.isEmpty ? durations : better).map(\.duration)).sorted()
    guard let duration = meanings.first else {
      throw sense ?? words ?? .unexpected(in: text, at: 0)
    }
    guard meanings.count == 1 else { throw ambiguity(meanings) }
    return duration
  }

  private func phrases(
    in text: ReadingText, _ width: UnitNameWidth
  ) throws(ReadingFault) -> AmountPhrases<DurationUnit> {
    try AmountPhrases(
      in: text, locale: locale, units: DurationUnit.allCases, minimumDigits: minimumDigits
    ) { unit, fractionLength in
      UnitFormContext(locale: locale, fractionLength: fractionLength)
        .writer(unit: unit.identifier, width: width)
    }
  }

  private func ambiguity(_ meanings: [Duration]) -> ReadingFault {
    var style = Duration.UnitsFormatStyle(
      allowedUnits: Set(DurationUnit.allCases.map(\.option)), width: .wide)
    style.locale = locale
    return ReadingFault(
      index: 0, cause: .ambiguous(meanings.map { FormatKit.format($0, style: style) }))
  }

  /// The duration of some amounts, if they are written as in the text.
  private func duration(
    _ chain: [AmountPhrase<DurationUnit>], in text: ReadingText, _ width: UnitNameWidth
  ) throws(ReadingFault) -> Duration {
    let magnitude = try sum(of: chain)
    var fault: ReadingFault?
    for attoseconds in [magnitude, -magnitude] {
      for style in styles(of: chain, width) {
        let right = FormatKit.format(Duration(attoseconds: attoseconds), style: style)
        do throws(ReadingFault) {
          try text.check(against: right, digits: locale)
          return Duration(attoseconds: attoseconds)
        } catch {
          if error.index > fault?.index ?? -1 { fault = error }
        }
      }
    }
    throw fault ?? .unexpected(in: text, at: 0)
  }

  private func sum(
    of chain: [AmountPhrase<DurationUnit>]
  ) throws(ReadingFault) -> Int128 {
    var sum: Int128 = 0
    for (place, phrase) in chain.enumerated() {
      guard place == chain.count - 1 || phrase.number.isWhole else {
        throw ReadingFault(index: phrase.range.lowerBound, cause: .fraction)
      }
      let (next, overflow) = try sum.addingReportingOverflow(
        phrase.attoseconds(of: phrase.unit))
      guard !overflow else { throw phrase.tooLong }
      sum = next
    }
    return sum
  }

  /// The styles that write the amounts: units that are shown though they are zero, with the style's leading zeros and
  /// without them.
  private func styles(
    of chain: [AmountPhrase<DurationUnit>], _ width: UnitNameWidth
  ) -> [Duration.UnitsFormatStyle] {
    let widths: [Duration.UnitsFormatStyle.UnitWidth]
    switch width {
    case .wide: widths = [.wide]
    case .abbreviated: widths = [.abbreviated, .condensedAbbreviated]
    case .narrow: widths = [.narrow, .condensedAbbreviated]
    }
    return widths.flatMap { width in
      Set([1, minimumDigits]).map { digits in
        var style = Duration.UnitsFormatStyle(
          allowedUnits: Set(chain.map(\.unit.option)), width: width,
          zeroValueUnits: .show(length: digits),
          fractionalPart: .show(length: chain.last?.fractionLength ?? 0))
        style.locale = locale
        return style
      }
    }
  }
}

extension AmountPhrase {
  fileprivate func attoseconds(of unit: DurationUnit) throws(ReadingFault) -> Int128 {
    do throws(ParsingError.Cause) {
      return try number.attoseconds(of: unit)
    } catch {
      throw ReadingFault(index: range.lowerBound, cause: error)
    }
  }

  fileprivate var tooLong: ReadingFault {
    ReadingFault(index: range.lowerBound, cause: .longestDuration)
  }
}

extension ExactDecimal {
  /// The number of a unit in attoseconds, which a `Duration` counts.
  func attoseconds(of unit: DurationUnit) throws(ParsingError.Cause) -> Int128 {
    let product: ExactDecimal
    switch unit {
    case .weeks: product = times(604_800).scaled(by: 18)
    case .days: product = times(86_400).scaled(by: 18)
    case .hours: product = times(3_600).scaled(by: 18)
    case .minutes: product = times(60).scaled(by: 18)
    case .seconds: product = scaled(by: 18)
    case .milliseconds: product = scaled(by: 15)
    case .microseconds: product = scaled(by: 12)
    case .nanoseconds: product = scaled(by: 9)
    }
    guard product.isWhole else { throw .digits(limit: 18) }
    do {
      return try product.integer()
    } catch {
      throw .longestDuration
    }
  }
}

extension ParsingError.Cause {
  /// A duration that is longer than a `Duration` can be.
  static let longestDuration = ParsingError.Cause.range(
    lowest: "\(Int64.min) s", highest: "\(Int64.max) s")
}

extension DurationUnit {
  /// CLDR's name of the unit.
  fileprivate var identifier: String {
    switch self {
    case .weeks: "week"
    case .days: "day"
    case .hours: "hour"
    case .minutes: "minute"
    case .seconds: "second"
    case .milliseconds: "millisecond"
    case .microseconds: "microsecond"
    case .nanoseconds: "nanosecond"
    }
  }
}
