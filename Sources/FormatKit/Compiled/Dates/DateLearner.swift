internal import Foundation

/// Learns what a date style prints: its structure from a few texts taken apart, the words of its fields from
/// whole texts.
///
/// It asks in GMT, where a date's fields need no zone, and at last in the style's own zone for the zone's names.
struct DateLearner {
  /// One part of the style's text, as far as it is known.
  struct Part {
    /// What it puts into the template.
    var known: [DateTemplate.Part]
    /// The texts by the value of a field, while they are being asked for.
    var words: (field: DateField, texts: [String?])?
  }

  let inGMT: DateObserver
  let inZone: DateObserver
  let zone: ZoneSpans
  let weeks: WeekRules
  var parts: [Part] = []

  init(inGMT: DateObserver, inZone: DateObserver, zone: ZoneSpans, weeks: WeekRules) {
    self.inGMT = inGMT
    self.inZone = inZone
    self.zone = zone
    self.weeks = weeks
  }

  /// The style's template; `nil` when it is not made of fields that are understood.
  mutating func learn() -> DateTemplate? {
    guard learnStructure(), learnWords(), learnZone() else { return nil }
    return DateTemplate(parts: parts.flatMap(\.known))
  }
}

extension DateLearner {
  /// Three dates that tell all readings apart.
  private var probes: [LocalDate] {
    [
      LocalDate(base, weeks: weeks),
      LocalDate(midnight, weeks: weeks),
      LocalDate(yearEnd, weeks: weeks),
    ]
  }

  /// A date whose numbers have one digit, even that of its week, in a month of 31 days.
  var base: LocalDate.Fields {
    .init(year: 2001, month: 1, day: 8, millisecond: 45)
  }

  /// The first milliseconds of a day.
  private var midnight: LocalDate.Fields {
    .init(year: 2014, month: 10, day: 20, hour: 0, minute: 0, second: 0, millisecond: 7)
  }

  // A day that belongs to a week of another year.
  private var yearEnd: LocalDate.Fields {
    for year in 2013..<2041 {
      let december = LocalDate.Fields(
        year: year, month: 12, day: 31, hour: 21, minute: 58, second: 57, millisecond: 123)
      let date = LocalDate(december, weeks: weeks)
      if date[.weekYearOfCentury] != date[.yearOfCentury] { return december }
    }
    return LocalDate.Fields(year: 2021, month: 1, day: 1, hour: 21, minute: 58, second: 57)
  }

  mutating func learnStructure() -> Bool {
    let probes = probes
    let observed = probes.map { inGMT.parts($0.date) }
    let names = observed.map { $0.map(\.name) }
    guard names.allSatisfy({ $0 == names[0] }) else { return false }
    for index in names[0].indices {
      let texts = observed.map { $0[index].text }
      guard let part = part(names[0][index], texts, probes) else { return false }
      parts.append(part)
    }
    return true
  }

  private func part(
    _ name: AttributeScopes.FoundationAttributes.DateFieldAttribute.Field?,
    _ texts: [String], _ probes: [LocalDate]
  ) -> Part? {
    let isFixed = texts.allSatisfy { $0.utf8.elementsEqual(texts[0].utf8) }
    guard let name else { return isFixed ? Part(known: [.literal(texts[0])]) : nil }
    if name == .secondFraction { return fraction(texts, probes) }
    if name == .timeZone {
      return Part(known: [], words: (.zone, [isFixed ? texts[0] : nil]))
    }
    if let numbers = numbers(DateReading.readings(of: name), texts, probes) {
      return Part(known: numbers)
    }
    // Every date that is covered has the same era.
    if name == .era { return isFixed ? Part(known: [.literal(texts[0])]) : nil }
    guard let field = DateField.field(named: name), let count = field.count else { return nil }
    var words = [String?](repeating: nil, count: count)
    for (probe, text) in zip(probes, texts) { words[probe[field]] = text }
    return Part(known: [], words: (field, words))
  }

  private func numbers(
    _ readings: [DateReading], _ texts: [String], _ probes: [LocalDate]
  ) -> [DateTemplate.Part]? {
    let numerals = texts.compactMap(DateNumeral.init)
    guard numerals.count == texts.count, Set(numerals.map { $0.digits[0] }).count == 1,
      let numeral = numerals.min(by: { $0.minimumDigits < $1.minimumDigits })
    else { return nil }
    for reading in readings {
      for isShortYear in reading.canBeShort ? [true, false] : [false] {
        let agrees = zip(probes, numerals).allSatisfy { probe, shown in
          reading.isRead(
            shown, probe, minimumDigits: numeral.minimumDigits, isShortYear: isShortYear)
        }
        if agrees { return reading.parts(numeral, isShortYear: isShortYear) }
      }
    }
    return nil
  }

  // The fraction of the second, cut off after so many digits.
  private func fraction(_ texts: [String], _ probes: [LocalDate]) -> Part? {
    guard let numeral = DateNumeral(texts[0]) else { return nil }
    let places = [DateField.tenth, .hundredth, .thousandth].prefix(numeral.minimumDigits)
    let zeros = String(
      repeating: numeral.digits[0], count: numeral.minimumDigits - places.count)
    let parts = places.map { DateTemplate.Part.table($0, numeral.digits) } + [.literal(zeros)]
    let agrees = zip(probes, texts).allSatisfy { probe, text in
      parts.map { $0.text(probe) }.joined().utf8.elementsEqual(text.utf8)
    }
    return agrees ? Part(known: parts) : nil
  }
}

extension DateReading {
  fileprivate var canBeShort: Bool { self == .year || self == .weekYear }

  /// The readings that a field of this name may have; none for fields so small that every value is asked for.
  fileprivate static func readings(
    of name: AttributeScopes.FoundationAttributes.DateFieldAttribute.Field
  ) -> [DateReading] {
    switch name {
    case .year: [.year, .weekYear]
    case .weekOfYear: [.weekOfYear]
    case .weekOfMonth: [.weekOfMonth]
    case .day: [.day, .julianDay]
    case .dayOfYear: [.dayOfYear]
    case .weekdayOrdinal: [.weekdayOrdinal]
    case .hour: [.hour0To23, .hour1To12, .hour1To24, .hour0To11]
    case .minute: [.minute]
    case .second: [.second, .millisecondOfDay]
    default: []
    }
  }
}

extension DateField {
  /// The field whose values a field of this name may say in words.
  fileprivate static func field(
    named name: AttributeScopes.FoundationAttributes.DateFieldAttribute.Field
  ) -> DateField? {
    switch name {
    case .quarter: .quarter
    case .month: .month
    case .day: .day
    case .weekday: .weekday
    case .amPM: .dayPeriod
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    default: nil
    }
  }
}
