import Foundation
import Testing

@testable import FormatKit

/// Compiled styles of durations in units, compared with the corrected text.
struct UnitsStyleDifferentialTests {
  typealias Style = Duration.UnitsFormatStyle

  struct Form: CustomTestStringConvertible {
    let testDescription: String
    let style: Style
  }

  private static let clock: Set<Style.Unit> = [.hours, .minutes, .seconds]
  private static let all: Set<Style.Unit> = [
    .weeks, .days, .hours, .minutes, .seconds, .milliseconds, .microseconds, .nanoseconds,
  ]
  private static let widths: [(String, Style.UnitWidth)] = [
    ("wide", .wide), ("condensed", .condensedAbbreviated), ("narrow", .narrow),
  ]
  private static let rules: [FloatingPointRoundingRule] = [
    .up, .down, .toNearestOrAwayFromZero, .towardZero, .awayFromZero,
  ]

  static let forms: [Form] =
    [
      Form(
        testDescription: "abbreviated hours and minutes",
        style: Style(allowedUnits: [.hours, .minutes], width: .abbreviated)),
      Form(testDescription: "all units", style: Style(allowedUnits: all, width: .wide)),
      Form(
        testDescription: "zeros",
        style: Style(allowedUnits: clock, width: .abbreviated, zeroValueUnits: .show(length: 1))),
      Form(
        testDescription: "two digits, no more units than two",
        style: Style(
          allowedUnits: clock.union([.days]), width: .narrow, maximumUnitCount: 2,
          zeroValueUnits: .show(length: 2))),
      Form(
        testDescription: "a value length",
        style: Style(allowedUnits: clock, width: .wide, valueLength: 2)),
      Form(
        testDescription: "value lengths",
        style: Style(
          allowedUnits: clock, width: .wide, zeroValueUnits: .show(length: 1),
          valueLengthLimits: 3...4)),
      Form(
        testDescription: "one fraction digit or two",
        style: Style(
          allowedUnits: [.minutes, .seconds], width: .wide,
          fractionalPart: .init(
            lengthLimits: 1...2, roundingRule: .toNearestOrEven, roundingIncrement: nil))),
      Form(
        testDescription: "six fraction digits at most, one unit",
        style: Style(
          allowedUnits: all.subtracting([.nanoseconds, .microseconds]), width: .abbreviated,
          maximumUnitCount: 1, fractionalPart: .init(lengthLimits: 0...6))),
      Form(testDescription: "days", style: Style(allowedUnits: [.days], width: .wide)),
      Form(
        testDescription: "weeks and milliseconds",
        style: Style(
          allowedUnits: [.weeks, .milliseconds], width: .wide, fractionalPart: .show(length: 3))),
    ]
    + widths.map { name, width in
      Form(
        testDescription: "\(name), two of all units",
        style: Style(allowedUnits: all, width: width, maximumUnitCount: 2))
    }
    + rules.enumerated().map { index, rule in
      Form(
        testDescription: "\(rule)",
        style: Style(
          allowedUnits: clock, width: .abbreviated, maximumUnitCount: 1 + index % 3,
          fractionalPart: .show(length: index % 2, rounded: rule)))
    }

  @Test(arguments: forms)
  func agree(form: Form) {
    let isFirst = form.testDescription == forms[0].testDescription
    let left = Differential.compare(
      DurationSamples.mixed, perLocale: isFirst ? 10 : 30,
      locales: isFirst ? Differential.locales : FullRun.thinned(Differential.locales, every: 30)
    ) { form.style.locale($0) }
    #expect(left.isEmpty, "\(left.count): \(left.prefix(40))")
  }

  private var forms: [Form] { Self.forms }

  /// Many values, in languages with forms of every kind.
  @Test(arguments: ["en_US", "ar_EG", "pl_PL", "lt_LT", "sl_SI", "he_IL", "fr_FR", "da_DK"])
  func manyValues(locale: String) {
    let values = FullRun.isWanted ? DurationSamples.all : Array(DurationSamples.mixed.suffix(150))
    for form in forms {
      Differential.compare(values, perLocale: values.count, locales: [locale]) {
        form.style.locale($0)
      }
    }
  }

  /// Each plural category with each unit.
  @Test(arguments: [Style.UnitWidth.wide, .narrow])
  func everyCount(width: Style.UnitWidth) {
    let counts = [
      0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 15, 20, 21, 22, 25, 31, 40, 80, 99, 100,
    ]
    let units = DurationUnit.allCases
    let values = counts.flatMap { count in
      units.map { Duration(attoseconds: Int128(count) * $0.attoseconds) }
    }
    let languages = FullRun.thinned(Differential.languages, every: 20)
    for unit in units {
      Differential.compare(values, perLocale: 8, locales: languages) {
        Style(allowedUnits: [unit.option], width: width).locale($0)
      }
    }
  }

  /// What is written fast is not given to the style, in any form of word.
  @Test(arguments: ["en_US", "ar_EG", "pl_PL", "he_IL", "fr_FR"])
  func coversNearlyAll(locale: String) throws {
    let values = DurationSamples.all.filter {
      $0.attoseconds.magnitude / 1_000_000_000_000_000_000 < 1 << 28
    }
    for form in forms {
      let writer = try #require(form.style.locale(Locale(identifier: locale)).makeWriter())
      let covered = values.count { writer.text($0) != nil }
      // Left to the style: numbers of more digits than it has room for, and words for 1 where it is 1.0.
      let least = form.style.valueLengthLimits == nil ? 0.95 : 0.5
      #expect(Double(covered) > least * Double(values.count), "\(form), \(covered)")
    }
  }

  @Test func coversUsualDurations() throws {
    let style = Style(allowedUnits: [.hours, .minutes], width: .wide)
    let writer = try #require(style.locale(Locale(identifier: "en_US")).makeWriter())
    #expect(writer.text(.seconds(3_661)) == "1 hour, 1 minute")
    #expect(writer.text(.seconds(-7_200)) == "-2 hours")
    #expect(writer.text(.seconds(29)) == "0 minutes")
    #expect(writer.text(.seconds(Int64.max)) == nil)
  }
}
