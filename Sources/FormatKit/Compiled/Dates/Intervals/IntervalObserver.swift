internal import Foundation

/// What an interval style prints, on the clocks of a zone.
struct IntervalObserver {
  let text: (Range<Date>) -> String
  let zone: ZoneSpans
}

/// Two dates, and what a style prints of them.
struct IntervalSample {
  let first: LocalDate
  let second: LocalDate
  /// The text, cut where numbers begin and end.
  let numbers: [String]
  /// What stands before, between and after the numbers: one more than those.
  let gaps: [[Unicode.Scalar]]
}

extension IntervalObserver {
  /// Asks for the text of two dates, the first of which is not later.
  func sample(_ first: LocalDate, _ second: LocalDate) -> IntervalSample {
    var numbers: [String] = []
    var gaps: [[Unicode.Scalar]] = [[]]
    var isNumber = false
    for scalar in text(first.date..<second.date).unicodeScalars {
      if scalar.decimalValue != nil {
        if !isNumber { numbers.append("") }
        numbers[numbers.count - 1].unicodeScalars.append(scalar)
        isNumber = true
      } else {
        if isNumber { gaps.append([]) }
        gaps[gaps.count - 1].append(scalar)
        isNumber = false
      }
    }
    if isNumber { gaps.append([]) }
    return IntervalSample(first: first, second: second, numbers: numbers, gaps: gaps)
  }

  /// The date that the zone's clock shows so, or one close to it where the clock skips that time.
  func local(_ fields: LocalDate.Fields) -> LocalDate {
    let local = fields.date
    let seconds = Int(local.timeIntervalSince1970.rounded(.down))
    let guess = zone.offsetAndKind(at: seconds).offset
    let time = zone.time(atLocal: seconds, offset: guess) ?? seconds - guess
    let (offset, kind) = zone.offsetAndKind(at: time)
    // An interval's text never tells a week.
    return LocalDate(
      local - Double(seconds - time), offset: offset, kind: kind,
      weeks: WeekRules(firstWeekday: 1, minimumDays: 1))
  }
}
