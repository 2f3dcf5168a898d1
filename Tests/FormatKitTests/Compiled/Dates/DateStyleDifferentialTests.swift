import Foundation
import Testing

@testable import FormatKit

/// Compiled date styles, compared with Foundation's text.
struct DateStyleDifferentialTests {
  typealias Style = Date.FormatStyle

  private static let zones = TimeZone.knownTimeZoneIdentifiers.sorted()

  /// A zone for a locale: each of them has another.
  private func zone(for locale: Locale) -> TimeZone {
    let sum = locale.identifier.utf8.reduce(0) { ($0 * 31 + Int($1)) % 65_536 }
    return TimeZone(identifier: Self.zones[sum % Self.zones.count]) ?? .gmt
  }

  private func plain(_ locale: Locale) -> Style {
    Style(
      locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: zone(for: locale))
  }

  struct Preset: CustomTestStringConvertible {
    let date: Style.DateStyle
    let time: Style.TimeStyle
    let testDescription: String
  }

  static let allPresets = [
    Preset(date: .numeric, time: .omitted, testDescription: "numeric"),
    Preset(date: .omitted, time: .standard, testDescription: "standard"),
    Preset(date: .numeric, time: .shortened, testDescription: "numeric, shortened"),
    Preset(date: .abbreviated, time: .shortened, testDescription: "abbreviated, shortened"),
    Preset(date: .long, time: .standard, testDescription: "long, standard"),
    Preset(date: .complete, time: .complete, testDescription: "complete, complete"),
  ]

  @Test(arguments: allPresets)
  func presets(preset: Preset) {
    let all = preset.date == .abbreviated ? 3 : 9
    let left = Differential.compare(
      DateSamples.all, locales: FullRun.thinned(Differential.locales, every: all)
    ) { locale in
      Style(
        date: preset.date, time: preset.time, locale: locale,
        calendar: Calendar(identifier: .gregorian), timeZone: zone(for: locale))
    }
    #expect(left.isEmpty, "\(left.prefix(9))")
  }

  struct Fields: CustomTestStringConvertible {
    let testDescription: String
    let style: @Sendable (Style) -> Style
  }

  static let allFields = [
    Fields(testDescription: "month and weekday, wide") {
      $0.era(.wide).year(.padded(6)).quarter(.wide).month(.wide).weekday(.wide)
    },
    Fields(testDescription: "narrow") {
      $0.era(.narrow).quarter(.narrow).month(.narrow).weekday(.narrow).hour(
        .defaultDigits(amPM: .narrow))
    },
    Fields(testDescription: "week of the year") { $0.year().week(.twoDigits).weekday(.oneDigit) },
    Fields(testDescription: "week of the month") {
      $0.year(.twoDigits).month(.twoDigits).week(.weekOfMonth).day(.ordinalOfDayInMonth)
    },
    Fields(testDescription: "day of the year") { $0.year(.extended()).dayOfYear(.threeDigits) },
    Fields(testDescription: "Julian day") { $0.day(.julianModified(minimumLength: 9)) },
    Fields(testDescription: "milliseconds of the day") { $0.secondFraction(.milliseconds(4)) },
    Fields(testDescription: "fraction") {
      $0.hour(.twoDigits(amPM: .omitted)).minute().second().secondFraction(.fractional(5))
    },
    Fields(testDescription: "day period") {
      $0.hour(.conversationalDefaultDigits(amPM: .wide)).minute(.twoDigits)
    },
    Fields(testDescription: "day period, hour alone") {
      $0.weekday(.short).hour(.conversationalTwoDigits(amPM: .abbreviated))
    },
    Fields(testDescription: "zone names") {
      $0.day().hour().timeZone(.specificName(.long))
    },
    Fields(testDescription: "zone offsets") { $0.month().hour().timeZone(.localizedGMT(.short)) },
    Fields(testDescription: "ISO zone offsets") { $0.minute().timeZone(.iso8601(.long)) },
    Fields(testDescription: "zone places") { $0.hour().timeZone(.exemplarLocation) },
  ]

  @Test(arguments: allFields)
  func fields(fields: Fields) {
    let locales = FullRun.thinned(Differential.locales, every: 14)
    let left = Differential.compare(DateSamples.all, locales: locales) { fields.style(plain($0)) }
    #expect(left.isEmpty, "\(left.prefix(9))")
  }

  @Test(arguments: [(1, 1), (2, 4), (7, 1), (6, 7)])
  func weekRules(firstWeekday: Int, minimumDays: Int) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = firstWeekday
    calendar.minimumDaysInFirstWeek = minimumDays
    let locales = ["en_US", "ar_EG", "de_DE", "en-US-u-fw-tue"]
    let left = Differential.compare(DateSamples.all, perLocale: 1000, locales: locales) {
      Style(locale: $0, calendar: calendar, timeZone: .gmt).year().month().week().weekday(.oneDigit)
    }
    #expect(left.isEmpty)
  }

  @Test(arguments: [
    FormatStyleCapitalizationContext.beginningOfSentence, .listItem, .middleOfSentence, .standalone,
  ])
  func capitalization(_ context: FormatStyleCapitalizationContext) {
    let left = Differential.compare(
      DateSamples.all, locales: FullRun.thinned(Differential.languages, every: 10)
    ) {
      Style(
        date: .complete, time: .omitted, locale: $0, calendar: Calendar(identifier: .gregorian),
        timeZone: .gmt, capitalizationContext: context)
    }
    #expect(left.isEmpty)
  }

  @Test func everyTimeZoneAroundItsTransitions() {
    let zones = FullRun.thinned(Self.zones, every: 20) + ["America/New_York", "Asia/Gaza"]
    for identifier in zones {
      guard let zone = TimeZone(identifier: identifier) else { continue }
      let dates = FullRun.thinned(DateSamples.transitions(of: zone), every: 12)
      let left = Differential.compare(dates, perLocale: dates.count, locales: ["en_US"]) {
        Style(
          date: .numeric, time: .complete, locale: $0,
          calendar: Calendar(identifier: .gregorian), timeZone: zone)
      }
      #expect(left.isEmpty, "\(identifier)")
    }
  }

  @Test(arguments: ["GMT", "GMT+0530", "GMT-1130", "Etc/GMT+12", "UTC"])
  func fixedOffset(zone: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let left = Differential.compare(
      DateSamples.all, perLocale: 300, locales: ["en_US", "fa_IR", "ja_JP"]
    ) {
      Style(
        date: .abbreviated, time: .complete, locale: $0,
        calendar: Calendar(identifier: .gregorian), timeZone: zone)
    }
    #expect(left.isEmpty)
  }

  @Test func forwardsWhatIsNotGregorian() {
    for identifier in [Calendar.Identifier.hebrew, .islamic, .japanese, .buddhist, .chinese] {
      let style = Style(
        date: .complete, time: .shortened, locale: Locale(identifier: "en_US"),
        calendar: Calendar(identifier: identifier), timeZone: .gmt)
      let compiled = style.compiled()
      #expect(!compiled.isCompiled)
      let date = Date(timeIntervalSince1970: 1_700_000_000)
      #expect(sameScalars(compiled.format(date), style.format(date)))
    }
  }
}
