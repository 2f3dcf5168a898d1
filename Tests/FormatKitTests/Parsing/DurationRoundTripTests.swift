import FormatKit
import Foundation
import Testing

/// `parse(format(x)) == x` for durations, in every locale.
struct DurationRoundTripTests {
  static let durations: [Duration] = [
    .seconds(5400), .seconds(3661), .seconds(-5400), .seconds(7384), .seconds(2), .seconds(120),
    .seconds(7200), .seconds(86_400 * 8 + 1), .seconds(1_234_567), .zero,
    Duration(secondsComponent: 59, attosecondsComponent: 500_000_000_000_000_000),
    .seconds(11 * 3600 + 5),
  ]
  static let widths: [Duration.UnitsFormatStyle.UnitWidth] = [
    .wide, .abbreviated, .condensedAbbreviated, .narrow,
  ]

  @Test func ofWords() {
    for (step, locale) in Sweep.locales where FullRun.isWanted || step % 4 == 2 {
      for width in Sweep.few(1, of: Self.widths, step: step / 4) {
        let style = Duration.UnitsFormatStyle(
          allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width,
          fractionalPart: .show(length: 1)
        ).locale(locale)
        for duration in Sweep.few(1, of: Self.durations, step: step / 16, in: locale) {
          // A short word may be that of two units, as in Tigrinya.
          RoundTrip.check(duration, style, locale, mayBeAmbiguous: width != .wide)
        }
      }
    }
  }

  @Test func ofSmallUnits() {
    let small = Duration(secondsComponent: 1, attosecondsComponent: 2_003_004_000_000_000)
    for (step, locale) in Sweep.locales where FullRun.isWanted || step % 4 == 0 {
      for width in Sweep.few(1, of: Self.widths, step: step / 4) {
        let style = Duration.UnitsFormatStyle(
          allowedUnits: [.seconds, .milliseconds, .microseconds, .nanoseconds], width: width
        ).locale(locale)
        // The names of these units have digits in Ga, which no one can tell from numbers.
        RoundTrip.check(small, style, locale) { _ in locale.language.languageCode == "gaa" }
      }
    }
  }

  @Test func ofClocks() {
    let clocked: [Duration] = [.seconds(5400), .seconds(-4_000_001), .seconds(59)]
    for (step, locale) in Sweep.locales where FullRun.isWanted || step % 3 == 0 {
      let patterns: [Duration.TimeFormatStyle.Pattern] = [
        .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: 2),
        .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: 3), .hourMinuteSecond,
      ]
      for pattern in Sweep.few(1, of: patterns, step: step / 3) {
        let style = Duration.TimeFormatStyle(pattern: pattern, locale: locale)
        for duration in Sweep.few(1, of: clocked, step: step / 9) {
          RoundTrip.check(duration, style, locale)
        }
      }
      let style = Duration.TimeFormatStyle(pattern: .hourMinute, locale: locale)
      RoundTrip.check(.seconds(60 * (59 + step)), style, locale)
    }
  }
}
