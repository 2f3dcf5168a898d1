import Foundation
import Testing

@testable import FormatKit

/// Durations in units through `format(_:style:)`, in `en_US`.
struct DurationCorrectionTests {
  typealias Style = Duration.UnitsFormatStyle

  struct Row: Sendable, CustomTestStringConvertible {
    let duration: Duration
    let units: [DurationUnit]
    var limit: Int?
    var zeros = Style.ZeroValueUnitsDisplayStrategy.hide
    var fraction = Style.FractionalPartDisplayStrategy.hide
    let text: String
    var testDescription: String { "\(duration) in \(units), at most \(limit ?? -1)" }

    var style: Style {
      Style(
        allowedUnits: Set(units.map(\.option)), width: .wide, maximumUnitCount: limit,
        zeroValueUnits: zeros, fractionalPart: fraction
      ).locale(Locale(identifier: "en_US"))
    }
  }

  private static let clock: [DurationUnit] = [.hours, .minutes, .seconds]
  private static let all: [DurationUnit] = [.weeks, .days, .hours, .minutes, .seconds]

  private static let carried: [Row] = [
    Row(duration: .seconds(84_600), units: [.days, .hours, .minutes], limit: 1, text: "1 day"),
    Row(duration: .seconds(88_260), units: [.days, .hours, .minutes], limit: 1, text: "1 day"),
    Row(duration: .seconds(-84_600), units: all, limit: 1, text: "-1 day"),
    Row(duration: .seconds(3_570), units: clock, limit: 1, text: "1 hour"),
    Row(duration: .seconds(3_569), units: clock, limit: 1, text: "59 minutes"),
    Row(duration: .seconds(89_980), units: all, limit: 2, text: "1 day, 1 hour"),
    Row(duration: .seconds(86_390), units: all, limit: 2, text: "1 day"),
    Row(duration: .seconds(604_790), units: all, limit: 3, text: "1 week"),
    Row(
      duration: .microseconds(999_600), units: [.seconds, .milliseconds, .microseconds], limit: 1,
      text: "1 second"),
    Row(
      duration: .seconds(84_600), units: [.days, .hours, .minutes], limit: 1,
      zeros: .show(length: 1), text: "1 day"),
    Row(
      duration: .seconds(89_980), units: all, limit: 2, zeros: .show(length: 2),
      text: "01 day, 01 hour"),
    Row(
      duration: .seconds(5_270_100), units: [.days, .hours, .minutes, .seconds], limit: 3,
      text: "60 days, 23 hours, 55 minutes"),
    Row(
      duration: .seconds(30_600), units: clock, limit: 1,
      fraction: .hide(rounded: .toNearestOrAwayFromZero), text: "9 hours"),
    Row(duration: .seconds(30_600), units: clock, limit: 1, text: "8 hours"),
    Row(duration: .seconds(32_399), units: [.hours, .minutes], text: "9 hours"),
    Row(duration: .seconds(1_800), units: [.hours], text: "0 hours"),
    Row(duration: .seconds(5_400), units: [.hours], text: "2 hours"),
  ]

  private static let fractions: [Row] = [
    Row(
      duration: .milliseconds(59_970), units: [.minutes, .seconds], fraction: .show(length: 1),
      text: "1 minute"),
    Row(
      duration: .seconds(61), units: [.minutes, .seconds], limit: 1, fraction: .show(length: 1),
      text: "1 minute"),
    Row(
      duration: .seconds(90), units: [.minutes, .seconds], limit: 1, fraction: .show(length: 1),
      text: "1.5 minutes"),
    Row(duration: .seconds(60), units: [.minutes], fraction: .show(length: 1), text: "1.0 minutes"),
    Row(
      duration: .milliseconds(3_599_970), units: clock, limit: 2, fraction: .show(length: 1),
      text: "1 hour"),
    Row(
      duration: .seconds(9_804), units: clock, limit: 1, fraction: .show(length: 2),
      text: "2.72 hours"),
    Row(duration: .zero, units: clock, limit: 1, fraction: .show(length: 2), text: "0.00 seconds"),
    Row(
      duration: .milliseconds(59_995), units: [.minutes, .seconds], zeros: .show(length: 1),
      fraction: .show(length: 2), text: "1 minute, 0.00 seconds"),
    Row(
      duration: .seconds(82_800), units: [.days, .hours], limit: 1,
      fraction: .show(length: 0, increment: 5), text: "0 days"),
  ]

  private static let long: [Row] = [
    Row(
      duration: .seconds(Int64.max), units: [.seconds],
      text: "9,223,372,036,854,775,807 seconds"),
    Row(
      duration: .seconds(Int64.min), units: all,
      text: "-15,250,284,452,471 weeks, 3 days, 15 hours, 30 minutes, 8 seconds"),
    Row(duration: .seconds(Int64.max), units: [.weeks], text: "15,250,284,452,472 weeks"),
    Row(
      duration: Duration(secondsComponent: 1, attosecondsComponent: 1), units: [.seconds],
      fraction: .show(length: 18), text: "1.000000000000000001 seconds"),
    Row(
      duration: .seconds(Int64.max) + .milliseconds(5), units: [.seconds, .milliseconds],
      fraction: .show(length: 2), text: "9,223,372,036,854,775,807 seconds, 5.00 milliseconds"),
    Row(duration: .seconds(1e20), units: [.seconds], text: "100,000,000,000,000,000,000 seconds"),
    Row(duration: .seconds(5), units: [], text: ""),
    Row(duration: .seconds(3_700), units: clock, limit: 0, text: "1 hour"),
    Row(duration: .seconds(3_700), units: clock, limit: -3, text: "1 hour"),
  ]

  @Test(arguments: carried + fractions + long)
  func prints(_ row: Row) {
    let text = format(row.duration, style: row.style)
    #expect(sameScalars(text, row.text), "\(text)")
    let attributed = format(row.duration, style: row.style.attributed)
    #expect(sameScalars(String(attributed.characters), row.text))
  }

  /// No unit is as many as fill a larger one that may be used, and what is told is the nearest to be told.
  @Test func carriesAlways() {
    var random = SeededGenerator(seed: 7)
    let rounding = DurationRounding(fractionDigits: 0, rule: .toNearestOrEven, increment: nil)
    for _ in 0..<(FullRun.isWanted ? 200_000 : 4_000) {
      let allowed = DurationUnit.allCases.filter { _ in Bool.random(using: &random) }
      guard let smallest = allowed.last else { continue }
      let exponent = Int.random(in: 0...27, using: &random)
      let scale = (0..<exponent).reduce(Int128(1)) { scale, _ in scale * 10 }
      let attoseconds =
        Int128.random(in: -99...99, using: &random) * scale
        + Int128.random(in: -2...2, using: &random)
      let limit = Int.random(in: 1...3, using: &random)
      let units = CarriedUnits(
        attoseconds, allowed: allowed, limit: limit, showsZeros: false, rounding: rounding)
      #expect(units.units.count <= limit)
      let last = units.units.last ?? smallest
      var rest = units.attoseconds
      for unit in units.units {
        let count = rest / unit.attoseconds
        rest %= unit.attoseconds
        guard let larger = allowed.last(where: { $0.rawValue < unit.rawValue }) else { continue }
        #expect(count.magnitude < (larger.attoseconds / unit.attoseconds).magnitude)
      }
      #expect(rest == 0)
      let difference = units.attoseconds - attoseconds
      #expect(difference.magnitude * 2 <= last.attoseconds.magnitude)
    }
  }

  /// Where every unit is shown, and with its number, nothing changes.
  @Test(arguments: FullRun.locales)
  func keepsWhatFoundationGetsRight(_ locale: String) {
    for width in [Style.UnitWidth.wide, .abbreviated, .condensedAbbreviated, .narrow] {
      let style = Style(
        allowedUnits: Set(Self.all.map(\.option)), width: width, maximumUnitCount: 3,
        zeroValueUnits: .show(length: 1)
      ).locale(Locale(identifier: locale))
      for seconds in [0, 1, -270_183, 700_000] {
        let duration = Duration.seconds(seconds)
        #expect(sameScalars(format(duration, style: style), style.format(duration)))
        #expect(
          format(duration, style: style.attributed) == style.attributed.format(duration))
      }
    }
  }
}

/// Durations between colons through `format(_:style:)`, in `en_US`.
struct TimeDurationCorrectionTests {
  typealias Pattern = Duration.TimeFormatStyle.Pattern

  struct Row: Sendable, CustomTestStringConvertible {
    let duration: Duration
    let pattern: Pattern
    let text: String
    var testDescription: String { "\(duration): \(text)" }
  }

  private static func seconds(_ digits: Int) -> Pattern {
    .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: digits)
  }

  private static let almostAMinute = Duration(
    secondsComponent: 59, attosecondsComponent: 999_999_999_999_999_999)

  private static let rows: [Row] = [
    Row(duration: .seconds(-42), pattern: .hourMinuteSecond, text: "-0:00:42"),
    Row(duration: .seconds(-3_661), pattern: .hourMinuteSecond, text: "-1:01:01"),
    Row(duration: .seconds(30), pattern: .hourMinute, text: "0:00"),
    Row(duration: .seconds(90), pattern: .hourMinute, text: "0:02"),
    Row(duration: almostAMinute, pattern: seconds(2), text: "1:00.00"),
    Row(duration: almostAMinute, pattern: seconds(17), text: "1:00.00000000000000000"),
    Row(duration: almostAMinute, pattern: seconds(18), text: "0:59.999999999999999999"),
    Row(
      duration: Duration(secondsComponent: 12, attosecondsComponent: 123_456_789_123_456_789),
      pattern: seconds(18), text: "0:12.123456789123456789"),
    Row(
      duration: .seconds(Int64.max), pattern: .hourMinuteSecond,
      text: "2,562,047,788,015,215:30:07"),
    Row(
      duration: .seconds(Int64.min), pattern: .minuteSecond, text: "-153,722,867,280,912,930:08"),
    Row(
      duration: .seconds(-1e20), pattern: .hourMinute(padHourToLength: 20),
      text: "-00,027,777,777,777,777,777:47"),
  ]

  @Test(arguments: rows)
  func prints(_ row: Row) {
    let style = Duration.TimeFormatStyle(
      pattern: row.pattern, locale: Locale(identifier: "en_US"))
    let text = format(row.duration, style: style)
    #expect(sameScalars(text, row.text), "\(text)")
    let attributed = format(row.duration, style: style.attributed)
    #expect(sameScalars(String(attributed.characters), row.text))
  }
}
