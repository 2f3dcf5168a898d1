import FormatKit
import Foundation
import Testing

/// Damaged texts, read.
///
/// The law: whatever the text, reading does not stop the program; it gives either a `ParsingError`, whose place lies in the
/// text and whose message is not empty, or a value that the text does say. A text says a value if some way of writing that
/// value, made by formatting it anew, is the text but for spaces, marks of direction, groups of digits and the choice
/// between the locale's digits and ASCII (see `NormalText`). So no part of a text is passed over, no number is cut off,
/// and nothing is guessed.
struct ReadingFuzzTests {
  /// Some locales of many scripts, and others by seed; in a full run all languages, and every fourth of their regions.
  static let locales: [Locale] = {
    var random = SeededGenerator(seed: 2024)
    let all = Locale.availableIdentifiers.sorted()
    let fixed = [
      "", "ar_EG", "de_CH", "de_DE", "en_IN", "en_US", "es_ES", "fa_IR", "ff_Adlm_GN", "fr_FR",
      "he_IL",
      "hi_IN", "ja_JP", "my_MM", "pl_PL", "ru_RU", "zh_Hans_CN",
    ]
    let names = FullRun.isWanted ? all : fixed + all.shuffled(using: &random).prefix(4)
    return names.map { Locale(identifier: $0) }.enumerated()
      .filter { !FullRun.isWanted || $0.offset % 4 == 0 || !Sweep.isRegional($0.element) }
      .map(\.element)
  }()

  /// A third of the locales, for kinds that take long; all in a full run.
  private static func third(_ offset: Int) -> [(offset: Int, element: Locale)] {
    locales.enumerated().filter { FullRun.isWanted || $0.offset % 3 == offset }
  }

  /// Reads damaged forms of some texts; each that is accepted must be one of the ways to write its value.
  private func check<Value>(
    _ texts: [String], _ locale: Locale, seed: UInt64, times: Int = 8,
    read: (String) throws -> Value, isRight: (Value, String) -> Bool
  ) {
    var damage = DamagedText(seed: seed)
    for text in texts {
      for _ in 0..<times {
        let damaged = damage.damaged(text)
        do {
          let value = try read(damaged)
          #expect(
            isRight(value, damaged),
            "\(locale.identifier): \(damaged.debugDescription) was read as \(value)")
        } catch let error as ParsingError {
          #expect((0...damaged.count).contains(error.position))
          #expect(!error.description.isEmpty && error.text == damaged)
        } catch {
          Issue.record("\(locale.identifier): \(damaged.debugDescription): \(error)")
        }
      }
    }
  }

  /// Whether a text is one of some writings, but for what makes no difference.
  private static func isOne(of writings: [String], _ text: String, _ locale: Locale) -> Bool {
    let normal = NormalText(text).ungrouped(locale)
    return writings.contains { NormalText($0).ungrouped(locale) == normal }
  }

  @Test func numbers() {
    for (index, locale) in Self.locales.enumerated() {
      let style = Decimal.FormatStyle(locale: locale)
      let percent = Decimal.FormatStyle.Percent(locale: locale)
      let values: [Decimal] = [1234.5, -1_234_567, 0, Decimal(string: "0.001")!]
      check(
        values.map { format($0, style: style) }, locale, seed: 1 + UInt64(index),
        read: { try parse($0, strategy: style.strictParseStrategy) }
      ) { value, text in
        let exact = style.precision(.fractionLength(NormalText(text).fractionLength(locale)))
        let writings = [exact, exact.sign(strategy: .always())].flatMap { style in
          Self.variants(of: locale).map { format(value, style: style, locale: $0) }
        }
        return Self.isOne(of: writings + Self.withMinusZero(writings, value), text, locale)
      }
      check(
        values.map { format($0, style: percent) }, locale, seed: 1001 + UInt64(index),
        read: { try parse($0, strategy: percent.strictParseStrategy) }
      ) { value, text in
        let exact = percent.precision(.fractionLength(NormalText(text).fractionLength(locale)))
        let writings = [exact, exact.sign(strategy: .always())].flatMap { style in
          Self.variants(of: locale).map { format(value, style: style, locale: $0) }
        }
        return Self.isOne(of: writings + Self.withMinusZero(writings, value), text, locale)
      }
    }
  }

  /// The locale, and it with ASCII digits and native ones, whose signs may be others.
  private static func variants(of locale: Locale) -> [Locale] {
    [locale]
      + ["latn", "native"].map { system in
        var components = Locale.Components(locale: locale)
        components.numberingSystem = Locale.NumberingSystem(system)
        return Locale(components: components)
      }
  }

  /// "-0" is zero, too.
  private static func withMinusZero(_ writings: [String], _ value: Decimal) -> [String] {
    value == 0 ? writings.map { "-" + $0 } : []
  }

  @Test func amounts() {
    for (index, locale) in Self.locales.enumerated() {
      let style = Decimal.FormatStyle.Currency(code: "EUR", locale: locale)
      let presentations: [CurrencyFormatStyleConfiguration.Presentation] = [
        .standard, .narrow, .isoCode, .fullName,
      ]
      let forms = presentations.map { style.presentation($0) }.flatMap { form in
        [
          form, form.sign(strategy: .accounting), form.sign(strategy: .always()),
          form.sign(strategy: .accountingAlways()),
        ]
      }
      check(
        forms.prefix(10).map { format(-1234.5, style: $0) }, locale, seed: 2001 + UInt64(index),
        times: 4, read: { try parse($0, strategy: style.strictParseStrategy) }
      ) { value, text in
        // Some currencies have separators of their own.
        let writings = (0...6).flatMap { length in
          forms.map { format(value, style: $0.precision(.fractionLength(length))) }
        }
        // A minus of zero is not written, and is read.
        let small =
          value == 0 ? forms.map { format(-1, style: $0.precision(.fractionLength(0))) } : []
        // Between a currency and a digit there is a blank in some numbering systems of a locale only.
        let blankless = { (text: String) in text.replacing(/\s/, with: "") }
        return Self.isOne(of: writings.map(blankless), blankless(text), locale)
          || small.contains { NormalText($0).numbers == NormalText(text).numbers }
      }
    }
  }

  @Test func dates() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let moments = [1_700_000_000, 1_709_164_800, 946_684_799].map {
      Date(timeIntervalSince1970: $0)
    }
    for (index, locale) in Self.third(0) {
      let styles = [
        Date.FormatStyle(
          date: .complete, time: .standard, locale: locale,
          calendar: Calendar(identifier: .gregorian), timeZone: zone),
        Date.FormatStyle(
          date: .numeric, time: .shortened, locale: locale,
          calendar: Calendar(identifier: index % 2 == 0 ? .gregorian : .persian), timeZone: zone),
      ]
      for style in styles {
        check(
          moments.map { format($0, style: style) }, locale, seed: 3001 + UInt64(index),
          read: { try parse($0, strategy: style) }
        ) { date, text in
          NormalText(format(date, style: style)) == NormalText(text)
        }
      }
    }
  }

  @Test func ISODates() {
    let style = Date.ISO8601FormatStyle()
    let locale = Locale(identifier: "en_US_POSIX")
    check(
      ["2024-02-29T12:34:56Z", "2024-02-29T12:34:56.789+05:30", "1999-12-31T23:59:59,5-0800"],
      locale, seed: 4001, times: 200, read: { try parse($0, strategy: style) }
    ) { date, text in
      // Foundation is lenient, but reads right what is right.
      let plain = String(String.UnicodeScalarView(NormalText(text).scalars))
        .replacing(",", with: ".")
      // It knows no years of more than four digits.
      if format(date, style: style) == plain { return true }
      guard let known = try? style.parse(plain) else { return false }
      return abs(known.timeIntervalSince(date)) < 0.001
    }
  }

  @Test func durations() {
    let widths: [Duration.UnitsFormatStyle.UnitWidth] = [
      .wide, .abbreviated, .condensedAbbreviated, .narrow,
    ]
    for (index, locale) in Self.third(1) {
      let style = Duration.UnitsFormatStyle(
        allowedUnits: [.hours, .minutes, .seconds], width: widths[index % 4]
      ).locale(locale)
      check(
        [5400, -3661, 7200].map { format(.seconds($0), style: style) }, locale,
        seed: 5001 + UInt64(index), times: 6,
        read: { try parse($0, strategy: style.strictParseStrategy) }
      ) { duration, text in
        Self.isOne(of: Self.writings(of: duration, text, locale, widths), text, locale)
      }
      let clock = Duration.TimeFormatStyle(pattern: .hourMinuteSecond, locale: locale)
      check(
        [5400, -4_000_001].map { format(.seconds($0), style: clock) }, locale,
        seed: 6001 + UInt64(index), read: { try parse($0, strategy: clock.strictParseStrategy) }
      ) { duration, text in
        let length = NormalText(text).fractionLength(locale)
        // Where the fraction's separator is that between minutes and seconds, it may be either.
        let forms = Set([0, min(length, 18)]).map { length in
          Duration.TimeFormatStyle(
            pattern: .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: length),
            locale: locale)
        }
        return Self.isOne(of: forms.map { format(duration, style: $0) }, text, locale)
      }
    }
  }

  /// A duration in every choice of as many units as a text has numbers, in all widths; one more or two, since some
  /// languages have words for one and two without a number.
  private static func writings(
    of duration: Duration, _ text: String, _ locale: Locale,
    _ widths: [Duration.UnitsFormatStyle.UnitWidth]
  ) -> [String] {
    let units: [Duration.UnitsFormatStyle.Unit] = [
      .weeks, .days, .hours, .minutes, .seconds, .milliseconds, .microseconds, .nanoseconds,
    ]
    let normal = NormalText(text)
    let choices = (1..<256).filter { choice in
      (normal.numbers - 1...normal.numbers + 2).contains(choice.nonzeroBitCount)
        && choice.nonzeroBitCount < 4
    }
    return choices.flatMap { choice in
      widths.map { width in
        let style = Duration.UnitsFormatStyle(
          allowedUnits: Set(units.indices.filter { choice >> $0 & 1 == 1 }.map { units[$0] }),
          width: width, zeroValueUnits: .show(length: 1),
          fractionalPart: .show(length: min(normal.fractionLength(locale), 18)))
        return format(duration, style: style, locale: locale)
      }
    }
  }

  @Test func ISODurations() {
    let strategy = DurationParseStrategy(locale: Locale(identifier: "en_US_POSIX"))
    check(
      ["PT1H30M", "P1DT12H0.5S", "-PT36H", "P2W", "PT0,25S"], strategy.locale, seed: 7001,
      times: 300, read: { try parse($0, strategy: strategy) }
    ) { duration, text in
      // The letters fall, each once, and the numbers add up.
      let plain = String(String.UnicodeScalarView(NormalText(text).scalars))
        .replacing(",", with: ".")
      guard let match = plain.wholeMatch(of: Self.isoDuration) else { return false }
      let numbers = [match.2, match.3, match.4, match.5, match.6].map { Double($0 ?? "0") ?? .nan }
      let sizes = [604_800.0, 86_400, 3_600, 60, 1]
      let seconds = zip(numbers, sizes).reduce(0) { $0 + $1.0 * $1.1 }
      return abs(abs(duration / .seconds(1)) - seconds) <= seconds * 1e-12
        && (duration < .zero) == (match.1 == "-" && seconds > 0)
    }
  }

  private static nonisolated(unsafe) let isoDuration =
    /([-+]?)P(?:([0-9.]+)W)?(?:([0-9.]+)D)?(?:T(?=[0-9])(?:([0-9.]+)H)?(?:([0-9.]+)M)?(?:([0-9.]+)S)?)?/

  #if !canImport(Darwin)
  @Test func measurements() {
    for (index, locale) in Self.third(2) {
      let widths: [Measurement<UnitLength>.FormatStyle.UnitWidth] = [.wide, .abbreviated, .narrow]
      let styles = widths.map {
        Measurement<UnitLength>.FormatStyle(width: $0, locale: locale, usage: .asProvided)
      }
      let values = [
        Measurement(value: 1234.5, unit: UnitLength.kilometers), .init(value: 2, unit: .miles),
      ]
      check(
        values.map { format($0, style: styles[index % 3]) }, locale, seed: 8001 + UInt64(index),
        times: 6, read: { try parse($0, strategy: styles[0].strictParseStrategy) }
      ) { value, text in
        let length = NormalText(text).fractionLength(locale)
        let number = FloatingPointFormatStyle<Double>().precision(.fractionLength(length))
        let writings = styles.map { style in
          var style = style
          style.numberFormatStyle = number
          return format(value, style: style)
        }
        let symbol = number.locale(locale).format(value.value) + " " + value.unit.symbol
        return Self.isOne(of: writings + [symbol], text, locale)
      }
    }
  }

  @Test func names() {
    let locale = Locale(identifier: "en_US")
    check(
      ["Dr. Thomas Louis Clark, Esq.", "Clark, Thomas", "木田泰夫先生", "Vincent van Gogh"], locale,
      seed: 9001,
      times: 200, read: { try parse($0, strategy: .name) }
    ) { name, text in
      // Nothing is in the name that is not in the text.
      let parts = [
        name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix,
      ]
      let words = parts.compactMap { $0 }.flatMap { $0.split { " ,・".contains($0) } }
      // Emoji are dropped wherever they stand.
      let plain = text.replacing("\u{1F34E}", with: "")
      return !words.isEmpty && words.allSatisfy { plain.contains($0) }
    }
  }
  #endif

  @Test func bytes() {
    for (index, locale) in Self.third(0) {
      let style = ByteCountFormatStyle(style: .file, locale: locale)
      check(
        [100_000_000, 1001, -5_000].map { format($0, style: style) }, locale,
        seed: 10_001 + UInt64(index), times: 6,
        read: { try parse($0, strategy: style.strictParseStrategy) }
      ) { count, text in
        // The number, whole, times a unit's size.
        let number = style.locale.decimalNumber(in: NormalText(text).ungrouped(locale))
        let sizes = (0...6).flatMap { power in
          [Foundation.pow(1000, power), Foundation.pow(1024, power)] as [Decimal]
        }
        let written = number ?? 0
        return sizes.contains { size in
          let exact = written * size
          return Swift.abs(Decimal(count).magnitude - exact) <= Decimal(5) / 10
        }
      }
    }
  }

  @Test func lists() {
    for (index, locale) in Self.locales.enumerated() {
      var style: ListFormatStyle<StringStyle, [String]> = .list(type: index % 2 == 0 ? .and : .or)
      style.locale = locale
      check(
        [["a", "b"], ["hijos", "iglesias", "7"], ["x y", "8", "11", "z"]].map { style.format($0) },
        locale, seed: 11_001 + UInt64(index),
        read: { try parse($0, strategy: style.strictParseStrategy) }
      ) { members, text in
        NormalText(style.format(members)) == NormalText(text)
      }
      let numbers = ListFormatStyle<IntegerFormatStyle<Int>, [Int]>(
        memberStyle: IntegerFormatStyle(locale: locale)
      ).locale(locale)
      check(
        [[1, 20, 3000], [-5, 1_000_000]].map { numbers.format($0) }, locale,
        seed: 12_001 + UInt64(index),
        read: { try parse($0, strategy: numbers.strictParseStrategy) }
      ) { members, text in
        NormalText(numbers.format(members)).plain(locale) == NormalText(text).plain(locale)
      }
    }
  }
}

extension Locale {
  /// The number of a text's digits and its decimal separator.
  fileprivate func decimalNumber(in text: NormalText) -> Decimal? {
    let separator = NormalText(decimalSeparator ?? ".").scalars
    let isDigit = { (scalar: Unicode.Scalar) in ("0"..."9").contains(scalar) }
    let number = text.scalars.drop { !isDigit($0) }.prefix { isDigit($0) || $0 == separator.first }
    let ascii = number.map { isDigit($0) ? Character($0) : "." }
    return Decimal(string: String(ascii), locale: nil)
  }
}
