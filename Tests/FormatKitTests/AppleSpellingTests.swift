import FormatKit
import Foundation
import Testing

/// Code that is written for Apple's API compiles here as it stands, and prints what it prints there.
///
/// Each test is one row of the family and uses the spellings of Apple's documentation. All in `en_US`,
/// the Gregorian calendar and UTC, unless a line says otherwise.
struct AppleSpellingTests {
  let english = Locale(identifier: "en_US")
  let moment = Date(timeIntervalSince1970: 1_700_000_000)
  var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  @Test func dates() {
    let style = Date.FormatStyle(
      date: .long, time: .shortened, locale: english, calendar: calendar, timeZone: .gmt)
    #expect(moment.formatted(style) == "November 14, 2023 at 10:13\u{202F}PM")
    let fields = Date.FormatStyle(locale: english, calendar: calendar, timeZone: .gmt)
      .weekday(.wide).month(.abbreviated).day()
    #expect(moment.formatted(fields) == "Tuesday, Nov 14")
    #expect(moment.formatted(.iso8601) == "2023-11-14T22:13:20Z")
    let verbatim = Date.VerbatimFormatStyle.verbatim(
      "\(year: .defaultDigits)-\(dayOfYear: .threeDigits)", locale: english, timeZone: .gmt,
      calendar: calendar)
    #expect(moment.formatted(verbatim) == "2023-318")
    let anchored = Date.AnchoredRelativeFormatStyle(
      anchor: moment - 3 * 86_400, presentation: .numeric, unitsStyle: .wide, locale: english,
      calendar: calendar)
    #expect(anchored.format(moment) == "3 days ago")
    let relative: Date.RelativeFormatStyle = .relative(presentation: .named, unitsStyle: .wide)
    #expect(!Date.now.formatted(relative).isEmpty)
  }

  @Test func rangesOfDates() {
    let range = moment..<(moment + 5_400)
    let interval = Date.IntervalFormatStyle(
      date: .abbreviated, time: .shortened, locale: english, calendar: calendar, timeZone: .gmt)
    #expect(range.formatted(interval) == "Nov 14, 2023, 10:13\u{2009}–\u{2009}11:43\u{202F}PM")
    #expect(range.formatted(.components(style: .wide).locale(english)) == "1 hour, 30 minutes")
    #expect(
      range.formatted(.components(style: .abbreviated, fields: [.minute]).locale(english))
        == "90 min")
    #expect(range.formatted(.timeDuration.locale(english)) == "1:30:00")
  }

  @Test func byteCounts() {
    let size: Int64 = 100_000_000
    #expect(size.formatted(.byteCount(style: .binary).locale(english)) == "95.4 MB")
    let disk = Measurement(value: 3, unit: UnitInformationStorage.terabytes)
    #expect(disk.formatted(.byteCount(style: .binary).locale(english)) == "2.73 TB")
    let exact = Measurement<UnitInformationStorage>.FormatStyle.ByteCount(
      style: .memory, allowedUnits: .kb, spellsOutZero: true, includesActualByteCount: true,
      locale: english)
    let kilobyte = Measurement(value: 1_024, unit: UnitInformationStorage.bytes)
    #expect(kilobyte.formatted(exact) == "1 kB (1,024 bytes)")
    #expect(
      String(kilobyte.formatted(exact.attributed).characters) == "1 kB (1,024 bytes)")
  }

  @Test func numbers() {
    #expect(Decimal(1_234.5).formatted(.number.locale(english)) == "1,234.5")
    #expect(Decimal(1_234.5).formatted(.currency(code: "USD").locale(english)) == "$1,234.50")
    #expect(0.25.formatted(.percent.locale(english)) == "25%")
    #expect(Float(0.5).formatted(.number.locale(english)) == "0.5")
    #expect(UInt8.max.formatted(.number.locale(english)) == "255")
    #expect((-5).formatted(.currency(code: "EUR").locale(english)) == "-€5.00")
    #expect(Int128.max.formatted(IntegerFormatStyle<Int128>(locale: english)).hasPrefix("170,"))
    let parts = 1_234.5.formatted(.number.locale(english).attributed)
    #expect(parts.runs[\.numberPart].compactMap(\.0) == [.integer, .fraction])
  }

  @Test func measurements() {
    let body = Measurement(value: 36.5, unit: UnitTemperature.celsius)
    let weather = Measurement<UnitTemperature>.FormatStyle(
      width: .abbreviated, locale: english, usage: .weather)
    #expect(body.formatted(weather) == "97.7°F")
    #expect(
      body.formatted(.measurement(width: .wide, hidesScaleName: true).locale(english))
        == "97.7 degrees")
    let ride = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(ride.formatted(.measurement(width: .wide, usage: .road).locale(english)) == "3.1 miles")
    #expect(
      ride.formatted(
        .measurement(
          width: .narrow, usage: .asProvided,
          numberFormatStyle: .number.precision(.fractionLength(1))
        ).locale(english)) == "5.0km")
    #expect(!ride.formatted().isEmpty)
    let parts = ride.formatted(
      Measurement<UnitLength>.FormatStyle(width: .wide, locale: english, usage: .asProvided)
        .attributed)
    #expect(parts.runs[\.measurement].compactMap(\.0) == [.value, .unit])
    #expect(UnitLength(forLocale: english).symbol == "ft")
    #expect(UnitLength(forLocale: english, usage: .road).symbol == "mi")
  }

  @Test func lists() {
    #expect(["a", "b", "c"].formatted(.list(type: .or).locale(english)) == "a, b, or c")
    #expect([1, 2].formatted(.list(memberStyle: .number, type: .and).locale(english)) == "1 and 2")
  }

  @Test func namesOfPeople() throws {
    let name = PersonNameComponents(
      namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
      nameSuffix: "Esq.", nickname: "Tom")
    #expect(name.formatted(.name(style: .long).locale(english)) == "Dr. Thomas Louis Clark Esq.")
    #expect(name.formatted(PersonNameComponents.FormatStyle(locale: english)) == "Thomas Clark")
    #expect(name.formatted(.name(style: .short).locale(english)) == "Tom")
    #expect(name.formatted(.name(style: .abbreviated).locale(english)) == "TC")
    let parts = name.formatted(.name(style: .medium).locale(english).attributed)
    #expect(
      parts.runs[\.personNameComponent].compactMap(\.0) == [.givenName, .delimiter, .familyName])
    let read = try PersonNameComponents("Clark, Thomas")
    #expect(read.familyName == "Clark")
    #expect(try PersonNameComponents("Thomas Clark", strategy: .name).givenName == "Thomas")
  }

  @Test func durations() {
    let run = Duration.seconds(3_700)
    #expect(
      run.formatted(.units(allowed: [.hours, .minutes], width: .wide).locale(english))
        == "1 hour, 2 minutes")
    #expect(run.formatted(.time(pattern: .hourMinuteSecond).locale(english)) == "1:01:40")
    let parts = run.formatted(.units(allowed: [.hours], width: .narrow).locale(english).attributed)
    #expect(String(parts.characters) == "1h")
  }
}
