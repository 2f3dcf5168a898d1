import FormatKit
import Foundation
import Testing

/// Every style of the family writes every value in every locale: it never stops the process, and it writes something
/// unless there is nothing to write, compiled or not.
struct NothingTrapsTests {
  static let locales = ["en_US", "", "xx_YY", "en-u-nu-arab", "ar-SA-u-ca-islamic"]

  static let dates: [Date] =
    [.distantPast, .distantFuture]
    + [
      0, -0.5, 1e15, -1e15, 1e300, -1e300, .greatestFiniteMagnitude, .infinity, -.infinity,
    ].map(Date.init(timeIntervalSinceReferenceDate:))

  /// A date that is no number, of which some styles write nothing.
  static let noDate = Date(timeIntervalSinceReferenceDate: .nan)

  static let ranges: [Range<Date>] = dates.flatMap { start in
    dates.filter { start <= $0 }.map { start..<$0 }
  }

  static let calendars = FullRun.thinned(
    [.gregorian, .hebrew, .islamic, .chinese, .japanese, .iso8601], every: 2
  ).map { Calendar.test($0) }

  // MARK: - Dates

  @Test(arguments: locales)
  func writesDates(in locale: String) {
    for calendar in Self.calendars {
      let style = Date.FormatStyle(
        date: .complete, time: .complete, calendar: calendar, timeZone: .gmt)
      expectText(of: style, Self.dates, locale)
      expectText(of: style.era(.wide).week(.weekOfMonth).dayOfYear(), Self.dates, locale)
      expectAttributedText(of: style.attributedStyle, Self.dates, locale)
      let verbatim = Date.VerbatimFormatStyle(
        format:
          "\(year: .padded(4))-\(week: .twoDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased))",
        timeZone: .gmt, calendar: calendar)
      expectText(of: verbatim, Self.dates, locale)
      expectAttributedText(of: verbatim.attributedStyle, Self.dates, locale)
      let texts = [
        format(Self.noDate, style: style), format(Self.noDate, style: style.compiled()),
        format(Self.noDate, style: verbatim), format(Self.noDate, style: verbatim.compiled()),
      ]
      #expect(texts == ["", "", "", ""])
      #expect(format(Self.noDate, style: verbatim.attributedStyle).characters.isEmpty)
    }
  }

  @Test(arguments: locales)
  func writesISODates(in locale: String) {
    expectText(of: .iso8601, Self.dates + [Self.noDate], locale)
    expectText(of: Date.ISO8601FormatStyle(includingFractionalSeconds: true), Self.dates, locale)
    expectText(of: .iso8601.year().weekOfYear().day(), Self.dates + [Self.noDate], locale)
    expectText(
      of: .iso8601.year().day().time(includingFractionalSeconds: false), Self.dates, locale)
  }

  @Test(arguments: locales)
  func writesRelativeDates(in locale: String) {
    for presentation in [Date.RelativeFormatStyle.Presentation.named, .numeric] {
      for calendar in Self.calendars {
        let style = Date.RelativeFormatStyle(
          presentation: presentation, unitsStyle: .spellOut, calendar: calendar)
        expectText(of: style, Self.dates + [Self.noDate], locale)
        for anchor in Self.dates {
          let style = Date.AnchoredRelativeFormatStyle(
            anchor: anchor, presentation: presentation, calendar: calendar)
          expectText(
            of: style, calendar.identifier == .gregorian ? Self.dates : [.distantPast], locale)
        }
      }
    }
  }

  @Test(arguments: locales)
  func writesRangesOfDates(in locale: String) {
    for calendar in Self.calendars {
      let style = Date.IntervalFormatStyle(
        date: .complete, time: .complete, calendar: calendar, timeZone: .gmt)
      expectText(of: style, Self.ranges, locale)
    }
    expectText(of: .interval, Self.ranges, locale)
    expectText(of: .components(style: .spellOut), Self.ranges, locale)
    expectText(of: .components(style: .narrow, fields: [.month, .second]), Self.ranges, locale)
    expectText(of: .timeDuration, Self.ranges, locale)
  }

  // MARK: - Numbers

  @Test(arguments: locales)
  func writesIntegers(in locale: String) {
    expectText(ofIntegers: [Int8.min, 0, .max], locale)
    expectText(ofIntegers: [UInt8.min, .max], locale)
    expectText(ofIntegers: [Int16.min, 0, .max], locale)
    expectText(ofIntegers: [UInt16.min, .max], locale)
    expectText(ofIntegers: [Int32.min, 0, .max], locale)
    expectText(ofIntegers: [UInt32.min, .max], locale)
    expectText(ofIntegers: [Int64.min, 0, .max], locale)
    expectText(ofIntegers: [UInt64.min, .max], locale)
    expectText(ofIntegers: [Int.min, 0, .max], locale)
    expectText(ofIntegers: [UInt.min, .max], locale)
    expectText(ofIntegers: [Int128.min, 0, .max], locale)
    expectText(ofIntegers: [UInt128.min, .max], locale)
  }

  private func expectText<Value: BinaryInteger & Sendable>(
    ofIntegers values: [Value], _ locale: String
  ) {
    let style = IntegerFormatStyle<Value>()
    expectText(of: style, values, locale)
    expectText(of: style.notation(.compactName), values, locale)
    expectText(of: style.notation(.scientific), values, locale)
    expectText(of: style.scale(-1e300), values, locale)
    expectAttributedText(of: style.attributed, values, locale)
    expectText(of: IntegerFormatStyle<Value>.Percent(), values, locale)
    for code in Self.currencies {
      expectText(of: IntegerFormatStyle<Value>.Currency(code: code), values, locale)
    }
  }

  private static let currencies = ["USD", "JPY", "XXX", "USDT", "", "é\u{0}"]

  @Test(arguments: locales)
  func writesFloatingPointNumbers(in locale: String) {
    expectText(ofFloats: Self.floats(Double.self), locale)
    expectText(ofFloats: Self.floats(Float.self), locale)
    expectText(ofFloats: Self.floats(Float16.self), locale)
  }

  private static func floats<Value: BinaryFloatingPoint>(_: Value.Type) -> [Value] {
    [
      .nan, .signalingNaN, .infinity, -.infinity, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 0, -0.0, 1.5,
    ]
  }

  private func expectText<Value: BinaryFloatingPoint & Sendable>(
    ofFloats values: [Value], _ locale: String
  ) {
    let style = FloatingPointFormatStyle<Value>()
    expectText(of: style, values, locale)
    expectText(of: style.precision(.fractionLength(0...40)), values, locale)
    expectText(of: style.scale(.nan), values, locale)
    expectText(of: style.rounded(increment: .nan), values, locale)
    expectText(of: style.notation(.compactName), values, locale)
    expectAttributedText(of: style.attributed, values, locale)
    expectText(of: FloatingPointFormatStyle<Value>.Percent(), values, locale)
    for code in Self.currencies {
      expectText(of: FloatingPointFormatStyle<Value>.Currency(code: code), values, locale)
    }
  }

  @Test(arguments: locales)
  func writesDecimals(in locale: String) {
    let values: [Decimal] = [
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, .nan, 0,
      Decimal(sign: .minus, exponent: 127, significand: 1), Decimal(Int64.min), 0.001,
    ]
    expectText(of: Decimal.FormatStyle(), values, locale)
    expectText(of: Decimal.FormatStyle().notation(.compactName), values, locale)
    expectText(of: Decimal.FormatStyle().rounded(increment: 5), values, locale)
    expectAttributedText(of: Decimal.FormatStyle().attributed, values, locale)
    expectText(of: Decimal.FormatStyle.Percent(), values, locale)
    for code in Self.currencies {
      let style = Decimal.FormatStyle.Currency(code: code)
      expectText(of: style, values, locale)
      expectText(of: style.presentation(.fullName), values, locale)
    }
  }

  @Test(arguments: locales)
  func writesByteCounts(in locale: String) {
    let values = [Int64.min, -1, 0, 1, 1_023, .max]
    for base in [ByteCountFormatStyle.Style.file, .memory, .decimal, .binary] {
      for units in [ByteCountFormatStyle.Units.all, .bytes, .kb, .zb, .ybOrHigher, []] {
        let style = ByteCountFormatStyle(
          style: base, allowedUnits: units, includesActualByteCount: true)
        expectText(of: style, values, locale)
        expectAttributedText(of: style.attributed, values, locale)
      }
    }
    for units in [IECByteCountFormatStyle.Units.all, .bytes, .eib, []] {
      let style = IECByteCountFormatStyle(allowedUnits: units, includesActualByteCount: true)
      expectText(of: style, values, locale)
      expectAttributedText(of: style.attributed, values, locale)
    }
  }

  @Test(arguments: locales)
  func writesAmountsOfData(in locale: String) {
    let values = [.nan, .infinity, -.greatestFiniteMagnitude, 1e15, -0.0, 0.1]
      .map { Measurement(value: $0, unit: UnitInformationStorage.yottabytes) }
    for units in [ByteCountFormatStyle.Units.all, .bytes, .ybOrHigher, []] {
      let style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
        style: .binary, allowedUnits: units, spellsOutZero: true, includesActualByteCount: true,
        locale: Locale(identifier: locale))
      expectText(of: style, values, locale)
      expectAttributedText(of: style.attributed, values, locale)
    }
  }

  // MARK: - Measurements

  @Test(arguments: locales)
  func writesMeasurements(in locale: String) {
    expectText(of: UnitAcceleration.gravity, locale)
    expectText(of: UnitAngle.degrees, locale)
    expectText(of: UnitArea.acres, locale)
    expectText(of: UnitConcentrationMass.gramsPerLiter, locale)
    expectText(of: UnitDispersion.partsPerMillion, locale)
    expectText(of: UnitDuration.hours, locale)
    expectText(of: UnitElectricCharge.coulombs, locale)
    expectText(of: UnitElectricCurrent.amperes, locale)
    expectText(of: UnitElectricPotentialDifference.volts, locale)
    expectText(of: UnitElectricResistance.ohms, locale)
    expectText(of: UnitEnergy.joules, locale)
    expectText(of: UnitFrequency.hertz, locale)
    expectText(of: UnitFuelEfficiency.litersPer100Kilometers, locale)
    expectText(of: UnitIlluminance.lux, locale)
    expectText(of: UnitInformationStorage.bytes, locale)
    expectText(of: UnitLength.miles, locale)
    expectText(of: UnitMass.kilograms, locale)
    expectText(of: UnitPower.watts, locale)
    expectText(of: UnitPressure.newtonsPerMetersSquared, locale)
    expectText(of: UnitSpeed.knots, locale)
    expectText(of: UnitTemperature.kelvin, locale)
    expectText(of: UnitVolume.cups, locale)
    expectText(of: UnitLength.centimeters, locale, usage: .personHeight)
    expectText(of: UnitMass.pounds, locale, usage: .personWeight)
    let odd = UnitLength(symbol: "", converter: UnitConverterLinear(coefficient: .nan))
    expectText(of: odd, locale)
    expectText(of: odd, locale, usage: .asProvided)
  }

  private func expectText<Unit: Dimension>(
    of unit: Unit, _ locale: String, usage: MeasurementFormatUnitUsage<Unit> = .general
  ) {
    let values = [.nan, .infinity, -.greatestFiniteMagnitude, 1e15, -0.0, 2]
      .map { Measurement(value: $0, unit: unit) }
    for width in [Measurement<Unit>.FormatStyle.UnitWidth.wide, .narrow] {
      let style = Measurement<Unit>.FormatStyle(width: width, usage: usage)
      expectText(of: style, values, locale)
    }
    let style = Measurement<Unit>.FormatStyle(width: .abbreviated, usage: usage)
    expectAttributedText(of: style.attributed, values, locale)
  }

  // MARK: - Lists and names

  @Test(arguments: locales)
  func writesLists(in locale: String) {
    let lists = [[""], ["", ""], ["\u{0}"], ["a", "b"], Array(repeating: "x", count: 2_000)]
    for type in [ListFormatStyle<StringStyle, [String]>.ListType.and, .or] {
      for width in [ListFormatStyle<StringStyle, [String]>.Width.standard, .short, .narrow] {
        let style: ListFormatStyle<StringStyle, [String]> = .list(type: type, width: width)
        for list in lists.dropFirst() { expectText(of: style, [list], locale) }
        #expect(format([], style: style, locale: Locale(identifier: locale)) == "")
        #expect(format([""], style: style, locale: Locale(identifier: locale)) == "")
      }
    }
    let dates = ListFormatStyle<Date.FormatStyle, [Date]>(memberStyle: Date.FormatStyle())
    expectText(of: dates, [Self.dates], locale)
  }

  @Test(arguments: locales)
  func writesNames(in locale: String) {
    var odd = PersonNameComponents()
    odd.givenName = "\u{0}"
    odd.familyName = String(repeating: "é", count: 2_000)
    odd.nickname = " "
    var blank = PersonNameComponents()
    blank.givenName = ""
    for form in [
      PersonNameComponents.FormatStyle.Style.short, .medium, .long, .abbreviated,
    ] {
      let style = PersonNameComponents.FormatStyle(style: form)
      expectText(of: style, [odd], locale)
      for name in [blank, PersonNameComponents()] {
        #expect(format(name, style: style, locale: Locale(identifier: locale)) == "")
      }
    }
  }

  @Test(arguments: locales)
  func writesNamesByTheStandard(in locale: String) {
    var odd = PersonName()
    odd.given = "\u{0}"
    odd.surname = String(repeating: "é", count: 2_000)
    for length in PersonNameFormatStyle.Length.allCases {
      for usage in PersonNameFormatStyle.Usage.allCases {
        let style = PersonNameFormatStyle(length: length, usage: usage)
        expectText(of: style, [odd], locale)
        #expect(format(PersonName(), style: style, locale: Locale(identifier: locale)) == "")
      }
    }
  }

  // MARK: - Durations

  @Test(arguments: locales)
  func writesDurations(in locale: String) {
    let values: [Duration] = [
      .zero, .milliseconds(-1), .nanoseconds(Int64.max), .seconds(3_700), .seconds(-3_700),
      .seconds(Int64.max), .seconds(Int64.min),
      Duration(secondsComponent: .max, attosecondsComponent: 999_999_999_999_999_999),
      Duration(secondsComponent: .min, attosecondsComponent: -999_999_999_999_999_999),
      Duration(attoseconds: .max), Duration(attoseconds: -.max),
    ]
    let units: [Duration.UnitsFormatStyle] = [
      .units(width: .wide), .units(allowed: [.weeks, .nanoseconds], width: .narrow),
      .units(allowed: [.nanoseconds], fractionalPart: .show(length: 20)),
      .units(allowed: [.hours], maximumUnitCount: 1, zeroValueUnits: .show(length: 40)),
      .units(allowed: [.days, .seconds], maximumUnitCount: 0),
      .units(allowed: [.days, .seconds], maximumUnitCount: -1),
    ]
    for style in units {
      expectText(of: style, values, locale)
      expectAttributedText(of: style.attributed, values, locale)
    }
    let none = Duration.UnitsFormatStyle.units(allowed: [])
    #expect(format(.seconds(1), style: none) == "" && none.compiled().format(.seconds(1)) == "")
    let patterns: [Duration.TimeFormatStyle.Pattern] = [
      .hourMinute, .minuteSecond, .hourMinuteSecond,
      .hourMinute(padHourToLength: 2, roundSeconds: .up),
      .hourMinuteSecond(padHourToLength: 40, fractionalSecondsLength: 18),
      .hourMinuteSecond(padHourToLength: -1, fractionalSecondsLength: -1),
    ]
    for style in patterns.map({ Duration.TimeFormatStyle.time(pattern: $0) }) {
      expectText(of: style, values, locale)
      expectAttributedText(of: style.attributed, values, locale)
    }
    for style in [
      DateComponentsFormatStyle.ForDuration.components(style: .spellOut), .timeDuration,
      .components(style: .wide, fields: [.year]),
    ] {
      expectText(of: style, values, locale)
    }
  }

  // MARK: - The law

  private func expectText<Style: FormatStyle>(
    of style: Style, _ values: [Style.FormatInput], _ locale: String
  ) where Style.FormatOutput == String {
    let style = style.locale(Locale(identifier: locale))
    let compiled = style.compiled()
    for (index, value) in values.enumerated() {
      let text = format(value, style: style)
      #expect(!text.isEmpty, "value \(index) of \(Style.self)")
      #expect(sameScalars(text, compiled.format(value)), "value \(index) of \(Style.self)")
    }
  }

  private func expectAttributedText<Style: FormatStyle>(
    of style: Style, _ values: [Style.FormatInput], _ locale: String
  ) where Style.FormatOutput == AttributedString {
    for (index, value) in values.enumerated() {
      let text = format(value, style: style, locale: Locale(identifier: locale))
      #expect(!text.characters.isEmpty, "value \(index) of \(Style.self)")
    }
  }
}
