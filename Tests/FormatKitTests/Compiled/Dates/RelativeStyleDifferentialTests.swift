import Foundation
import Testing

@testable import FormatKit

/// Compiled relative styles, compared with the corrected text.
struct RelativeStyleDifferentialTests {
  typealias Style = Date.AnchoredRelativeFormatStyle

  private static let anchor = Date(timeIntervalSince1970: 1_711_839_000.25)  // 2024-03-30T22:50Z

  /// Distances at every edge of every unit, and random ones from a second to centuries.
  static let distances: [TimeInterval] = {
    let lengths = [1.0, 60, 3_600, 86_400, 604_800, 2_629_800, 31_557_600]
    var distances: [TimeInterval] = [0, 0.49, 0.5, 0.51, 1e10, 1.5e11, 3e11, 1e15, .infinity, .nan]
    for length in lengths {
      for count in [0.5, 1, 1.5, 2, 3, 5, 6, 7, 11, 12, 21, 28, 30, 31, 59, 100, 365, 366, 400] {
        distances += [-1, -0.5, 0, 0.5, 1].map { length * count + $0 }
      }
    }
    var generator = SeededGenerator(seed: Differential.seed)
    distances += (0..<2_000).map { _ in
      exp(Double.random(in: 0...23, using: &generator)) as Double
    }
    return distances + distances.map { -$0 }
  }()

  private static let dates = distances.map { anchor + $0 }

  struct Form: CustomTestStringConvertible {
    let presentation: Style.Presentation
    let units: Style.UnitsStyle
    let testDescription: String
  }

  static let forms = [
    Form(presentation: .named, units: .wide, testDescription: "named, wide"),
    Form(presentation: .numeric, units: .wide, testDescription: "numeric, wide"),
    Form(presentation: .named, units: .abbreviated, testDescription: "named, abbreviated"),
    Form(presentation: .numeric, units: .narrow, testDescription: "numeric, narrow"),
    Form(presentation: .numeric, units: .spellOut, testDescription: "numeric, spelt out"),
  ]

  private static func calendar(for locale: Locale) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    let zones = TimeZone.knownTimeZoneIdentifiers
    let sum = locale.identifier.utf8.reduce(0) { ($0 * 31 + Int($1)) % 65_536 }
    calendar.timeZone = TimeZone(identifier: zones[sum % zones.count]) ?? .gmt
    calendar.firstWeekday = 1 + sum % 7
    return calendar
  }

  @Test(arguments: forms)
  func everyLocale(form: Form) {
    let isFirst = form.presentation == .named && form.units == .wide
    let left = Differential.compare(
      Self.dates, perLocale: isFirst ? 10 : 7,
      locales: isFirst ? Differential.locales : FullRun.thinned(Differential.locales, every: 9)
    ) {
      Style(
        anchor: Self.anchor, presentation: form.presentation, unitsStyle: form.units, locale: $0,
        calendar: Self.calendar(for: $0))
    }
    #expect(left.isEmpty, "\(left.prefix(9))")
  }

  @Test(arguments: [
    FormatStyleCapitalizationContext.beginningOfSentence, .listItem, .middleOfSentence, .standalone,
  ])
  func capitalization(_ context: FormatStyleCapitalizationContext) {
    let left = Differential.compare(
      Self.dates, locales: FullRun.thinned(Differential.languages, every: 20)
    ) {
      Style(
        anchor: Self.anchor, presentation: .named, locale: $0, calendar: Self.calendar(for: $0),
        capitalizationContext: context)
    }
    #expect(left.isEmpty)
  }

  @Test func forwardsWhatIsNotGregorian() {
    for identifier in [Calendar.Identifier.hebrew, .islamic, .chinese] {
      let style = Style(
        anchor: Self.anchor, locale: Locale(identifier: "en_US"),
        calendar: Calendar(identifier: identifier))
      let compiled = style.compiled()
      #expect(!compiled.isCompiled)
      let date = Self.anchor + 5e7
      #expect(sameScalars(compiled.format(date), format(date, style: style)))
    }
  }

  @Test(arguments: [Date.RelativeFormatStyle.Presentation.named, .numeric])
  func readsTheClockAtEachCall(presentation: Date.RelativeFormatStyle.Presentation) {
    let style = Date.RelativeFormatStyle(
      presentation: presentation, locale: Locale(identifier: "en_US"),
      calendar: Calendar(identifier: .gregorian))
    let compiled = style.compiled()
    #expect(compiled.isCompiled)
    for distance in Self.distances {
      let date = Date.now + distance
      var texts: [String]
      // The second can pass between the two.
      repeat {
        texts = [style.corrected(date), compiled.format(date), style.corrected(date)]
      } while !sameScalars(texts[0], texts[2])
      #expect(sameScalars(texts[1], texts[0]), "\(distance)")
    }
  }
}

/// The rule for the Gregorian calendar, compared with the one that asks Foundation's calendars.
struct GregorianRelativeRuleTests {
  static let unitSets: [[RelativeUnit]] = [
    RelativeUnit.allCases, [.year, .month, .day, .hour, .minute, .second], [.week, .hour],
    [.day, .hour, .minute], [.year, .month], [.month, .week], [.day], [.year, .second], [.second],
    [.year, .week, .day], [.month, .hour], [.week], [.minute], [],
  ]

  private static let zones = [
    "GMT", "America/New_York", "Europe/Berlin", "Asia/Kolkata", "Australia/Lord_Howe",
    "America/Sao_Paulo", "Pacific/Apia", "Africa/Casablanca", "Asia/Gaza", "Africa/Cairo",
  ]

  @Test(arguments: [true, false])
  func agreesWithTheSlowRule(isNamed: Bool) throws {
    var generator = SeededGenerator(seed: Differential.seed)
    var covered = 0
    let rounds = FullRun.isWanted ? 300_000 : 8_000
    for round in 0..<rounds {
      var calendar = Calendar(identifier: round % 5 == 0 ? .iso8601 : .gregorian)
      calendar.timeZone = try #require(TimeZone(identifier: Self.zones[round % Self.zones.count]))
      calendar.firstWeekday = 1 + round % 7
      let units = round % 2 == 0 ? Self.unitSets[0] : Self.unitSets.randomElement(using: &generator)
      let rule = RelativeDateRule(calendar: calendar, units: units ?? [], isNamed: isNamed)
      let start = Self.start(round, &generator)
      let end = start + Self.distance(round, &generator)
      guard let offset = GregorianRelativeRule(rule).offset(of: end, from: start) else { continue }
      covered += 1
      let expected = rule.offset(of: end, from: start)
      #expect(
        offset == expected,
        """
        from \(start.timeIntervalSince1970) to \(end.timeIntervalSince1970) in \(calendar.timeZone.identifier), \
        weeks from \(calendar.firstWeekday), \(rule.units)
        """)
    }
    #expect(covered > rounds * 9 / 10, "\(covered)")
  }

  /// Moments around the borders of days, months, years and clock changes, and any others.
  private static func start(_ round: Int, _ generator: inout SeededGenerator) -> Date {
    let year = Int.random(in: round % 9 == 0 ? 1600...2149 : 1990...2040, using: &generator)
    let months = round % 3 == 0 ? [1, 2, 3, 12] : Array(1...12)
    let month = months.randomElement(using: &generator) ?? 1
    let days = round % 4 == 0 ? [1, 28, 29, 30, 31] : Array(1...31)
    let day = days.randomElement(using: &generator) ?? 1
    let seconds = CivilDay.daysSince1970(year: year, month: month, day: day) * 86_400
    let time =
      round % 3 == 0
      ? Double(Int.random(in: -14...14, using: &generator) * 3_600)
      : Double.random(in: 0..<86_400, using: &generator)
    return Date(timeIntervalSince1970: Double(seconds) + time)
  }

  private static func distance(_ round: Int, _ generator: inout SeededGenerator) -> TimeInterval {
    let sign = round % 2 == 0 ? 1.0 : -1
    if round % 3 == 0 {
      let distance = RelativeStyleDifferentialTests.distances.randomElement(using: &generator)
      return sign * (distance ?? 0)
    }
    return sign * exp(Double.random(in: 0...19, using: &generator))
  }
}
