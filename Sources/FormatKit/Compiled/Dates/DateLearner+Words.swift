internal import Foundation

extension DateLearner {
  mutating func learnWords() -> Bool {
    // A month's text may hold its quarter's, and a weekday is needed for all the others.
    for field in [DateField.weekday, .quarter, .month, .dayPeriod, .day, .hour, .minute, .second] {
      for index in parts.indices where parts[index].words?.field == field {
        guard learnWords(index, field) else { return false }
      }
    }
    return true
  }

  private mutating func learnWords(_ index: Int, _ field: DateField) -> Bool {
    guard var words = parts[index].words?.texts else { return false }
    for value in words.indices where words[value] == nil {
      if let other = field.valueWithSameText(as: value) {
        words[value] = words[other]
      } else {
        words[value] = sample(field, value).flatMap { text(of: index, for: $0, inGMT) }
      }
      parts[index].words?.texts = words
    }
    let texts = words.compactMap { $0 }
    guard texts.count == words.count else { return false }
    parts[index] = Part(known: [.table(field, texts)])
    return true
  }

  /// A date on which a field has a value, and the other fields as many known values as can be.
  private func sample(_ field: DateField, _ value: Int) -> LocalDate? {
    var fields = base
    let weekday = LocalDate(base, weeks: weeks)[.weekday]
    switch field {
    case .weekday: fields.day += (value - weekday + 7) % 7
    case .month: fields.month = value + 1
    case .quarter: fields.month = value * 3 + 1
    case .day: fields.day = value + 1
    case .hour: fields.hour = value
    case .minute: fields.minute = value
    case .second: fields.second = value
    case .dayPeriod:
      fields.hour = value % 24
      if value >= 24 { fields.minute = 0 }
      if value >= 48 { fields.second = 0 }
    default: return nil
    }
    if field == .month || field == .quarter {
      fields.day = 1
      let first = LocalDate(fields, weeks: weeks)[.weekday]
      fields.day += (weekday - first + 7) % 7
    }
    return LocalDate(fields, weeks: weeks)
  }

  /// The text of one part, cut out of the whole text where all other parts are known.
  func text(of index: Int, for local: LocalDate, _ observer: DateObserver) -> String? {
    let before = parts[..<index].compactMap { $0.text(local) }
    let after = parts[(index + 1)...].compactMap { $0.text(local) }
    guard before.count + after.count + 1 == parts.count else {
      let observed = observer.parts(local.date)
      return observed.count == parts.count ? observed[index].text : nil
    }
    let whole = Array(observer.text(local.date).utf8)
    let prefix = Array(before.joined().utf8)
    let suffix = Array(after.joined().utf8)
    guard whole.count >= prefix.count + suffix.count, whole.starts(with: prefix),
      whole.reversed().starts(with: suffix.reversed())
    else { return nil }
    let text = whole[prefix.count..<(whole.count - suffix.count)]
    return String(decoding: text, as: UTF8.self)
  }
}

extension DateLearner.Part {
  /// The text for a date; `nil` when it is not known yet.
  fileprivate func text(_ date: LocalDate) -> String? {
    guard let words else { return known.map { $0.text(date) }.joined() }
    let value = date[words.field]
    return words.texts.indices.contains(value) ? words.texts[value] : nil
  }
}

extension DateField {
  /// A value whose text is the same and has been learned before.
  ///
  /// Of all full hours only midnight and noon go by names of their own.
  func valueWithSameText(as value: Int) -> Int? {
    self == .dayPeriod && value >= 24 && value % 12 != 0 ? value % 24 : nil
  }
}
