internal import Foundation

extension Duration.UnitsFormatStyle: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 32 }

  func makeWriter() -> FormatWriter<Duration>? {
    let allowed = DurationUnit.allowed(by: allowedUnits)
    let fraction = fractionalPartDisplay
    guard !allowed.isEmpty, fraction.roundingIncrement == nil,
      0...fraction.maximumLength ~= max(fraction.minimumLength, 0),
      let rule = RoundingRule(fraction.roundingRule), let length = quantityLength,
      let rules = PluralRules.cardinal(of: locale),
      let template = NumberTemplate.plain(locale: locale)
    else { return nil }
    let lexicon = QuantityLexicon(rules)
    let units = allowed.compactMap { unit in
      TickUnit(
        unit.length, fractionDigits: fraction.maximumLength,
        words: words(of: unit, lexicon, template.digits))
    }
    guard units.count == allowed.count, let joiners = joiners(allowed) else { return nil }
    let writer = DurationUnitsWriter(
      units, limit: maximumUnitCount.map { max($0, 1) } ?? allowed.count,
      showsZeros: zeroValueUnitsDisplay.length > 0, rule: rule,
      minFraction: max(fraction.minimumLength, 0), length: length,
      joiners: UnitJoiners(joiners, lexicon.pieces), template: template, lexicon: lexicon)
    return FormatWriter(concrete: writer).checked(against: corrected, on: checkedDurations)
  }

  /// The digits of an integer; `nil` where zero may have none.
  private var quantityLength: QuantityLength? {
    let zeros = zeroValueUnitsDisplay.length
    guard let limits = valueLengthLimits else { return QuantityLength(minimum: max(zeros, 1)) }
    let most = limits.upperBound - 1
    let least = zeros > 0 ? min(zeros, most) : limits.lowerBound
    guard 1...40 ~= least else { return nil }
    return QuantityLength(minimum: least, maximum: most < 20 ? most : .max)
  }
}

// What is observed.
extension Duration.UnitsFormatStyle {
  /// The style for some units with so many fraction digits, and without what other units ask for.
  func observed(_ units: [DurationUnit], fractionDigits: Int = 0) -> Self {
    var style = self
    style.allowedUnits = Set(units.map(\.option))
    style.maximumUnitCount = nil
    style.fractionalPartDisplay = .show(length: fractionDigits)
    style.valueLengthLimits = nil
    style.zeroValueUnitsDisplay = zeroValueUnitsDisplay.length > 0 ? .show(length: 1) : .hide
    return style
  }

  private func words(
    of unit: DurationUnit, _ lexicon: QuantityLexicon, _ digits: [Unicode.Scalar]
  ) -> QuantityWords {
    lexicon.learn(fractionDigits: 0...fractionalPartDisplay.maximumLength) { number, sign in
      if sign == .negativeZero { return negativeZero(unit, digits) }
      let style = observed([unit], fractionDigits: number.fractionDigits)
      let power = Int128(powersOfTen[number.fractionDigits])
      let value = Int128(number.digits) * unit.attoseconds / power
      let duration = Duration(attoseconds: sign == .negative ? -value : value)
      return NumberParts(style.attributed.corrected(duration), of: unit, digits)
    }
  }

  /// The first unit's zero in a negative duration.
  private func negativeZero(_ unit: DurationUnit, _ digits: [Unicode.Scalar]) -> NumberParts? {
    guard zeroValueUnitsDisplay.length > 0,
      let smaller = DurationUnit.allowed(by: allowedUnits).last, smaller != unit
    else { return nil }
    let text = observed([unit, smaller]).attributed
      .corrected(Duration(attoseconds: -smaller.attoseconds))
    return NumberParts(text, of: unit, digits)
  }

  /// What stands before, between and after as many units as there may be.
  private func joiners(_ allowed: [DurationUnit]) -> [[String]]? {
    var joiners = [["", ""]]
    for count in 1..<UnitJoiners.limit where count < allowed.count {
      let units = Array(allowed[...count])
      let items = units.map { observed([$0]).corrected(Duration(attoseconds: 3 * $0.attoseconds)) }
      let sum = units.reduce(0) { $0 + 3 * $1.attoseconds }
      let text = observed(units).corrected(Duration(attoseconds: sum))
      guard let pieces = surroundings(of: items, in: text) else { return nil }
      joiners.append(pieces)
    }
    return joiners
  }
}

extension NumberParts {
  /// Takes the text of a unit apart where its number's digits begin and end; without groups where there is no number.
  fileprivate init(_ text: AttributedString, of unit: DurationUnit, _ digits: [Unicode.Scalar]) {
    self.init(AttributedString())
    var scalars: [Unicode.Scalar] = []
    var places: [Int] = []
    for run in text.runs where run.durationField == unit.field {
      for scalar in text[run.range].unicodeScalars {
        if run.measurement != .unit, digits.contains(scalar) { places.append(scalars.count) }
        scalars.append(scalar)
      }
    }
    func string(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range]))
    }
    guard let first = places.first, let last = places.last else {
      prefix = string(0..<scalars.count)
      return
    }
    prefix = string(0..<first)
    groups = [string(first..<last + 1)]
    suffix = string(last + 1..<scalars.count)
  }
}

extension DurationUnit {
  fileprivate var length: TickLength {
    switch self {
    case .weeks: .weeks
    case .days: .days
    case .hours: .hours
    case .minutes: .minutes
    case .seconds: .seconds
    case .milliseconds: .milliseconds
    case .microseconds: .microseconds
    case .nanoseconds: .nanoseconds
    }
  }
}

/// The durations on which a compiled style is checked.
private let checkedDurations: [Duration] = [
  .zero, .seconds(1), .seconds(-90_061), .milliseconds(3_599_999), .seconds(7_322),
  .seconds(12_345_678), .seconds(-59.987_654_3), .nanoseconds(694_861_001_002_003),
]
