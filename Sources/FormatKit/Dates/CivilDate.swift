/// A day of the Gregorian calendar, also before the calendar was introduced and in the years up to 0 (ISO 8601-1:2019,
/// 4.3.1).
struct CivilDate: Hashable, Sendable {
  /// The year, where 0 is the year before 1.
  let year: Int
  let month: Int
  let day: Int
  /// The days since 1970-01-01.
  let days: Int

  private static let daysOfEra = 146_097  // 400 years
  private static let daysToMarch = 719_468  // from 0000-03-01 to 1970-01-01

  /// The date that is so many days after 1970-01-01.
  init(days: Int) {
    // Years are counted from March, so that the leap day is the last of its year.
    let (era, dayOfEra) = (days + Self.daysToMarch).flooredQuotientAndRemainder(Self.daysOfEra)
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    self.days = days
  }

  /// The days from 1970-01-01 to the first of January of a year.
  static func days(toYear year: Int) -> Int {
    // The year before counts from March as well; its January 1 is its 307th day.
    let (era, yearOfEra) = (year - 1).flooredQuotientAndRemainder(400)
    return era * daysOfEra + 365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100 + 306
      - daysToMarch
  }
}

extension CivilDate {
  /// The day of the week, from 1, Monday, to 7, Sunday.
  var weekday: Int {
    (days + 3).flooredQuotientAndRemainder(7).remainder + 1
  }

  /// The day of the year, from 1.
  var dayOfYear: Int {
    days - Self.days(toYear: year) + 1
  }

  /// The calendar week: the first of a year is that with the year's first Thursday (ISO 8601-1:2019, 4.2.2).
  var week: (year: Int, week: Int) {
    let thursday = CivilDate(days: days + 4 - weekday)
    return (thursday.year, (thursday.dayOfYear - 1) / 7 + 1)
  }
}

extension Int {
  /// The quotient rounded down, and what is left, which is never negative.
  func flooredQuotientAndRemainder(_ divisor: Int) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
