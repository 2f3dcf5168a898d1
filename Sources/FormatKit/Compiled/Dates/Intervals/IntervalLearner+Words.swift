internal import Foundation

extension IntervalLearner {
  /// The words that stand in one gap of the text of the first probe: one field after another takes all its values,
  /// in one date and in the other, or in both where they have it in common.
  func learnWords(inGap index: Int, _ difference: IntervalDifference) -> [Words] {
    [DateField.month, .weekday, .dayPeriod].flatMap { field in
      let sides: [Side] = field.isShared(in: difference) ? [.both] : [.first, .second]
      return sides.compactMap { words(of: field, inGap: index, difference, $0) }
    }
  }

  enum Side {
    case first, second, both
  }

  private func words(
    of field: DateField, inGap index: Int, _ difference: IntervalDifference, _ side: Side
  ) -> Words? {
    var gaps: [[Unicode.Scalar]?] = []
    for value in 0..<(field.count ?? 0) {
      if let other = field.valueWithSameText(as: value) {
        gaps.append(gaps[other])
        continue
      }
      // Some values no date can have: that of an earlier one is never December.
      guard let dates = dates(field, value, difference, side) else {
        gaps.append(nil)
        continue
      }
      let sample = observer.sample(dates.first, dates.second)
      guard sample.gaps.indices.contains(index) else { return nil }
      gaps.append(sample.gaps[index])
      // Most gaps do not depend on the month, as half of its values tell.
      if value == 6, field == .month, Set(gaps).count == 1 { return nil }
    }
    return words(of: field, gaps)
  }

  /// Cuts off what all texts have in common at their ends.
  private func words(of field: DateField, _ texts: [[Unicode.Scalar]?]) -> Words? {
    let gaps = texts.compactMap { $0 }
    guard let first = gaps.first, !gaps.allSatisfy({ $0 == first }) else { return nil }
    let shortest = gaps.map(\.count).min() ?? 0
    var prefix = 0
    while prefix < shortest, gaps.allSatisfy({ $0[prefix] == first[prefix] }) { prefix += 1 }
    var suffix = 0
    while suffix < shortest - prefix,
      gaps.allSatisfy({ $0[$0.count - 1 - suffix] == first[first.count - 1 - suffix] })
    {
      suffix += 1
    }
    return Words(
      field: field, texts: texts.map { $0.map { Array($0[prefix..<($0.count - suffix)]) } ?? [] })
  }

  /// The dates of the first probe with one field changed, all others that show in words as they were.
  private func dates(
    _ field: DateField, _ value: Int, _ difference: IntervalDifference, _ side: Side
  ) -> (first: LocalDate, second: LocalDate)? {
    let pair = difference.pair(Self.probes[0].first, Self.probes[0].second)
    var (first, second) = (observer.local(pair.first), observer.local(pair.second))
    if side != .second {
      guard let changed = changed(pair.first, field, value) else { return nil }
      first = changed
    }
    if side != .first {
      guard let changed = changed(pair.second, field, value) else { return nil }
      second = changed
    }
    guard first.date <= second.date, first.difference(to: second) == difference else { return nil }
    return (first, second)
  }

  private func changed(_ fields: LocalDate.Fields, _ field: DateField, _ value: Int) -> LocalDate? {
    var fields = fields
    let weekday = fields.weekday
    switch field {
    case .month:
      fields.month = value + 1
      fields.day = 8
      fields.day += (weekday - fields.weekday + 7) % 7
    case .weekday: fields.day = 8 + (value - fields.onDay(8).weekday + 7) % 7
    case .dayPeriod:
      fields.hour = value % 24
      if value >= 24 { fields.minute = 0 }
      if value >= 48 { fields.second = 0 }
    default: return nil
    }
    return observer.local(fields)
  }
}

extension DateField {
  /// Whether both dates of an interval with a difference have the field in common.
  fileprivate func isShared(in difference: IntervalDifference) -> Bool {
    switch self {
    case .month: difference.rawValue > IntervalDifference.month.rawValue
    case .weekday: difference.rawValue > IntervalDifference.day.rawValue
    default: difference.rawValue > IntervalDifference.hour.rawValue
    }
  }
}

extension LocalDate.Fields {
  /// 0 for Sunday to 6.
  fileprivate var weekday: Int {
    let days = CivilDay.daysSince1970(year: year, month: month, day: day)
    return (days + 4 + 7 * 200_000) % 7
  }

  fileprivate func onDay(_ day: Int) -> Self {
    var fields = self
    fields.day = day
    return fields
  }
}
