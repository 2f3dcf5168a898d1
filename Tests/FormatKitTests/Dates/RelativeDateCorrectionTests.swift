import Foundation
import Testing

@testable import FormatKit

/// Relative dates through `format(_:style:)`, in `en_US` and a calendar that is named.
struct RelativeDateCorrectionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let date: String
    let now: String
    let text: String
    var zone = "UTC"
    var fields: [RelativeUnit] = RelativeUnit.allCases
    var firstWeekday = 1
    var testDescription: String { "\(date) from \(now) @\(zone): \(text)" }

    func style(
      _ presentation: Date.RelativeFormatStyle.Presentation
    ) -> Date.AnchoredRelativeFormatStyle {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
      calendar.firstWeekday = firstWeekday
      return Date.AnchoredRelativeFormatStyle(
        anchor: Self.instant(date), allowedFields: Set(fields.map(\.field)),
        presentation: presentation, locale: Locale(identifier: "en_US"), calendar: calendar)
    }

    static func instant(_ text: String) -> Date {
      (try? Date(
        "\(text)T00:00:00Z".replacing(/(T.*)T00:00:00Z/) { $0.1 + ":00Z" }, strategy: .iso8601))
        ?? .distantPast
    }
  }

  @Test(arguments: [
    Row(date: "2022-12-31", now: "2024-01-01", text: "1 year ago"),
    Row(date: "2024-01-06", now: "2024-01-14", text: "1 week ago"),
    Row(date: "2024-02-29", now: "2024-03-05", text: "5 days ago"),
    Row(date: "2016-01-24", now: "2016-12-24", text: "11 months ago"),
    Row(date: "2023-01-01", now: "2023-01-31T14:00", text: "1 month ago"),
    Row(date: "2025-01-02", now: "2024-01-01", text: "in 1 year"),
    Row(date: "2024-01-09", now: "2024-01-01", text: "in 1 week"),
    Row(date: "2024-12-20", now: "2024-01-01", text: "in 1 year"),
    Row(date: "2024-11-30", now: "2024-01-01", text: "in 11 months"),
    Row(date: "2024-01-01T23:30", now: "2024-01-01", text: "in 1 day"),
    Row(date: "2024-01-01T23:29", now: "2024-01-01", text: "in 23 hours"),
    Row(date: "2024-01-07T11:00", now: "2024-01-01", text: "in 6 days"),
    Row(date: "2024-01-07T12:00", now: "2024-01-01", text: "in 1 week"),
    Row(date: "2024-02-29", now: "2024-01-31", text: "in 1 month"),
    Row(
      date: "2024-02-03", now: "2024-01-01", text: "in 33 days",
      fields: [.year, .day]),
    Row(date: "2024-12-25", now: "2024-01-01", text: "in 359 days", fields: [.year, .day]),
    Row(date: "2024-01-03T01:00", now: "2024-01-01", text: "in 49 hours", fields: [.hour]),
    // The day that clocks go forward has 23 hours.
    Row(date: "2024-03-31T22:00", now: "2024-03-30T23:00", text: "in 1 day", zone: "Europe/Berlin"),
  ])
  func countsElapsedUnits(_ row: Row) {
    #expect(format(Row.instant(row.now), style: row.style(.numeric)) == row.text)
  }

  @Test(arguments: [
    Row(date: "2024-01-01T23:30", now: "2024-01-01T00:00", text: "in 24 hours"),
    Row(date: "2024-01-01T00:10", now: "2024-01-01T23:50", text: "24 hours ago"),
    Row(date: "2018-06-15T17:00", now: "2018-06-15T03:00", text: "today", fields: [.day]),
    Row(
      date: "2025-04-29T05:53", now: "2025-04-30T18:53", text: "yesterday",
      zone: "GMT-0500"),
    Row(date: "2023-10-16T06:00", now: "2023-10-15T23:00", text: "tomorrow", fields: [.day]),
    Row(
      date: "2023-10-16T06:00", now: "2023-10-15T23:00", text: "today", zone: "GMT+1100",
      fields: [.day]),
    Row(
      date: "2023-10-16T06:00", now: "2023-10-15T23:00", text: "today", zone: "GMT-0700",
      fields: [.day]),
    Row(
      date: "2024-01-02T23:30", now: "2024-01-02T00:00", text: "tomorrow", zone: "GMT-0600"),
    // The same month is not the last one, and four weeks have passed between its ends.
    Row(date: "2022-01-01", now: "2022-01-31", text: "4 weeks ago", firstWeekday: 2),
    // On April 1 clocks went back by half an hour.
    Row(
      date: "2012-04-27T08:02", now: "2011-08-10T06:09", text: "in 8 months",
      zone: "Australia/Lord_Howe"),
    // Clocks in São Paulo went from 0:00 to 1:00 that night.
    Row(
      date: "2018-11-05T02:00", now: "2018-11-04T03:00", text: "tomorrow",
      zone: "America/Sao_Paulo", fields: [.day]),
  ])
  func namesCalendarUnits(_ row: Row) {
    #expect(format(Row.instant(row.now), style: row.style(.named)) == row.text)
  }

  /// What macOS prints from Wednesday, October 7, 2026, 12:00 UTC, seconds by seconds.
  private static let thresholds: [(Double, String)] = [
    (-0.4, "now"), (-0.6, "1 second ago"), (-59.4, "59 seconds ago"), (-59.5, "1 minute ago"),
    (-89, "1 minute ago"), (-90, "2 minutes ago"), (-1_769, "29 minutes ago"),
    (-1_771, "30 minutes ago"), (-3_569, "59 minutes ago"), (-3_570, "1 hour ago"),
    (-5_399, "1 hour ago"), (-5_400, "2 hours ago"), (-46_800, "13 hours ago"),
    (-84_600, "yesterday"), (-129_600, "yesterday"), (-133_200, "2 days ago"),
    (-259_200, "3 days ago"), (-604_800, "last week"), (-864_000, "last week"),
    (-1_296_000, "2 weeks ago"), (-2_160_000, "4 weeks ago"), (-2_505_600, "last month"),
    (-3_110_400, "last month"), (-3_196_800, "2 months ago"), (-12_960_000, "5 months ago"),
    (-24_192_000, "10 months ago"), (-34_560_000, "last year"), (-95_040_000, "3 years ago"),
    (90, "in 2 minutes"), (300, "in 5 minutes"), (86_400, "tomorrow"), (604_800, "next week"),
  ]

  @Test(arguments: thresholds)
  func keepsTheThresholdsOfMacOS(_ seconds: Double, _ text: String) {
    var style = Row(date: "2026-10-07T12:00", now: "", text: "").style(.named)
    let now = style.anchor
    style.anchor = now + seconds
    #expect(format(now, style: style) == text)
  }

  @Test func countsWeeksFromTheFirstWeekday() {
    let sunday = Row(
      date: "2026-09-27T12:00", now: "2026-10-07T12:00", text: "2 weeks ago", firstWeekday: 2)
    #expect(format(Row.instant(sunday.now), style: sunday.style(.named)) == sunday.text)
  }

  private static let words: [(String, Double, String)] = [
    ("ru_RU", -1_260.0, "21 минуту назад"), ("de_DE", -172_800, "vorgestern"),
    ("ar_EG", 172_800, "بعد الغد"), ("fr_FR", -1_209_600, "il y a 2 semaines"), ("xx_YY", 0, "now"),
  ]

  @Test(arguments: words)
  func hasTheWordsOfTheLocale(_ locale: String, _ seconds: Double, _ text: String) {
    var style = Row(date: "2026-10-07T12:00", now: "", text: "").style(.named)
    style.locale = Locale(identifier: locale)
    let now = style.anchor
    style.anchor = now + seconds
    #expect(format(now, style: style) == text)
  }

  /// Where Foundation counts right, nothing changes.
  @Test(arguments: FullRun.locales)
  func keepsWhatFoundationGetsRight(_ locale: String) {
    for presentation in [Date.RelativeFormatStyle.Presentation.numeric, .named] {
      var style = Row(date: "2026-10-07T12:00", now: "", text: "").style(presentation)
      style.locale = Locale(identifier: locale)
      let now = style.anchor
      for seconds in [-1.0, -300, 7_200, 86_400, -172_800, 604_800] {
        style.anchor = now + seconds
        let text = format(now, style: style)
        #expect(sameScalars(text, style.format(now)), "\(seconds)")
      }
    }
  }

  @Test func followsTheStyle() {
    var style = Row(date: "2024-01-06", now: "", text: "").style(.numeric)
    style.unitsStyle = .spellOut
    style.capitalizationContext = .beginningOfSentence
    #expect(format(Row.instant("2024-01-14"), style: style) == "One week ago")
    style.unitsStyle = .abbreviated
    #expect(format(Row.instant("2024-01-06T03:00"), style: style) == "3 hr. ago")
    style.unitsStyle = .narrow
    #expect(format(Row.instant("2024-01-05T21:00"), style: style) == "In 3h")
    style.allowedFields = []
    #expect(format(Row.instant("2024-01-14"), style: style) == "")
  }

  @Test func countsFromNowInTheStyleWithoutAnchor() {
    let style = Date.RelativeFormatStyle(
      presentation: .numeric, locale: Locale(identifier: "en_US"),
      calendar: Calendar(identifier: .gregorian))
    #expect(
      style.corrected(Row.instant("2024-01-06"), now: Row.instant("2024-01-14")) == "1 week ago")
    #expect(format(.now.addingTimeInterval(-8.2 * 86_400), style: style) == "1 week ago")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e15, -1e15, 2e11, -2e11])
  func trapsForNoDate(_ seconds: Double) {
    var style = Row(date: "2024-01-06", now: "", text: "").style(.numeric)
    let now = style.anchor
    style.anchor = Date(timeIntervalSince1970: seconds)
    let text = format(now, style: style)
    #expect(!text.isEmpty)
    style.presentation = .named
    #expect(!format(now, style: style).isEmpty)
  }
}
