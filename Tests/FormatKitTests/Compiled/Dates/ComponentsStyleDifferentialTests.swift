import Foundation
import Testing

@testable import FormatKit

/// Compiled styles of date components, compared with the styles' own text.
struct ComponentsStyleDifferentialTests {
  typealias Style = DateComponentsFormatStyle

  struct Form: CustomTestStringConvertible {
    let testDescription: String
    let style: Style

    init(
      _ name: String, _ style: Style.Style, _ fields: Set<Style.Field>? = nil,
      zone: String = "America/New_York", isPositive: Bool = true
    ) {
      testDescription = name
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
      var style = Style(style: style, calendar: calendar, fields: fields)
      style.isPositive = isPositive
      self.style = style
    }
  }

  static let forms: [Form] = [
    Form("all fields, wide", .wide),
    Form("clock", .positional, [.hour, .minute, .second]),
    Form("abbreviated days and hours", .abbreviated, [.day, .hour], zone: "Europe/Berlin"),
    Form("condensed, backwards", .condensedAbbreviated, zone: "Asia/Kolkata", isPositive: false),
    Form("narrow, no weeks", .narrow, [.year, .month, .day, .hour, .minute], zone: "Asia/Tokyo"),
    Form("weeks alone", .wide, [.week], zone: "Australia/Lord_Howe"),
    Form("months and weeks, backwards", .wide, [.month, .week, .second], isPositive: false),
    Form("days in UTC", .wide, [.day, .minute], zone: "UTC"),
    Form("days on the date line", .wide, [.year, .day, .second], zone: "Pacific/Apia"),
    Form("clock of minutes", .positional, [.minute, .second], isPositive: false),
    Form("clock of hours", .positional, [.hour, .minute]),
    Form("clock of seconds", .positional, [.second], isPositive: false),
    Form("spelled out", .spellOut, [.day, .hour, .minute]),
    Form("spelled out, backwards", .spellOut, isPositive: false),
  ]

  @Test(arguments: forms.indices)
  func ranges(index: Int) {
    let locales = index < 2 ? Differential.locales : thinned(every: 25)
    let left = Differential.compare(
      ComponentsSamples.ranges, perLocale: index < 2 ? 10 : 40, locales: locales
    ) { Self.forms[index].style.locale($0) }
    #expect(left.isEmpty, "\(left.count): \(left.prefix(40))")
  }

  /// Many ranges in one locale: what is counted does not depend on it.
  @Test(arguments: forms.filter { $0.style.style != .spellOut })
  func manyRanges(form: Form) {
    let values = ComponentsSamples.ranges
    Differential.compare(
      values, perLocale: FullRun.isWanted ? values.count : 1_500, locales: ["en_US"]
    ) { form.style.locale($0) }
  }

  @Test(arguments: forms.filter { $0.style.isPositive })
  func durations(form: Form) {
    compareElapsed(form, DurationSamples.mixed, Style.ForDuration.init)
  }

  @Test(arguments: forms.filter { $0.style.isPositive })
  func seconds(form: Form) {
    compareElapsed(form, ComponentsSamples.seconds, Style.ForSeconds.init)
  }

  /// The first form is seen in all locales, the others by more values in some.
  private func compareElapsed<Elapsed: CompilableFormatStyle>(
    _ form: Form, _ values: [Elapsed.FormatInput], _ make: (Style) -> Elapsed,
    location: SourceLocation = #_sourceLocation
  ) {
    let isFirst = form.testDescription == Self.forms[0].testDescription
    let left = Differential.compare(
      values, perLocale: isFirst ? 10 : 40,
      locales: isFirst ? Differential.locales : thinned(every: 25),
      style: { make(form.style).locale($0) }, location: location)
    #expect(left.isEmpty, "\(left.count): \(left.prefix(40))", sourceLocation: location)
  }

  private func thinned(every step: Int) -> [String] {
    FullRun.thinned(Differential.locales, every: step) + ["ar_EG", "he_IL", "fr_FR", "hi_IN"]
  }

  @Test(arguments: forms)
  func coversNearlyAll(form: Form) throws {
    let writer = try #require(form.style.locale(Locale(identifier: "en_US")).makeWriter())
    let values = ComponentsSamples.ranges
    let covered = values.count { writer.text($0) != nil }
    #expect(Double(covered) > (form.style.style == .spellOut ? 0.5 : 0.8) * Double(values.count))
  }

  @Test func coversUsualRanges() throws {
    let style = Form("", .wide).style.locale(Locale(identifier: "en_US"))
    let writer = try #require(style.makeWriter())
    let start = Date(timeIntervalSince1970: 1_704_067_200.25)
    #expect(writer.text(start..<(start + 5_400)) == "1 hour, 30 minutes")
    #expect(writer.text(start..<(start + 0.5)) == "0 seconds")
    #expect(writer.text(start..<(start + 40 * 86_400)) == "1 month, 1 week, 2 days")
    #expect(writer.text(start..<(start + 60 * 365 * 86_400)) != nil)
    #expect(writer.text(start..<Date(timeIntervalSince1970: 1e13)) == nil)
  }
}

/// Ranges of dates and numbers of seconds at every edge, and random ones.
enum ComponentsSamples {
  static let seconds: [Double] =
    DurationSamples.mixed.map { Double($0.attoseconds) / 1e18 } + [
      .infinity, -.infinity, .nan, -0.0, 0x1p53, -0x1p53 + 1, 0x1p64,
    ]

  private static let day = 86_400.0

  /// Ends of months and years, leap days, changes of clocks, fractions of a second, far years.
  private static let starts: [Double] = [
    1_704_067_200, 1_709_164_799, 1_709_208_000, 1_706_745_599.75, 1_582_934_400.5, 951_782_400,
    1_710_054_000, 1_710_053_999, 1_730_610_000, 1_730_613_600.125, 1_711_846_800, 1_325_203_200,
    0, -1, -86_400.5, -2_208_988_800, -5_000_000_000, -11_000_000_000, 4_102_444_800,
    6_000_000_000, 32_503_680_000, 190_000_000_000, -62_135_596_800, 1e13, 978_307_199.9,
  ]

  private static let lengths: [Double] = [
    0, 0.25, 0.999, 1, 59, 60, 61, 3_599, 3_600, 3_661.5, 86_399, day, 86_401, 90_061, 6 * day,
    7 * day - 1, 7 * day, 8 * day, 27 * day, 28 * day, 29 * day, 30 * day, 31 * day, 31 * day - 1,
    59 * day, 60 * day, 61 * day, 90 * day, 181 * day, 182 * day, 364 * day, 365 * day, 366 * day,
    365 * day - 3_600, 365 * day + 3_600, 730 * day, 1_461 * day, 36_524 * day, 36_525 * day,
    2_147_483_647, 2_147_483_648, 1e10,
  ]

  static let ranges: [Range<Date>] = {
    var generator = SeededGenerator(seed: Differential.seed)
    let edges = starts.flatMap { start in lengths.map { range(start, $0) } }
    let random = (0..<6_000).map { index -> Range<Date> in
      let start = Double.random(in: -3e9..<6e9, using: &generator)
      let length = exp(Double.random(in: 0...21.5, using: &generator))
      return switch index % 3 {
      case 0: range(start.rounded(), length.rounded())
      case 1: range(start.rounded() + 0.25, length.rounded() + Double(index % 5) * 0.25)
      default: range(start, length)
      }
    }
    // Near the hours in which clocks of many zones change.
    let changes = (0..<3_000).map { index -> Range<Date> in
      let starts = [1_710_054_000.0, 1_730_610_000, 1_711_846_800, 1_729_990_800, 1_728_140_400]
      let start =
        starts[index % starts.count] + Double(Int.random(in: -14...14, using: &generator)) * 900
      return range(
        start - Double(Int.random(in: 0...400, using: &generator)) * day,
        Double(Int.random(in: 1...400, using: &generator)) * day
          + Double(Int.random(in: -8...8, using: &generator)) * 900)
    }
    return (edges + random + changes).shuffled(using: &generator)
  }()

  private static func range(_ start: Double, _ length: Double) -> Range<Date> {
    let start = Date(timeIntervalSince1970: start)
    return start..<(start + max(length, 0))
  }
}
