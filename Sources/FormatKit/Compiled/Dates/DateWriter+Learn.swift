internal import Foundation

extension FormatWriter where Value == Date {
  /// Learns a date style and checks what was learned on dates that show every text of its tables.
  ///
  /// - Parameters:
  ///   - inZone: The style.
  ///   - inGMT: The style with GMT for its time zone.
  ///   - timeZone: The style's time zone.
  ///   - weeks: How the style counts weeks.
  /// - Returns: A writer; `nil` when what was learned does not hold.
  static func dates(
    _ inZone: DateObserver, inGMT: DateObserver, timeZone: TimeZone, weeks: WeekRules
  ) -> FormatWriter<Date>? {
    let zone = ZoneSpans.spans(of: timeZone)
    var learner = DateLearner(inGMT: inGMT, inZone: inZone, zone: zone, weeks: weeks)
    guard let template = learner.learn() else { return nil }
    return FormatWriter(concrete: DateWriter(template, zone: zone, weeks: weeks))
      .checked(against: inZone.text, on: zone.datesToCheck)
  }
}

extension ZoneSpans {
  /// Dates that together show every month, day, weekday, hour, minute and second, and the zone around its transitions.
  fileprivate var datesToCheck: [Date] {
    let spread = (0..<60).map { index in
      LocalDate.Fields(
        year: 1951 + index * 47 % 140, month: 1 + index * 5 % 12, day: 1 + index % 28,
        hour: index * 7 % 24, minute: index, second: index * 13 % 60, millisecond: index * 17
      ).date
    }
    let full = [0, 6, 11, 12, 13, 18, 23].map { hour in
      LocalDate.Fields(year: 2024, month: 5, day: 29 + hour % 3, hour: hour, minute: 0, second: 0)
        .date
    }
    let ends = [(1584, 2, 29), (2000, 12, 31), (2100, 1, 1), (2400, 2, 29), (9999, 12, 19)].map {
      LocalDate.Fields(year: $0, month: $1, day: $2, hour: 23, minute: 59, second: 59).date
    }
    let step = max(1, spans.count / 8)
    let transitions = stride(from: spans.count - 1, to: 0, by: -step).flatMap { index in
      let start = Double(spans[index].start)
      return [Date(timeIntervalSince1970: start - 1), Date(timeIntervalSince1970: start)]
    }
    return spread + full + ends + transitions
  }
}
