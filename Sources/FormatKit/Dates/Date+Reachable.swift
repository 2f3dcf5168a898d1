internal import Foundation

extension Date {
  /// The date, or the nearest one that Foundation's calendars reach.
  ///
  /// They reckon from noon of Julian day 0, in 4713 BC, to the year 506713, and take every date beyond for the one
  /// at the border. A date that is no number stands at the beginning.
  var reachable: Date {
    let seconds = timeIntervalSinceReferenceDate
    let (first, last) = (-211_845_067_200.0, 15_927_175_497_600.0)
    return Date(timeIntervalSinceReferenceDate: seconds > first ? min(seconds, last) : first)
  }

  /// Whether the date is a point in time at all, be it infinitely far.
  var isNumber: Bool {
    !timeIntervalSinceReferenceDate.isNaN
  }
}
