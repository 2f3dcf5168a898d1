internal import Foundation

extension DateConstraints {
  /// The first time of day that is as the text says, in milliseconds since midnight.
  ///
  /// - Parameter isPossible: What else the time must be, such as one that clocks show on a day. Where the text leaves it
  ///   open, the first hours of a day are tried, in quarters: no change of clocks at midnight is longer or finer.
  /// - Returns: The time; `nil` where there is none.
  func firstTime(where isPossible: (Int) -> Bool = { _ in true }) -> Int? {
    if let millisecond = values[.millisecondOfDay]?.first {
      return millisecond < 86_400_000 && isPossible(millisecond) ? millisecond : nil
    }
    let fraction = [DateField.tenth, .hundredth, .thousandth].reduce(0) { sum, field in
      sum * 10 + (values[field]?.first ?? 0)
    }
    // The name of a part of the day may say that the time is not, or only just, a full hour.
    let open = shows(.dayPeriod) ? [0, 1] : [0]
    for hour in values[.hour]?.sorted() ?? Array(shows(.dayPeriod) ? 0..<24 : 0..<4) {
      for minute in values[.minute]?.sorted() ?? open + [15, 30, 45] {
        for second in values[.second]?.sorted() ?? open {
          let period = DateField.dayPeriod(hour: hour, minute: minute, second: second)
          guard values[.dayPeriod]?.contains(period) ?? true else { continue }
          let time = ((hour * 60 + minute) * 60 + second) * 1000 + fraction
          if isPossible(time) { return time }
        }
      }
    }
    return nil
  }

  /// The first date that is as the text says: what it leaves open is such that clocks show that time.
  ///
  /// - Returns: The date; `nil` where clocks skip all such times.
  func firstDate(weeks: WeekRules, zone: ZoneSpans) -> Date? {
    var date: Date?
    _ = firstDay(weeks: weeks) { day in
      _ = firstTime { time in
        date = firstDate(localMilliseconds: day * 86_400_000 + time, zone: zone)
        return date != nil
      }
      return date != nil
    }
    return date
  }

  /// The first date at which clocks show a local time, and the zone is named as in the text.
  ///
  /// - Parameters:
  ///   - milliseconds: Since 1970-01-01T00:00 of the local clock.
  ///   - zone: The time zone.
  /// - Returns: The date; `nil` where clocks skip that time.
  private func firstDate(localMilliseconds milliseconds: Int, zone: ZoneSpans) -> Date? {
    let fraction = (milliseconds % 1000 + 1000) % 1000
    let seconds = (milliseconds - fraction) / 1000
    let kinds = values[.zone]
    let instants = zone.kinds.enumerated().compactMap { kind, span -> Int? in
      guard kinds?.contains(kind) ?? true else { return nil }
      let instant = seconds - span.offset
      return zone.offsetAndKind(at: instant) == (span.offset, kind) ? instant : nil
    }
    return instants.min().map { Date(seconds: $0, fraction: Self.fraction(fraction)) }
  }

  private static func fraction(_ milliseconds: Int) -> ExactDecimal {
    ExactDecimal(
      digits: [milliseconds / 100, milliseconds / 10 % 10, milliseconds % 10].map(UInt8.init),
      exponent: -3)
  }
}
