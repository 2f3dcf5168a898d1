internal import Foundation

/// A date style that can be read: what it writes, and how.
protocol ReadableDateStyle: FormatStyle, Hashable, Sendable
where FormatInput == Date, FormatOutput == String {
  var observer: DateObserver { get }
  var timeZone: TimeZone { get set }
  var calendar: Calendar { get }
  /// The locale that the style writes in.
  var readingLocale: Locale { get }
  /// What Foundation reads in a text, which need not be what it says.
  func lenientDate(_ text: String) -> Date?
}

/// Reads the texts of one date style.
///
/// What the style writes was learned once, as for compiling. Where that cannot be done (other calendars, years before
/// 1584), Foundation proposes a date. In both cases the date counts only if its own text is the one that is read.
struct DateReader<Style: ReadableDateStyle> {
  let style: Style

  /// The date that a text says.
  func date(_ text: String) throws(ParsingError) -> Date {
    let reading = ReadingText(text)
    do throws(ReadingFault) {
      return try date(reading)
    } catch {
      let example = FormatKit.format(Date(timeIntervalSince1970: 1_700_000_000), style: style)
      throw error.error(in: reading, as: .date, example: example)
    }
  }

  private func date(_ text: ReadingText) throws(ReadingFault) -> Date {
    guard let grammars = Self.grammars(of: style) else { return try proposed(text) }
    var fault: ReadingFault?
    for grammar in grammars {
      do throws(ReadingFault) {
        return try date(DateTextWalk(text, by: grammar), in: text)
      } catch {
        if error.index > fault?.index ?? -1 { fault = error }
      }
    }
    if let date = proposal(text), isSame(text, date) { return date }
    if let date = dateInZone(ofText: text) { return date }
    throw fault ?? .unexpected(in: text, at: 0)
  }

  private func date(_ walk: DateTextWalk, in text: ReadingText) throws(ReadingFault) -> Date {
    var fault: ReadingFault?
    for reading in walk.readings {
      do throws(ReadingFault) {
        let date = try resolved(reading, in: text)
        if isSame(text, date) { return date }
      } catch {
        fault = fault ?? error
      }
    }
    throw fault ?? .unexpected(in: text, at: walk.farthest)
  }

  /// The first date that is as the text says.
  private func resolved(
    _ reading: DateConstraints, in text: ReadingText
  ) throws(ReadingFault) -> Date {
    let weeks = WeekRules(style.calendar)
    let zone = ZoneSpans.spans(of: style.timeZone)
    guard reading.firstDay(weeks: weeks) != nil else {
      if let shorter = reading.withoutRepetition, shorter.firstDay(weeks: weeks) != nil {
        try text.check(against: FormatKit.format(resolved(shorter, in: text), style: style))
      }
      throw ReadingFault(
        index: reading.places[.day] ?? 0,
        cause: .impossible(reading.monthLength ?? "there is no such day"))
    }
    guard reading.firstTime() != nil else {
      throw ReadingFault(
        index: reading.places[.hour] ?? reading.places[.dayPeriod] ?? 0,
        cause: .impossible("there is no such time of day"))
    }
    guard let date = reading.firstDate(weeks: weeks, zone: zone) else {
      throw ReadingFault(
        index: reading.places[.hour] ?? reading.places[.zone] ?? 0,
        cause: .impossible("clocks skip this time"))
    }
    return date
  }
}

// What Foundation proposes.
extension DateReader {
  /// Foundation's date, where it knows more than the template.
  private func proposed(_ text: ReadingText) throws(ReadingFault) -> Date {
    guard let date = proposal(text) else { throw .unexpected(in: text, at: 0) }
    if !isSame(text, date), let date = dateInZone(ofText: text) { return date }
    if !isSame(text, date) { try text.check(against: FormatKit.format(date, style: style)) }
    return date
  }

  /// Foundation's reading of a text, or of the same text with the spaces that the style writes.
  private func proposal(_ text: ReadingText) -> Date? {
    let spaces: [Unicode.Scalar] = [" ", "\u{202F}", "\u{A0}"]
    let dates = spaces.compactMap { space in
      let spaced = text.scalars.map { $0 == " " ? space : $0 }
      return style.lenientDate(String(String.UnicodeScalarView(spaced)))
    }
    let proposals = [style.lenientDate(text.original)].compactMap { $0 } + dates
    return proposals.flatMap(inOtherYears).first { isSame(text, $0) } ?? proposals.first
  }

  /// A date, and those that Foundation mixes up with it: it takes the years of an era for the last digits of one in
  /// our time, and counts the cycles of sixty years of the Chinese calendar from elsewhere.
  private func inOtherYears(_ date: Date) -> [Date] {
    guard !style.calendar.isGregorian else { return [date] }
    return [date]
      + [-100, 100, -60, 60, -120, 120].compactMap { years in
        style.calendar.date(byAdding: .year, value: years, to: date)
      }
  }

  /// Whether a date's own text is the one that was read, but for digits.
  private func isSame(_ text: ReadingText, _ date: Date) -> Bool {
    guard date.isNumber else { return false }
    let right = ReadingText.scalars(of: FormatKit.format(date, style: style))
    if right == text.scalars { return true }
    let grammar = NumberGrammar.of(.number, locale: style.readingLocale)
    return grammar.withASCII(right) == grammar.withASCII(text.scalars)
  }

}

// Other zones.
extension DateReader {
  /// The date of a text that says its own difference to GMT, which is not that of the style's zone.
  private func dateInZone(ofText text: ReadingText) -> Date? {
    var other = style
    // Foundation goes by the style's zone only where the text has none; these two are no one else's.
    let dates = [20_700, -34_200].compactMap { offset in
      other.timeZone = TimeZone(secondsFromGMT: offset) ?? .gmt
      return other.lenientDate(text.original)
    }
    guard let date = style.lenientDate(text.original), dates == [date, date] else { return nil }
    let isRight = Self.offsets.contains { offset in
      guard let zone = TimeZone(secondsFromGMT: offset) else { return false }
      other.timeZone = zone
      return DateReader(style: other).isSame(text, date)
    }
    return isRight ? date : nil
  }

  /// All differences to GMT that are in use, whole hours first.
  private static var offsets: [Int] {
    [0, 1800, 900, 2700].flatMap { minutes in (-12...14).map { $0 * 3600 + minutes } }
  }
}

extension DateReader {
  /// What a style writes, learned once: with its own digits first, then with others that a text may have.
  private static func grammars(of style: Style) -> [DateGrammar]? {
    DateGrammars.recent.value(for: AnyStyle(style)) {
      guard let template = template(of: style) else { return nil }
      let known = NumberGrammar.of(.number, locale: style.readingLocale).symbols.map(\.digits)
      let digits = known.reduce(into: [nil] as [[Unicode.Scalar]?]) { digits, next in
        if !digits.contains(next) { digits.append(next) }
      }
      return digits.map { DateGrammar(template, digits: $0) }
    }
  }

  private static func template(of style: Style) -> DateTemplate? {
    guard style.calendar.isGregorian else { return nil }
    var inGMT = style
    inGMT.timeZone = .gmt
    var learner = DateLearner(
      inGMT: inGMT.observer, inZone: style.observer, zone: ZoneSpans.spans(of: style.timeZone),
      weeks: WeekRules(style.calendar))
    return learner.learn()
  }
}
