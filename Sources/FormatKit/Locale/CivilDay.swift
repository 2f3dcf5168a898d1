/// A day of the proleptic Gregorian calendar.
struct CivilDay: Equatable, Sendable {
  var year: Int
  /// 1 to 12.
  var month: Int
  /// 1 to 31.
  var day: Int
  /// 1 to 366.
  var dayOfYear: Int
}

extension CivilDay {
  /// 1970-01-01.
  static let first = CivilDay(year: 1970, month: 1, day: 1, dayOfYear: 1)

  /// The day that is so many days after 1970-01-01, in the years 0 to 32767.
  ///
  /// By C. Neri and L. Schneider, "Euclidean affine functions and their application to calendar algorithms"
  /// (2022): years begin in March, and divisions become multiplications.
  @inline(__always)
  init(daysSince1970 days: Int) {
    let quarterDays = UInt32(truncatingIfNeeded: days &+ Self.daysFromMarch0To1970) &* 4 | 3
    let century = quarterDays / 146_097
    let quarterDayOfCentury = quarterDays % 146_097 | 3
    let product = UInt64(quarterDayOfCentury) &* 2_939_745
    let yearOfCentury = UInt32(truncatingIfNeeded: product >> 32)
    let dayOfMarchYear = UInt32(truncatingIfNeeded: product) / 2_939_745 / 4
    let monthAndDay = dayOfMarchYear &* 2141 &+ 197_913
    let marchYear = Int(century &* 100 &+ yearOfCentury)
    let isNextYear = dayOfMarchYear >= 306
    let year = isNextYear ? marchYear &+ 1 : marchYear
    let leapDay = Self.isLeap(year) ? 1 : 0
    self.year = year
    month = Int(monthAndDay >> 16) &- (isNextYear ? 12 : 0)
    day = Int((monthAndDay & 0xFFFF) / 2141) &+ 1
    dayOfYear = Int(dayOfMarchYear) &+ (isNextYear ? -305 : 60 &+ leapDay)
  }

  private static let daysFromMarch0To1970 = 719_468

  /// Whether a year has a February 29.
  @inline(__always)
  static func isLeap(_ year: Int) -> Bool {
    year & 3 == 0 && (year % 100 != 0 || year & 15 == 0)
  }

  /// The days from 1970-01-01 to a day of the proleptic Gregorian calendar.
  static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let marchMonth = month > 2 ? month - 3 : month + 9
    let century = marchYear >= 0 ? marchYear / 100 : (marchYear - 99) / 100
    let centuryDays = (century * 146_097) >> 2
    let yearDays = ((marchYear - century * 100) * 1461) >> 2
    return centuryDays + yearDays + (marchMonth * 153 + 2) / 5 + day - 1
      - daysFromMarch0To1970
  }
}
