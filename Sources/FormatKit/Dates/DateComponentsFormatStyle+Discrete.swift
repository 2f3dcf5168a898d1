#if !canImport(Darwin)
public import Foundation

extension DateComponentsFormatStyle: DiscreteFormatStyle {
  /// The nearest smaller range that may have another text.
  ///
  /// ```swift
  /// let style = DateComponentsFormatStyle(style: .wide, locale: Locale(identifier: "en_US"))
  /// style.format(start..<start + 3_600)                                  // "1 hour"
  /// style.discreteInput(before: start..<start + 3_600).map(style.format) // "59 minutes, 59 seconds"
  /// ```
  ///
  /// - Parameter input: The range shown now.
  /// - Returns: The range with an earlier upper bound or, when ``isPositive`` is `false`, an earlier lower one;
  ///   `nil` when no such range has another text.
  public func discreteInput(before input: Range<Date>) -> Range<Date>? {
    isPositive
      ? shrunk(input).map { input.lowerBound..<$0 } : grown(input).map { $0..<input.upperBound }
  }

  /// The nearest greater range that may have another text.
  ///
  /// - Parameter input: The range shown now.
  /// - Returns: The range with a later upper bound or, when ``isPositive`` is `false`, a later lower one; `nil`
  ///   when no such range has another text.
  public func discreteInput(after input: Range<Date>) -> Range<Date>? {
    isPositive
      ? grown(input).map { input.lowerBound..<$0 } : shrunk(input).map { $0..<input.upperBound }
  }

  /// The next smaller range that the style can tell apart.
  public func input(before input: Range<Date>) -> Range<Date>? {
    moved(input, to: isPositive ? input.upperBound.nextDown : input.lowerBound.nextDown)
  }

  /// The next greater range that the style can tell apart.
  public func input(after input: Range<Date>) -> Range<Date>? {
    moved(input, to: isPositive ? input.upperBound.nextUp : input.lowerBound.nextUp)
  }
}

extension DateComponentsFormatStyle {
  private func moved(_ range: Range<Date>, to date: Date) -> Range<Date>? {
    let (start, end) = isPositive ? (range.lowerBound, date) : (date, range.upperBound)
    return start <= end ? start..<end : nil
  }

  /// The bound that stays.
  private func anchor(of range: Range<Date>) -> Date {
    isPositive ? range.lowerBound : range.upperBound
  }

  /// The bound that moves.
  private func moving(of range: Range<Date>) -> Date {
    isPositive ? range.upperBound : range.lowerBound
  }

  /// Where the moving bound stands when the text changes next, as the range grows.
  private func grown(_ range: Range<Date>) -> Date? {
    let now = moving(of: range)
    let next = steps(of: range).compactMap { step in
      step.count < Int32.max ? date(step.begun + [(step.count + 1, step.unit)], from: range) : nil
    }
    return next.filter { isFarther($0, than: now) }
      .min { isFarther($1, than: $0) }
      .map { firstChange(near: $0, in: range, outward: true) }
  }

  /// Where the moving bound stood when the text was another one, as the range shrinks.
  private func shrunk(_ range: Range<Date>) -> Date? {
    guard let last = steps(of: range).last, !(last.begun.isEmpty && last.count == 0) else {
      return nil
    }
    guard let begin = date(last.begun + [(last.count, last.unit)], from: range),
      isFarther(begin, than: anchor(of: range))
    else { return nil }
    return firstChange(near: begin, in: range, outward: false)
  }

  private typealias Count = (count: Int, unit: TimeUnit)

  /// For each unit its count, and the counts of the larger ones.
  ///
  /// A count too large to be written counts as the first such one.
  private func steps(of range: Range<Date>) -> [(begun: [Count], count: Int, unit: TimeUnit)] {
    let units = units
    let parts = calendar.dateComponents(
      Set(units.map(\.component)), from: anchor(of: range).reachable,
      to: moving(of: range).reachable)
    let counts: [Count] = units.map { unit in
      let count = parts.value(for: unit.component)?.magnitude ?? 0
      return (Int(min(count, UInt(Int32.max) + 1)), unit)
    }
    return counts.indices.map { index in
      (counts[..<index].filter { $0.count != 0 }, counts[index].count, counts[index].unit)
    }
  }

  /// The date that lies some units from the anchor.
  private func date(_ counts: [Count], from range: Range<Date>) -> Date? {
    var parts = DateComponents()
    for (count, unit) in counts {
      parts.setValue(isPositive ? count : -count, for: unit.component)
    }
    return calendar.date(byAdding: parts, to: anchor(of: range).reachable)
  }

  private func isFarther(_ date: Date, than other: Date) -> Bool {
    isPositive ? date > other : date < other
  }

  /// Calendars compute in floating point: the moment itself may lie a few steps beside what they say.
  ///
  /// - Returns: The first moment, seen from the moving bound, whose counts differ from those of the range.
  private func firstChange(near date: Date, in range: Range<Date>, outward: Bool) -> Date {
    let isForward = outward == isPositive
    func onward(_ date: Date) -> Date { isForward ? date.nextUp : date.nextDown }
    func back(_ date: Date) -> Date { isForward ? date.nextDown : date.nextUp }
    let now = elapsedTime(in: range)
    func isChanged(_ date: Date) -> Bool {
      moved(range, to: date).map(elapsedTime) != now
    }
    var (change, limit) = (date, 16)
    while limit > 0, !isChanged(change) { (change, limit) = (onward(change), limit - 1) }
    while limit > 0, isChanged(back(change)) { (change, limit) = (back(change), limit - 1) }
    return change
  }
}

extension Date {
  fileprivate var nextUp: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextUp)
  }

  fileprivate var nextDown: Date {
    Date(timeIntervalSinceReferenceDate: timeIntervalSinceReferenceDate.nextDown)
  }
}
#endif
