import FormatKit
import Foundation
import Testing

/// Durations and numbers of seconds in units.
struct DateComponentsElapsedTests {
  @Test(arguments: [
    (Duration.seconds(77_501), "21 hours, 31 minutes, 41 seconds"),
    (.milliseconds(1_999), "1 second"),
    (.zero, "0 seconds"),
    (.seconds(30 * 86_400), "4 weeks, 2 days"),
    (.seconds(400 * 86_400), "57 weeks, 1 day"),
    (.seconds(-5_400), "-1 hour, 30 minutes"),
    (.milliseconds(-999), "0 seconds"),
    (
      .seconds(Int64.max),
      "15,250,284,452,471 weeks, 3 days, 15 hours, 30 minutes, 7 seconds"
    ),
    (
      .seconds(Int64.min),
      "-15,250,284,452,471 weeks, 3 days, 15 hours, 30 minutes, 8 seconds"
    ),
  ])
  func writesADuration(duration: Duration, text: String) {
    #expect(format(duration, style: .components(style: .wide), locale: .english) == text)
  }

  /// The minus stands before the zero that some locales fill hours and minutes up with.
  @Test(arguments: [
    ("en_US", "-1:30:05", "-5:07"), ("af_ZA", "-01:30:05", "-05:07"),
    ("lt_LT", "\u{2212}01:30:05", "\u{2212}05:07"), ("he_IL", "\u{200E}-1:30:05", "\u{200E}-5:07"),
  ])
  func writesANegativeClock(locale: String, long: String, short: String) {
    let locale = Locale(identifier: locale)
    let texts = [-5_405, -307].map { format(.seconds($0), style: .timeDuration, locale: locale) }
    #expect(sameScalars(texts[0], long), "\(texts)")
    #expect(sameScalars(texts[1], short), "\(texts)")
  }

  @Test(
    arguments: [
      (5_400, "1 hour, 30 minutes"), (0.5, "0 seconds"), (-90.9, "-1 minute, 30 seconds"),
      (.nan, "NaN seconds"), (.infinity, "∞ seconds"), (-.infinity, "-∞ seconds"),
      (6.048e23, "1,000,000,000,000,000,000 weeks"),
    ] as [(TimeInterval, String)])
  func writesANumberOfSeconds(seconds: TimeInterval, text: String) {
    let written = format(seconds, style: .components(style: .wide), locale: .english)
    #expect(written == text)
  }

  /// Years and months only where they are asked for: then the calendar counts from the start of 2001.
  @Test func countsYearsAndMonthsOnDemand() {
    var style = DateComponentsFormatStyle.ForDuration(
      DateComponentsFormatStyle(
        style: .wide, locale: .english, calendar: .test(.gregorian, zone: "Asia/Tokyo"),
        fields: [.year, .month, .day]))
    #expect(style.format(.seconds(400 * 86_400)) == "1 year, 1 month, 4 days")
    #expect(style.format(.seconds(-400 * 86_400)) == "-1 year, 1 month, 4 days")
    style.base.fields = [.year]
    #expect(style.format(.seconds(100 * 86_400)) == "0 years")
    style.base.fields = []
    #expect(style.format(.seconds(400 * 86_400)) == "57 weeks, 1 day")
  }

  @Test func showsAsAClockDoes() {
    #expect(Duration.seconds(15).formatted(.timeDuration.locale(.english)) == "15")
    #expect(Duration.seconds(-95).formatted(.timeDuration.locale(.english)) == "-1:35")
    #expect(TimeInterval(60).formatted(.timeDuration.locale(.english)) == "1:00")
    #expect(format(3_600, style: .timeDuration, locale: .english) == "1:00:00")
  }

  @Test func compilesWithMemberSyntax() {
    #expect(
      Duration.seconds(60).formatted(.components(style: .spellOut).locale(.english)) == "one minute"
    )
    #expect(
      TimeInterval(15).formatted(.components(style: .spellOut).locale(.english))
        == "fifteen seconds")
    let hours = Duration.seconds(5_400).formatted(
      .components(style: .narrow, fields: [.hour]).locale(.english))
    #expect(hours == "1h")
  }

  @Test(arguments: StyleLaws.locales)
  func obeysTheLaws(in locale: Locale) throws {
    let base = DateComponentsFormatStyle(
      style: .narrow, locale: locale, calendar: .test(), fields: [.minute])
    try StyleLaws.holdsWhenCoded(DateComponentsFormatStyle.ForDuration(base))
    try StyleLaws.holdsWhenCoded(DateComponentsFormatStyle.ForSeconds(base))
    StyleLaws.localeIsReplaced(in: DateComponentsFormatStyle.ForDuration(base), with: .english)
    StyleLaws.localeIsReplaced(in: DateComponentsFormatStyle.ForSeconds(base), with: .english)
  }

  @Test(arguments: StyleLaws.locales)
  func writesAnyNumber(in locale: Locale) {
    let styles: [DateComponentsFormatStyle.ForSeconds] = [
      .components(style: .spellOut), .components(style: .wide, fields: [.year]), .timeDuration,
      .components(style: .narrow, fields: [.second]),
    ]
    let numbers: [Double] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e15, 9.3e18, .leastNonzeroMagnitude,
      -0.0,
    ]
    for style in styles {
      for number in numbers {
        #expect(!format(number, style: style, locale: locale).isEmpty)
      }
    }
  }
}
