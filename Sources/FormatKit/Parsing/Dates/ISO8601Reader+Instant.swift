internal import Foundation

extension ISO8601Reader.Reading {
  /// The day since 1970-01-01, in the proleptic Gregorian calendar.
  func days(in layout: ISO8601Layout) -> Int {
    let fields = layout.fields
    let end = isEndOfDay ? 1 : 0
    if fields.contains(.week) {
      // January 4 is always in the first week.
      let fourth = CivilDate(days: CivilDate.days(toYear: self.fields.weekYear) + 3)
      return fourth.days - fourth.weekday + (self.fields.week - 1) * 7 + self.fields.weekday + end
    }
    let first = CivilDate.days(toYear: self.fields.year)
    guard fields.contains(.month) else { return first + self.fields.dayOfYear - 1 + end }
    let months = (1..<self.fields.month).reduce(0) { days, month in
      days + CivilDate.length(ofMonth: month, in: self.fields.year)
    }
    return first + months + self.fields.day - 1 + end
  }

  /// The whole seconds from 1970 to the text's time of day, as if it were UTC.
  func localSeconds(in layout: ISO8601Layout) -> Int {
    days(in: layout) * 86_400 + fields.hour * 3_600 + fields.minute * 60 + fields.second
  }
}

extension Date {
  /// The date nearest to so many seconds since 1970 and a fraction of one.
  ///
  /// - Parameters:
  ///   - seconds: The whole seconds, rounded down.
  ///   - fraction: The rest, from 0 to less than 1, exactly.
  init(seconds: Int, fraction: ExactDecimal) {
    let whole = seconds - Int(Date.timeIntervalBetween1970AndReferenceDate)
    guard !fraction.isZero else {
      self.init(timeIntervalSinceReferenceDate: Double(whole))
      return
    }
    // Before 2001 the fraction counts backwards: -1.25 s is two seconds before and 0.75 s on.
    let rest = whole < 0 ? fraction.complement : fraction
    let magnitude = (whole < 0 ? whole + 1 : whole).magnitude
    let interval = Double("\(magnitude).\(rest.fractionDigits)") ?? Double(magnitude)
    self.init(timeIntervalSinceReferenceDate: whole < 0 ? -interval : interval)
  }
}

extension ExactDecimal {
  /// The digits behind the point of a number below 1.
  fileprivate var fractionDigits: String {
    String(repeating: "0", count: -exponent - digits.count) + digits.map(String.init).joined()
  }

  /// One minus a number between 0 and 1.
  fileprivate var complement: ExactDecimal {
    let nines = [UInt8](repeating: 9, count: -exponent - digits.count)
    let complements = digits.dropLast().map { 9 - $0 } + digits.suffix(1).map { 10 - $0 }
    return ExactDecimal(digits: nines + complements, exponent: exponent)
  }
}

extension TimeZone {
  /// The instants, in seconds since 1970, at which clocks show a time: one, two where clocks are turned back, none where
  /// they are turned forward.
  func instants(ofLocal seconds: Int) -> [Int] {
    let offsets = [-86_400, 0, 86_400].map { day in
      secondsFromGMT(for: Date(timeIntervalSince1970: Double(seconds + day)))
    }
    return Set(offsets).map { seconds - $0 }.filter { instant in
      secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant))) + instant == seconds
    }.sorted()
  }
}
