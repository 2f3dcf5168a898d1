import Foundation

@testable import FormatKit

extension CorrectedKind {
  static let iso8601 = CorrectedKind(
    title: "ISO 8601",
    rule: """
      ISO 8601-1:2019 counts in the Gregorian calendar in every year (4.3.1), gives years outside 0000 to 9999 a sign \
      (5.2.2.3), weekdays one digit from 1, Monday, to 7, Sunday (5.2.4), and differences to UTC hours and minutes \
      (5.3.4.1): a time that is ahead of UTC by seconds as well is written in UTC. A fraction is the one that the date \
      was made from; digits that there are too many of are cut off.
      """,
    corrections: [
      iso(
        1_674_036_251.123, ".iso8601, includingFractionalSeconds", .fraction,
        foundation: "2023-01-18T10:04:11.122Z", formatKit: "2023-01-18T10:04:11.123Z"),
      iso(
        -0.001, ".iso8601, includingFractionalSeconds", .fraction,
        foundation: "1969-12-31T23:59:59.998Z", formatKit: "1969-12-31T23:59:59.999Z"),
      iso(
        253_402_300_800, ".iso8601", .init(), foundation: "10000-01-01T00:00:00Z",
        formatKit: "+10000-01-01T00:00:00Z"),
      iso(
        -12_219_379_200, ".iso8601", .init(), foundation: "1582-10-04T00:00:00Z",
        formatKit: "1582-10-14T00:00:00Z"),
      iso(
        -62_135_596_800, ".iso8601", .init(), foundation: "0001-01-03T00:00:00Z",
        formatKit: "0001-01-01T00:00:00Z"),
      iso(
        1e15, ".iso8601", .init(), foundation: "506713-02-07T00:00:00Z",
        formatKit: "+31690708-07-05T01:46:40Z"),
      iso(
        -3_000_000_000, ".iso8601, Europe/Amsterdam",
        .init(
          timeZoneSeparator: .colon, timeZone: TimeZone(identifier: "Europe/Amsterdam") ?? .gmt),
        foundation: "1874-12-07T18:57:30+00:17:30", formatKit: "1874-12-07T18:40:00Z"),
      iso(
        1_735_516_800, ".iso8601.year().weekOfYear().day()", .week, foundation: "2025-W01-01",
        formatKit: "2025-W01-1"),
      iso(
        1_704_585_600, ".iso8601.year().weekOfYear().day()", .week, foundation: "2024-W01-00",
        formatKit: "2024-W01-7"),
    ])

  private static func iso(
    _ seconds: Double, _ code: String, _ style: Date.ISO8601FormatStyle, foundation: String,
    formatKit: String
  ) -> Correction {
    Correction(
      "\(seconds) s", Date(timeIntervalSince1970: seconds), code, style, foundation: foundation,
      formatKit: formatKit)
  }
}

extension Date.ISO8601FormatStyle {
  fileprivate static let fraction = Self(includingFractionalSeconds: true)
  fileprivate static let week = Self().year().weekOfYear().day()
}

extension CorrectedKind {
  static let elapsedTime = CorrectedKind(
    title: "Relative dates, numeric",
    rule: """
      The numeric form counts elapsed units and rounds to the nearest. A unit is used as soon as the time, rounded to the \
      next smaller unit, fills it.
      """,
    corrections: [
      relative("2022-12-31", "2024-01-01", .numeric, "2 years ago", "1 year ago"),
      relative("2024-01-06", "2024-01-14", .numeric, "2 weeks ago", "1 week ago"),
      relative("2024-01-14", "2024-01-06", .numeric, "in 2 weeks", "in 1 week"),
      relative("2024-03-01", "2024-01-31", .numeric, "in 2 months", "in 1 month"),
    ])

  static let calendarDays = CorrectedKind(
    title: "Relative dates, named",
    rule: """
      A name such as yesterday, tomorrow or next month is said only of the calendar unit that has it, in the time zone of \
      the style's calendar (UTS #35, part 4, "Calendar Fields"). Hours of one day are counted.
      """,
    corrections: [
      relative("2024-01-01T23:30", "2024-01-01T00:00", .named, "tomorrow", "in 24 hours"),
      relative("2024-01-01T00:10", "2024-01-01T23:50", .named, "yesterday", "24 hours ago"),
      relative("2024-01-01T00:00", "2024-01-31T00:00", .named, "last month", "4 weeks ago"),
    ])

  private static func relative(
    _ date: String, _ now: String, _ presentation: Date.RelativeFormatStyle.Presentation,
    _ foundation: String, _ formatKit: String
  ) -> Correction {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let name = presentation == .named ? "named" : "numeric"
    return Correction(
      "\(date), seen from \(now)", instant(now), ".relative(presentation: .\(name))",
      Date.AnchoredRelativeFormatStyle(
        anchor: instant(date), presentation: presentation, calendar: calendar),
      foundation: foundation, formatKit: formatKit)
  }

  private static func instant(_ text: String) -> Date {
    let time = text.contains("T") ? ":00Z" : "T00:00:00Z"
    return (try? Date(text + time, strategy: .iso8601)) ?? .distantPast
  }
}
