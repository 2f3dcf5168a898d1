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
    guard let template = Self.template(of: style) else { return try proposed(text) }
    var fault: ReadingFault?
    for digits in digits {
      do throws(ReadingFault) {
        let walk = DateTextWalk(text, by: DateGrammar(template, digits: digits))
        return try date(walk, in: text)
      } catch {
        if error.index > fault?.index ?? -1 { fault = error }
      }
    }
    if let date = proposal(text), isSame(text, date) { return date }
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
    guard let day = reading.firstDay(weeks: weeks) else {
      if let shorter = reading.withoutRepetition, shorter.firstDay(weeks: weeks) != nil {
        try text.check(against: FormatKit.format(resolved(shorter, in: text), style: style))
      }
      throw ReadingFault(
        index: reading.places[.day] ?? 0,
        cause: .impossible(reading.monthLength ?? "there is no such day"))
    }
    guard let time = reading.firstTime() else {
      throw ReadingFault(
        index: reading.places[.hour] ?? reading.places[.dayPeriod] ?? 0,
        cause: .impossible("there is no such time of day"))
    }
    guard let date = reading.firstDate(localMilliseconds: day * 86_400_000 + time, zone: zone)
    else {
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

  /// The digits that a text may have in place of the style's own.
  private var digits: [[Unicode.Scalar]?] {
    let known = NumberGrammar.of(.number, locale: style.readingLocale).symbols.map(\.digits)
    return known.reduce(into: [nil] as [[Unicode.Scalar]?]) { digits, next in
      if !digits.contains(next) { digits.append(next) }
    }
  }
}

extension DateReader {
  /// What a style writes, learned once.
  private static func template(of style: Style) -> DateTemplate? {
    DateTemplates.recent.value(for: AnyHashableSendable(style)) {
      guard style.calendar.isGregorian else { return nil }
      var inGMT = style
      inGMT.timeZone = .gmt
      var learner = DateLearner(
        inGMT: inGMT.observer, inZone: style.observer, zone: ZoneSpans.spans(of: style.timeZone),
        weeks: WeekRules(style.calendar))
      return learner.learn()
    }
  }
}
