import Foundation
import Testing

@testable import FormatKit

/// Days of the Gregorian calendar in any year.
struct CivilDateTests {
  /// Day 0 of the Julian day count, and days on either side of the reform and of year 0.
  @Test(arguments: [
    (-2_440_588, -4_713, 11, 24), (-719_528, 0, 1, 1), (-719_469, 0, 2, 29),
    (-719_162, 1, 1, 1), (-141_428, 1_582, 10, 14), (-141_427, 1_582, 10, 15),
    (-1, 1_969, 12, 31), (11_016, 2_000, 2, 29), (2_932_896, 9_999, 12, 31),
  ])
  func counts(_ days: Int, _ year: Int, _ month: Int, _ day: Int) {
    let date = CivilDate(days: days)
    #expect("\(date.year) \(date.month) \(date.day)" == "\(year) \(month) \(day)")
  }

  @Test func agreesWithFoundationAfterTheReform() {
    var calendar = Calendar(identifier: .iso8601)
    calendar.timeZone = .gmt
    for days in stride(from: -141_349, to: 2_932_896, by: FullRun.isWanted ? 1 : 997) {
      let date = CivilDate(days: days)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .dayOfYear, .weekOfYear, .yearForWeekOfYear, .weekday],
        from: Date(timeIntervalSince1970: Double(days) * 86_400))
      #expect(date.year == parts.year)
      #expect(date.month == parts.month)
      #expect(date.day == parts.day)
      #expect(date.dayOfYear == parts.dayOfYear)
      #expect(date.week.year == parts.yearForWeekOfYear)
      #expect(date.week.week == parts.weekOfYear)
      #expect(date.weekday % 7 + 1 == parts.weekday)
    }
  }

  /// A day follows the day before, through four centuries around year 0.
  @Test func followsTheDayBefore() {
    var before = CivilDate(days: -800_000)
    for days in -799_999..<(-653_000) {
      let date = CivilDate(days: days)
      let isNext =
        date.day == before.day + 1 && date.month == before.month && date.year == before.year
      let length = CivilDate.length(ofMonth: before.month, in: before.year)
      let isFirst =
        date.day == 1 && before.day == length
        && date.year * 12 + date.month == before.year * 12 + before.month + 1
      guard isNext || isFirst, date.weekday == before.weekday % 7 + 1 else {
        Issue.record("\(date) follows \(before)")
        return
      }
      before = date
    }
  }
}
