internal import Foundation

/// Reads durations as a clock shows them: "1:30:00".
struct DurationClockReader {
  let locale: Locale

  /// Which numbers stand between the colons.
  enum Fields: CaseIterable {
    case hourMinuteSecond, hourMinute, minuteSecond

    /// The fields of a style's pattern.
    init(_ units: [DurationUnit]) {
      self = Self.allCases.first { $0.units == units } ?? .hourMinuteSecond
    }

    fileprivate var units: [DurationUnit] {
      switch self {
      case .hourMinuteSecond: [.hours, .minutes, .seconds]
      case .hourMinute: [.hours, .minutes]
      case .minuteSecond: [.minutes, .seconds]
      }
    }

    fileprivate func pattern(
      padding: Int, fraction: Int
    ) -> Duration.TimeFormatStyle.Pattern? {
      switch self {
      case .hourMinuteSecond:
        .hourMinuteSecond(padHourToLength: padding, fractionalSecondsLength: fraction)
      case .minuteSecond:
        .minuteSecond(padMinuteToLength: padding, fractionalSecondsLength: fraction)
      case .hourMinute: fraction == 0 ? .hourMinute(padHourToLength: padding) : nil
      }
    }
  }

  /// The duration that a text says.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - fields: What its numbers are.
  ///   - padding: How many digits the first one has at least.
  /// - Returns: The duration, exactly.
  /// - Throws: Where the text is not as the style writes it, as in "1:90:00".
  func duration(
    _ text: ReadingText, as fields: Fields, padding: Int
  ) throws(ReadingFault) -> Duration {
    let runs = digitRuns(in: text)
    let count = fields.units.count
    guard runs.count >= count else {
      throw runs.isEmpty
        ? .unexpected(in: text, at: 0) : ReadingFault(index: text.scalars.count, cause: .ended)
    }
    var fault: ReadingFault?
    for hasFraction in [false, true] where runs.count >= count + (hasFraction ? 1 : 0) {
      do throws(ReadingFault) {
        return try duration(runs, hasFraction, in: text, as: fields, padding: padding)
      } catch {
        if error.index > fault?.index ?? -1 { fault = error }
      }
    }
    throw fault ?? .unexpected(in: text, at: 0)
  }

  /// The digits of the text, as values, by unbroken runs.
  private func digitRuns(in text: ReadingText) -> [(place: Int, digits: [UInt8])] {
    let symbols = NumberGrammar.of(.number, locale: locale).symbols
    var runs: [(place: Int, digits: [UInt8])] = []
    var wasDigit = false
    for (place, scalar) in text.scalars.enumerated() {
      let digit = symbols.lazy.compactMap { $0.value(of: scalar) }.first
      if let digit, wasDigit {
        runs[runs.count - 1].digits.append(digit)
      } else if let digit {
        runs.append((place, [digit]))
      }
      wasDigit = digit != nil
    }
    return runs
  }

  /// The last runs are the smaller units and the fraction; all that come before are groups of the first number.
  private func duration(
    _ runs: [(place: Int, digits: [UInt8])], _ hasFraction: Bool, in text: ReadingText,
    as fields: Fields, padding: Int
  ) throws(ReadingFault) -> Duration {
    let units = fields.units
    let fraction = hasFraction ? runs[runs.count - 1].digits : []
    let whole = runs.dropLast(hasFraction ? 1 : 0)
    let smaller = whole.suffix(units.count - 1)
    let first = whole.dropLast(units.count - 1).flatMap(\.digits)
    var numbers = [ExactDecimal(digits: first)] + smaller.map { ExactDecimal(digits: $0.digits) }
    if hasFraction, let last = smaller.last {
      numbers[numbers.count - 1] = ExactDecimal(
        digits: last.digits + fraction, exponent: -fraction.count)
    }
    let magnitude = try sum(numbers, units, at: runs[0].place)
    guard let pattern = fields.pattern(padding: padding, fraction: fraction.count) else {
      throw .unexpected(in: text, at: runs[runs.count - 1].place - 1)
    }
    return try checked(magnitude, pattern, in: text)
  }

  private func sum(
    _ numbers: [ExactDecimal], _ units: [DurationUnit], at place: Int
  ) throws(ReadingFault) -> Int128 {
    do throws(ParsingError.Cause) {
      var sum: Int128 = 0
      for (number, unit) in zip(numbers, units) {
        let (next, overflow) = try sum.addingReportingOverflow(number.attoseconds(of: unit))
        guard !overflow else { throw .longestDuration }
        sum = next
      }
      return sum
    } catch {
      throw ReadingFault(index: place, cause: error)
    }
  }

  /// The duration whose text, with or without groups, is the one that is read.
  private func checked(
    _ magnitude: Int128, _ pattern: Duration.TimeFormatStyle.Pattern, in text: ReadingText
  ) throws(ReadingFault) -> Duration {
    var fault: ReadingFault?
    for attoseconds in [magnitude, -magnitude] {
      for grouping in [NumberFormatStyleConfiguration.Grouping.automatic, .never] {
        let style = Duration.TimeFormatStyle(pattern: pattern, locale: locale).grouping(grouping)
        let duration = Duration(attoseconds: attoseconds)
        do throws(ReadingFault) {
          try text.check(against: FormatKit.format(duration, style: style), digits: locale)
          return duration
        } catch {
          if error.index > fault?.index ?? -1 { fault = error }
        }
      }
    }
    throw fault ?? .unexpected(in: text, at: 0)
  }
}
