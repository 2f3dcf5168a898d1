extension DateConstraints {
  /// The first day that is as the text says, in days since 1970-01-01.
  ///
  /// What the text leaves open begins with 1970: a day without a year is of the first year that has it, and of two digits
  /// the years from 1970 to 2069 are meant.
  ///
  /// - Parameters:
  ///   - weeks: How the calendar counts weeks.
  ///   - isPossible: What else the day must be, such as one that has the time of day.
  /// - Returns: The day; `nil` where there is none.
  func firstDay(weeks: WeekRules, where isPossible: (Int) -> Bool = { _ in true }) -> Int? {
    if let day = julianDay { return isRight(day, weeks) && isPossible(day) ? day : nil }
    for year in years {
      for month in values[.month]?.sorted() ?? Array(0..<12) {
        for day in values[.day]?.sorted() ?? Array(0..<31) {
          guard day < CivilDate.length(ofMonth: month + 1, in: year) else { continue }
          let days = CivilDay.daysSince1970(year: year, month: month + 1, day: day + 1)
          if isRight(days, weeks), isPossible(days) { return days }
        }
      }
    }
    return nil
  }

  /// The text without what only repeats the day in other words: its weekday, its quarter, its week.
  var withoutRepetition: DateConstraints? {
    guard shows(.month), shows(.day) else { return nil }
    let repeating: Set<DateField> = [
      .weekday, .quarter, .dayOfYear, .weekdayOrdinal, .weekOfYear, .weekOfMonth, .weekCentury,
      .weekYearOfCentury,
    ]
    var shorter = self
    shorter.values = values.filter { !repeating.contains($0.key) }
    return shorter.values.count < values.count ? shorter : nil
  }

  /// How many days the month has, where the text says which one it is: "2023-02 has 28 days".
  var monthLength: String? {
    let years = shows(.century) ? years : []
    guard let year = years.first, years.count == 1, let month = values[.month]?.first,
      values[.month]?.count == 1
    else { return nil }
    let padded = { (number: Int, width: Int) in
      String(repeating: "0", count: max(0, width - "\(number)".count)) + "\(number)"
    }
    let length = CivilDate.length(ofMonth: month + 1, in: year)
    return "\(padded(year, 4))-\(padded(month + 1, 2)) has \(length) days"
  }

  private var years: [Int] {
    if shows(.yearOfCentury) {
      return Self.years(values[.century], values[.yearOfCentury])
    }
    if shows(.weekYearOfCentury) {
      let years = Self.years(values[.weekCentury], values[.weekYearOfCentury])
      return years.flatMap { [$0 - 1, $0, $0 + 1] }
    }
    // The calendars of all years come round in 28 of them, but zones change their time later as well.
    return Array(1970..<2070)
  }

  private static func years(_ centuries: Set<Int>?, _ years: Set<Int>?) -> [Int] {
    let years = years?.sorted() ?? []
    guard let centuries else { return (1970..<2070).filter { years.contains($0 % 100) } }
    return centuries.sorted().flatMap { century in years.map { century * 100 + $0 } }
  }

  private var julianDay: Int? {
    let fields: [DateField] = [
      .julianMillions, .julianTenThousands, .julianHundreds, .julianUnits,
    ]
    let digits = fields.compactMap { values[$0]?.first }
    guard digits.count == fields.count else { return nil }
    return digits.reduce(0) { $0 * 100 + $1 } - 2_440_588
  }

  private func isRight(_ days: Int, _ weeks: WeekRules) -> Bool {
    let day = CivilDay(daysSince1970: days)
    let local = LocalDate(
      .init(year: day.year, month: day.month, day: day.day, hour: 0, minute: 0, second: 0),
      weeks: weeks)
    return values.allSatisfy { field, values in
      !field.isOfDay || values.contains(local[field])
    }
  }
}

extension DateField {
  /// Whether the field tells the day, not the time of day or the zone.
  fileprivate var isOfDay: Bool {
    switch self {
    case .dayPeriod, .hour, .minute, .second, .tenth, .hundredth, .thousandth, .zone,
      .millisecondOfDay:
      false
    default: true
    }
  }
}
