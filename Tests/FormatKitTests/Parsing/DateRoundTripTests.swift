import FormatKit
import Foundation
import Testing

/// `parse(format(x)) == x` for dates by style, in every locale.
struct DateRoundTripTests {
  /// 2023-11-14T22:13:20Z, 2024-02-29T00:00:00Z, 1999-12-31T23:59:59Z and others.
  static let moments = [1_700_000_000, 1_709_164_800, 946_684_799, -1, 4_102_444_800.0].map {
    Date(timeIntervalSince1970: $0)
  }

  @Test func inEveryLocale() {
    let styles: [(Date.FormatStyle.DateStyle, Date.FormatStyle.TimeStyle)] = [
      (.abbreviated, .standard), (.long, .complete), (.complete, .standard), (.numeric, .standard),
    ]
    for (step, locale) in Sweep.locales where FullRun.isWanted || step % 4 == 1 {
      for (date, time) in Sweep.few(1, of: styles, step: step / 4) {
        let style = Date.FormatStyle(
          date: date, time: time, locale: locale, calendar: Calendar(identifier: .gregorian),
          timeZone: .gmt)
        for moment in Sweep.few(1, of: Self.moments, step: step / 16) {
          RoundTrip.check(moment, style, locale)
        }
      }
    }
  }

  @Test func ofPatterns() {
    let format: Date.FormatString =
      "\(weekday: .wide) \(day: .defaultDigits) \(month: .wide) \(year: .padded(4)), \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))h\(minute: .twoDigits):\(second: .twoDigits)"
    for (step, locale) in Sweep.locales where FullRun.isWanted || step % 16 == 3 {
      let style = Date.VerbatimFormatStyle(
        format: format, locale: locale, timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
      for moment in Sweep.few(1, of: Self.moments, step: step / 16) {
        RoundTrip.check(moment, style, locale)
      }
    }
  }

  @Test func ofOtherCalendars() {
    let calendars: [Calendar.Identifier] = [
      .buddhist, .persian, .islamicUmmAlQura, .islamicCivil, .hebrew, .japanese, .republicOfChina,
      .indian,
      .coptic, .ethiopicAmeteMihret, .chinese,
    ]
    for (step, locale) in Sweep.locales where FullRun.isWanted || step % 4 == 0 {
      for calendar in Sweep.few(1, of: calendars, step: step / 4) {
        let style = Date.FormatStyle(
          date: .long, time: .standard, locale: locale, calendar: Calendar(identifier: calendar),
          timeZone: .gmt
        ).era()
        for moment in Sweep.few(1, of: Self.moments, step: step / 4) {
          // "2423:59:59", where a locale puts nothing between the day and the hour, cannot be told apart.
          // A Chinese year without a number is one of a cycle of sixty.
          RoundTrip.check(moment, style, locale) { text in
            text.contains(/[0-9]{3,}:/)
              || (calendar == .chinese && !text.contains(/\d{4}/))
          }
        }
      }
    }
  }
}
