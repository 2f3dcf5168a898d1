import FormatKit
import Foundation
import Testing

struct DateComponentsFormatStyleTests {
  typealias Field = DateComponentsFormatStyle.Field

  /// A style, a range and the text; the calendar is Gregorian.
  struct Row: Sendable, CustomTestStringConvertible {
    let style: DateComponentsFormatStyle
    let range: Range<Date>
    let text: String

    init(
      _ style: DateComponentsFormatStyle.Style, _ fields: Set<Field>?, _ start: String,
      _ end: String, _ text: String, locale: String = "en_US", zone: String = "UTC",
      calendar: Calendar.Identifier = .gregorian
    ) {
      self.style = DateComponentsFormatStyle(
        style: style, locale: Locale(identifier: locale), calendar: .test(calendar, zone: zone),
        fields: fields)
      range = Date.test(start)..<Date.test(end)
      self.text = text
    }

    var testDescription: String { "\(style.locale.identifier) \(range): \(text)" }
  }

  @Test(arguments: [
    // A field that is not asked for goes to the smaller ones; the rest is cut off.
    Row(.wide, [.hour], "2024-01-01T09:00:00Z", "2024-01-01T10:59:59Z", "1 hour"),
    Row(.wide, [.second], "2024-01-01T09:00:00Z", "2024-01-01T09:22:22Z", "1,342 seconds"),
    Row(.wide, [.year, .day], "2023-01-01T00:00:00Z", "2024-12-31T00:00:00Z", "1 year, 365 days"),
    Row(.wide, [.year, .day], "2024-01-01T00:00:00Z", "2024-12-31T00:00:00Z", "365 days"),
    // All seven fields when none is named or the set is empty.
    Row(.wide, nil, "2024-01-01T00:00:00Z", "2024-01-31T00:00:00Z", "4 weeks, 2 days"),
    Row(.wide, [], "2024-01-01T00:00:00Z", "2024-01-31T00:00:00Z", "4 weeks, 2 days"),
    // When all units count zero the smallest is written.
    Row(.wide, nil, "2024-01-01T00:00:00Z", "2024-01-01T00:00:00Z", "0 seconds"),
    Row(.narrow, [.day, .hour], "2024-01-01T00:00:00Z", "2024-01-01T00:59:00Z", "0h"),
    Row(.spellOut, nil, "2024-01-01T00:00:00Z", "2024-01-01T00:00:00Z", "zero seconds"),
    // A month is as long as the calendar has it there.
    Row(.wide, [.month, .day], "2024-01-31T00:00:00Z", "2024-02-29T00:00:00Z", "1 month"),
    Row(.wide, [.month, .day], "2024-01-31T00:00:00Z", "2024-02-28T00:00:00Z", "28 days"),
    Row(.wide, [.month, .day], "2024-02-29T00:00:00Z", "2024-03-31T00:00:00Z", "1 month, 2 days"),
    // Clocks go forward on 2024-03-10 in New York, and back on 2024-11-03.
    Row(
      .wide, [.hour], "2024-03-10T05:00:00Z", "2024-03-11T04:00:00Z", "23 hours",
      zone: "America/New_York"),
    Row(
      .wide, [.day, .hour], "2024-03-10T05:00:00Z", "2024-03-11T04:00:00Z", "1 day",
      zone: "America/New_York"),
    Row(
      .wide, [.day, .hour], "2024-11-03T04:00:00Z", "2024-11-04T05:00:00Z", "1 day",
      zone: "America/New_York"),
    // Other calendars: twelve lunar months make a year of 354 or 355 days.
    Row(
      .wide, [.year, .month, .day], "2024-07-07T00:00:00Z", "2025-06-26T00:00:00Z", "1 year",
      calendar: .islamicUmmAlQura),
    Row(
      .wide, [.year, .month, .day], "2024-07-07T00:00:00Z", "2025-07-07T00:00:00Z",
      "1 year, 11 days", calendar: .islamicUmmAlQura),
    Row(
      .wide, [.year], "1970-01-01T00:00:00Z", "2001-01-01T00:00:00Z", "31 years", calendar: .coptic),
  ])
  func counts(_ row: Row) {
    let text = format(row.range, style: row.style)
    #expect(sameScalars(text, row.text), "\(text)")
  }

  /// In the gender of the unit, where the language has genders.
  @Test(arguments: [
    ("en_US", "twenty-one hours, thirty-one minutes, forty-one seconds"),
    ("ru_RU", "двадцать один час, тридцать одна минута и сорок одна секунда"),
    ("uk_UA", "двадцять одна година, тридцять одна хвилина і сорок одна секунда"),
    (
      "de_DE",
      "ein\u{AD}und\u{AD}zwanzig Stunden, ein\u{AD}und\u{AD}dreißig Minuten und ein\u{AD}und\u{AD}vierzig Sekunden"
    ),
    ("es_ES", "veintiuna horas, treinta y un minutos y cuarenta y un segundos"),
    ("it_IT", "vent\u{AD}una ore, trent\u{AD}un minuti e quarant\u{AD}un secondi"),
    (
      "fr_FR",
      "vingt-et-une\u{A0}heures, trente-et-une minutes et quarante-et-une\u{A0}secondes"
    ),
    ("zh_TW", "二十一小時三十一分鐘四十一秒"),
  ])
  func spellsOutInTheGenderOfTheUnit(locale: String, text: String) {
    let range = Date.test("2024-01-01T00:00:00Z")..<Date.test("2024-01-01T21:31:41Z")
    let style = DateComponentsFormatStyle(
      style: .spellOut, locale: Locale(identifier: locale), calendar: .test())
    #expect(sameScalars(format(range, style: style), text), "\(format(range, style: style))")
  }

  @Test(
    arguments: [
      (0, "0"), (15, "15"), (59.9, "59"), (60, "1:00"), (95, "1:35"), (5400, "1:30:00"),
      (3610, "1:00:10"), (4200, "1:10:00"), (432_000, "120:00:00"),
    ] as [(TimeInterval, String)])
  func showsAsAClockDoes(seconds: TimeInterval, text: String) {
    let start = Date.test("2024-01-01T00:00:00Z")
    #expect(format(start..<start + seconds, style: .timeDuration, locale: .english) == text)
  }

  @Test func showsAsAFinnishClockDoes() {
    let start = Date.test("2024-01-01T00:00:00Z")
    let finnish = Locale(identifier: "fi_FI")
    #expect(format(start..<start + 5400, style: .timeDuration, locale: finnish) == "1.30.00")
  }

  /// The minus stands once, in front.
  @Test func countsBack() {
    let start = Date.test("2024-01-01T00:00:00Z")
    var style = DateComponentsFormatStyle(style: .wide, locale: .english, calendar: .test())
    style.isPositive = false
    #expect(style.format(start..<start + 5_400) == "-1 hour, 30 minutes")
    #expect(style.format(start..<start) == "0 seconds")
    var clock = DateComponentsFormatStyle.timeDuration.locale(.english)
    clock.isPositive = false
    #expect(clock.format(start..<start + 5_400) == "-1:30:00")
    #expect(clock.format(start..<start + 5) == "-5")
    #expect(clock.format(start..<start) == "0")
  }

  /// Swift Foundation's proposal 3: counts have 32 bits.
  @Test func writesZeroBeyond32Bits() {
    let style = DateComponentsFormatStyle(
      style: .wide, locale: .english, calendar: .test(), fields: [.second])
    let start = Date.distantPast
    let limit = TimeInterval(Int32.max)
    #expect(style.format(start..<start + limit) == "2,147,483,647 seconds")
    #expect(style.format(start..<start + limit + 1) == "0 seconds")
    #expect(style.discreteInput(after: start..<start + limit) == nil)
  }

  /// Source written for Apple's systems.
  @Test func compilesApplesSpelling() {
    let start = Date.test("2024-01-01T00:00:00Z")
    let range = start..<start + 93_600
    let style: Date.ComponentsFormatStyle.Style = .wide
    let fields: Set<Date.ComponentsFormatStyle.Field> = [.day, .hour]
    let texts = [
      range.formatted(.components(style: .wide, fields: [.day, .hour]).locale(.english)),
      range.formatted(.components(style: style, fields: fields).locale(.english)),
      range.formatted(.components(style: .wide).locale(.english).calendar(.test())),
      range.formatted(DateComponentsFormatStyle(style: .wide, locale: .english, calendar: .test())),
    ]
    #expect(texts == Array(repeating: "1 day, 2 hours", count: 4))
    #expect(range.formatted(.timeDuration.locale(.english)) == "26:00:00")
  }

  @Test(arguments: StyleLaws.locales)
  func obeysTheLaws(in locale: Locale) throws {
    var style = DateComponentsFormatStyle(
      style: .condensedAbbreviated, locale: locale, calendar: .test(.hebrew), fields: [.day, .hour])
    style.isPositive = false
    try StyleLaws.holdsWhenCoded(style)
    StyleLaws.localeIsReplaced(in: style, with: .english)
  }

  /// No range, style, calendar or locale traps or gives an empty text.
  @Test(arguments: StyleLaws.locales)
  func writesAnyRange(in locale: Locale) {
    let calendars: [Calendar.Identifier] = [.gregorian, .islamic, .chinese, .hebrew, .japanese]
    let dates = [-.infinity, -1e15, -6.3e10, 0, 1e15, .infinity].map(
      Date.init(timeIntervalSinceReferenceDate:))
    let styles: [DateComponentsFormatStyle] = [
      .components(style: .spellOut), .components(style: .narrow, fields: [.second]), .timeDuration,
    ]
    for calendar in calendars {
      for style in styles.map({ $0.locale(locale).calendar(.test(calendar)) }) {
        for (index, start) in dates.enumerated() {
          for end in dates[index...] {
            #expect(!style.format(start..<end).isEmpty)
          }
        }
      }
    }
  }
}

extension Calendar {
  static func test(
    _ identifier: Calendar.Identifier = .gregorian, zone: String = "UTC"
  ) -> Calendar {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
  }
}

extension Date {
  static func test(_ text: String) -> Date {
    (try? Date(text, strategy: .iso8601)) ?? .distantPast
  }
}

extension Locale {
  static let english = Locale(identifier: "en_US")
}
