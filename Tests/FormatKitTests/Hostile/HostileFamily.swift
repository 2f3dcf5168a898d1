import FormatKit
import Foundation
import Testing

/// A kind of style with all its settings set, and values at their extremes.
struct HostileFamily: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let cases: @Sendable () -> [HostileCase]

  init(_ name: String, _ cases: @escaping @Sendable () -> [HostileCase]) {
    testDescription = name
    self.cases = cases
  }

  static let all = numbers + currencies + dates + distances + durations + data + others

  static let english = Locale(identifier: "en_US")
}

// MARK: - Numbers

extension HostileFamily {
  private static let integers: [Int] = [.min, -1, 0, 1_234, .max]
  private static let doubles: [Double] = [
    .nan, .infinity, -.infinity, -0.0, 1_234.5, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]
  private static let decimals: [Decimal] = [
    .nan, 0, -1, 1_234.5, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  /// The settings that number styles share, in the two forms of precision that can be read back.
  private static func set<Style: NumberSettingsStyle>(_ style: Style) -> [Style] {
    let base = style.scale(2).grouping(.never).decimalSeparator(strategy: .always)
    return [
      base.precision(.significantDigits(1...3)).notation(.scientific),
      base.precision(.integerAndFractionLength(integerLimits: 1...4, fractionLimits: 1...2)),
      base.notation(.compactName),
    ]
  }

  private static let numbers = [
    HostileFamily("integers") {
      let styles = set(IntegerFormatStyle<Int>(locale: english)).map {
        $0.rounded(rule: .up, increment: 5).sign(strategy: .always())
      }
      return HostileCase.all(styles, integers)
        + HostileCase.all(attributed: styles.map(\.attributed), integers)
    },
    HostileFamily("integer percentages") {
      HostileCase.all(set(IntegerFormatStyle<Int>.Percent(locale: english)), integers)
    },
    HostileFamily("doubles") {
      let styles = set(FloatingPointFormatStyle<Double>(locale: english)).map {
        $0.rounded(rule: .up, increment: 0.5).sign(strategy: .never)
      }
      return HostileCase.all(styles, doubles)
        + HostileCase.all(attributed: styles.map(\.attributed), doubles)
    },
    HostileFamily("floats") {
      HostileCase.all(
        set(FloatingPointFormatStyle<Float>(locale: english)), doubles.map(Float.init))
    },
    HostileFamily("double percentages") {
      HostileCase.all(set(FloatingPointFormatStyle<Double>.Percent(locale: english)), doubles)
    },
    HostileFamily("decimals") {
      let styles = set(Decimal.FormatStyle(locale: english)).map {
        $0.rounded(rule: .up, increment: 5)
      }
      return HostileCase.all(styles, decimals)
        + HostileCase.all(attributed: styles.map(\.attributed), decimals)
    },
    HostileFamily("decimal percentages") {
      HostileCase.all(set(Decimal.FormatStyle.Percent(locale: english)), decimals)
    },
  ]

  private static let currencies = [
    HostileFamily("integer currency") {
      let style = IntegerFormatStyle<Int>.Currency(code: "EUR", locale: english)
      return HostileCase.all(set(style.presentation(.fullName)), integers)
    },
    HostileFamily("double currency") {
      let style = FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: english)
      let styles = set(style.sign(strategy: .accounting))
      return HostileCase.all(styles, doubles)
        + HostileCase.all(attributed: styles.map(\.attributed), doubles)
    },
    HostileFamily("decimal currency") {
      let style = Decimal.FormatStyle.Currency(code: "EUR", locale: english)
      return HostileCase.all(set(style.presentation(.narrow)), decimals)
    },
  ]
}

/// What Foundation's number styles can all be told.
private protocol NumberSettingsStyle {
  func scale(_ multiplicand: Double) -> Self
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
  func decimalSeparator(
    strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  ) -> Self
}

extension IntegerFormatStyle: NumberSettingsStyle {}
extension IntegerFormatStyle.Percent: NumberSettingsStyle {}
extension IntegerFormatStyle.Currency: NumberSettingsStyle {}
extension FloatingPointFormatStyle: NumberSettingsStyle {}
extension FloatingPointFormatStyle.Percent: NumberSettingsStyle {}
extension FloatingPointFormatStyle.Currency: NumberSettingsStyle {}
extension Decimal.FormatStyle: NumberSettingsStyle {}
extension Decimal.FormatStyle.Percent: NumberSettingsStyle {}
extension Decimal.FormatStyle.Currency: NumberSettingsStyle {}

// MARK: - Dates

extension HostileFamily {
  private static let instants =
    [Date.distantPast, .distantFuture]
    + [0, 1.7e9, 1e15, -1e15, 1e300, -1e300, .infinity, -.infinity, .nan].map(
      Date.init(timeIntervalSince1970:))

  private static let ranges: [Range<Date>] = [
    .distantPast..<Date(timeIntervalSince1970: 1.7e9),
    Date(timeIntervalSince1970: 1.7e9)..<Date(timeIntervalSince1970: 1.8e9),
    Date(timeIntervalSince1970: -1e300)..<Date(timeIntervalSince1970: .infinity),
  ]

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = english
    return calendar
  }()

  private static let dates = [
    HostileFamily("dates") {
      let style = Date.FormatStyle(locale: english, calendar: calendar, timeZone: .gmt)
      let styles = [
        style.era(.wide).year(.padded(4)).month(.wide).day().weekday(.wide)
          .hour(.defaultDigits(amPM: .wide)).minute().second(.twoDigits)
          .secondFraction(.fractional(3)).timeZone(.specificName(.long)),
        style.quarter(.wide).week(.weekOfMonth).dayOfYear(.threeDigits)
          .year(.relatedGregorian(minimumLength: 4)).secondFraction(.milliseconds(4)),
      ]
      return HostileCase.all(styles, instants)
        + HostileCase.all(attributed: styles.map(\.attributedStyle), instants)
    },
    HostileFamily("verbatim dates") {
      let style = Date.VerbatimFormatStyle(
        format:
          "\(year: .padded(4)) 'x' \(month: .wide) \(hour: .twoDigits(clock: .twelveHour, hourCycle: .oneBased)) \(timeZone: .iso8601(.long))",
        locale: english, timeZone: .gmt, calendar: calendar)
      return HostileCase.all([style], instants)
        + HostileCase.all(attributed: [style.attributedStyle], instants)
    },
    HostileFamily("ISO 8601") {
      HostileCase.all(
        [Date.ISO8601FormatStyle(includingFractionalSeconds: true), .iso8601.weekOfYear().day()],
        instants)
    },
    HostileFamily("intervals") {
      HostileCase.all(
        [
          Date.IntervalFormatStyle(
            date: .complete, time: .complete, locale: english, calendar: calendar, timeZone: .gmt)
        ], ranges)
    },
  ]

  private static let distances = [
    HostileFamily("relative dates") {
      HostileCase.all(
        [
          Date.RelativeFormatStyle(
            allowedFields: [.day, .hour], presentation: .named, unitsStyle: .wide, locale: english,
            calendar: calendar, capitalizationContext: .beginningOfSentence)
        ], instants)
    },
    HostileFamily("anchored relative dates") {
      HostileCase.all(
        [
          Date.AnchoredRelativeFormatStyle(
            anchor: Date(timeIntervalSince1970: 1.7e9), allowedFields: [.month, .second],
            presentation: .numeric, unitsStyle: .narrow, locale: english, calendar: calendar)
        ], instants)
    },
    HostileFamily("date components") {
      HostileCase.all(
        [
          DateComponentsFormatStyle(
            style: .wide, locale: english, calendar: calendar, fields: [.day, .hour])
        ], ranges)
    },
  ]
}

// MARK: - Amounts

extension HostileFamily {
  private static let spans: [Duration] = [
    .zero, .seconds(-3_700), .seconds(Int64.max), .seconds(Int64.min), .nanoseconds(-1),
    Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
    Duration(attoseconds: 1),
  ]

  private static let durations = [
    HostileFamily("durations in units") {
      let styles = [Duration.UnitsFormatStyle.UnitWidth.wide, .narrow].map {
        Duration.UnitsFormatStyle.units(
          allowed: [.hours, .minutes, .nanoseconds], width: $0, maximumUnitCount: 2,
          zeroValueUnits: .show(length: 2), valueLength: 2,
          fractionalPart: .show(length: 2, rounded: .up, increment: 0.5)
        ).locale(english)
      }
      return HostileCase.all(styles, spans)
        + HostileCase.all(attributed: styles.map(\.attributed), spans)
    },
    HostileFamily("durations as a clock") {
      let patterns: [Duration.TimeFormatStyle.Pattern] = [
        .hourMinute(padHourToLength: 2, roundSeconds: .down),
        .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: 2),
        .minuteSecond(
          padMinuteToLength: 2, fractionalSecondsLength: 1, roundFractionalSeconds: .up),
      ]
      let styles = patterns.map { Duration.TimeFormatStyle(pattern: $0, locale: english) }
      return HostileCase.all(styles, spans)
        + HostileCase.all(attributed: styles.map(\.attributed), spans)
    },
    HostileFamily("durations in components") {
      HostileCase.all(
        [
          DateComponentsFormatStyle.ForDuration.components(style: .wide, fields: [.day, .hour])
            .locale(english), .timeDuration.locale(english),
        ], spans)
    },
  ]

  private static let counts: [Int64] = [.min, -1, 0, 1, 1_023, .max]

  private static let data = [
    HostileFamily("byte counts") {
      let style = ByteCountFormatStyle(
        style: .file, allowedUnits: [.kb, .mb], spellsOutZero: true, includesActualByteCount: true,
        locale: english)
      return HostileCase.all([style], counts)
        + HostileCase.all(attributed: [style.attributed], counts)
    },
    HostileFamily("IEC byte counts") {
      let style = IECByteCountFormatStyle(
        allowedUnits: [.kib, .gib], includesActualByteCount: true, locale: english)
      return HostileCase.all([style], counts)
        + HostileCase.all(attributed: [style.attributed], counts)
    },
    HostileFamily("amounts of data") {
      let style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
        style: .binary, allowedUnits: [.kb], spellsOutZero: true, includesActualByteCount: true,
        locale: english)
      let values = doubles.map { Measurement(value: $0, unit: UnitInformationStorage.yottabytes) }
      return HostileCase.all([style], values)
    },
    HostileFamily("measurements") {
      let number = FloatingPointFormatStyle<Double>(locale: english)
        .precision(.significantDigits(1...3)).scale(2).rounded(rule: .up, increment: 0.5)
      let values = doubles.map { Measurement(value: $0, unit: UnitLength.meters) }
      let styles = [
        Measurement<UnitLength>.FormatStyle(
          width: .wide, locale: english, usage: .personHeight, numberFormatStyle: number),
        Measurement<UnitLength>.FormatStyle(
          width: .narrow, locale: english, usage: .asProvided, numberFormatStyle: number),
      ]
      return HostileCase.all(styles, values)
        + HostileCase.all(attributed: styles.map(\.attributed), values)
    },
  ]
}

// MARK: - Texts

extension HostileFamily {
  private static let others = [
    HostileFamily("lists") {
      HostileCase.all(
        [ListFormatStyle<StringStyle, [String]>.list(type: .and, width: .short).locale(english)],
        [[], ["a"], ["a", "b"], ["", "\u{0}", "c"]])
    },
    HostileFamily("lists of numbers") {
      let number = IntegerFormatStyle<Int>(locale: english).scale(2)
        .precision(.significantDigits(1...3))
      return HostileCase.all(
        [ListFormatStyle<IntegerFormatStyle<Int>, [Int]>(memberStyle: number).locale(english)],
        [[], [1], [.min, 0, .max]])
    },
    HostileFamily("names") {
      let style = PersonNameComponents.FormatStyle(style: .long, locale: english)
      let names = [
        PersonNameComponents(), PersonNameComponents(givenName: "\u{0}", familyName: "é"),
        PersonNameComponents(
          namePrefix: "Dr.", givenName: "Anne", middleName: "B.", familyName: "山田",
          nameSuffix: "PhD", nickname: "🙂"),
      ]
      return HostileCase.all([style], names)
        + HostileCase.all(attributed: [style.attributed], names)
    },
    HostileFamily("names by the standard") {
      let style = PersonNameFormatStyle(
        length: .long, usage: .addressing, formality: .formal, locale: english)
      let names = [
        PersonName(), PersonName(PersonNameComponents(givenName: "\u{0}", familyName: "é")),
      ]
      return HostileCase.all([style], names)
        + HostileCase.all(attributed: [style.attributed], names)
    },
    HostileFamily("modifiers") {
      let number = FloatingPointFormatStyle<Double>(locale: english).scale(2)
        .precision(.significantDigits(1...3))
      return HostileCase.all([number.signlessZero()], doubles)
        + HostileCase.all([number.plainText()], doubles)
        + HostileCase.all([number.compiled()], doubles)
    },
  ]
}
