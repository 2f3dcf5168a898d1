internal import Foundation

/// Writes two dates by the template for their difference.
final class DateIntervalWriter {
  let room: Int
  private let zone: ZoneSpans
  private let steps: UnsafePointer<DateSteps>
  private let pieces = UTF8Pieces()

  // No text of an interval tells a week.
  private static let weeks = WeekRules(firstWeekday: 1, minimumDays: 1)

  /// Takes a template for each difference, in their order.
  init(_ templates: [DateTemplate], zone: ZoneSpans) {
    self.zone = zone
    let memory = pieces
    var made: [(template: DateTemplate, steps: DateSteps)] = []
    let steps = templates.map { template in
      if let same = made.first(where: { $0.template == template }) { return same.steps }
      made.append((template, memory.steps(template)))
      return made[made.count - 1].steps
    }
    room = (steps.map(\.room).max() ?? 0) + UTF8Piece.slack
    self.steps = pieces.memory(steps)
  }
}

// The memory is written in `init` alone.
extension DateIntervalWriter: @unchecked Sendable {}

extension DateIntervalWriter: ValueWriter {
  typealias Value = Range<Date>

  @inline(__always)
  func write(_ interval: Range<Date>, to cursor: inout UTF8Cursor) -> WriteResult {
    guard let first = Instant(interval.lowerBound), let second = Instant(interval.upperBound) else {
      return .notCovered
    }
    guard cursor.room >= room else { return .needsRoom(room) }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * DateFieldValues.count) {
      let memory = $0.baseAddress.unsafelyUnwrapped
      let firstValues = DateFieldValues(memory)
      let secondValues = DateFieldValues(memory + DateFieldValues.count)
      firstValues.fill(first, zone, Self.weeks, [])
      secondValues.fill(second, zone, Self.weeks, [])
      let difference = IntervalDifference(firstValues, secondValues)
      steps[difference.rawValue].put(firstValues, to: &cursor)
      return .written
    }
  }
}

extension FormatWriter where Value == Range<Date> {
  /// Learns an interval style and checks what was learned on dates with every difference.
  ///
  /// - Parameters:
  ///   - observer: The style, in its own zone or, where it tells the zone's name, in GMT.
  ///   - text: The style's text.
  ///   - zone: The style's zone.
  ///   - names: The zone's names; `nil` where the style does not tell them.
  /// - Returns: A writer; `nil` when what was learned does not hold.
  static func intervals(
    _ observer: IntervalObserver, text: (Range<Date>) -> String, zone: ZoneSpans,
    names: IntervalZoneNames?
  ) -> FormatWriter<Range<Date>>? {
    var learner = IntervalLearner(observer)
    guard var templates = learner.learn() else { return nil }
    if let names {
      let replaced = templates.compactMap { $0.replacing(names) }
      guard replaced.count == templates.count else { return nil }
      templates = replaced
    }
    let writer = FormatWriter(concrete: DateIntervalWriter(templates, zone: zone))
    let changes = names == nil ? [] : zone.intervalsOverChanges
    return writer.checked(against: text, on: templates.intervalsToCheck + changes)
  }
}

extension [DateTemplate] {
  /// Intervals of every difference that show every month, weekday and hour in both dates; fewer where the
  /// template is that of another difference.
  fileprivate var intervalsToCheck: [Range<Date>] {
    IntervalDifference.allCases.flatMap { difference in
      let template = self[difference.rawValue]
      let isFirst = firstIndex(of: template) == difference.rawValue
      return (0..<(isFirst ? 13 : 4)).compactMap { index in
        let pair = difference.pair(.toCheck(index), .toCheck(index * 7 + 5))
        let (first, second) = (pair.first.date, pair.second.date)
        return first <= second ? first..<second : second..<first
      }
    }
  }
}

extension ZoneSpans {
  /// Intervals over some of the last changes of the clock.
  fileprivate var intervalsOverChanges: [Range<Date>] {
    let starts = spans.dropFirst().suffix(90).map(\.start)
    return stride(from: 0, to: starts.count, by: 6).map { index in
      let start = Date(timeIntervalSince1970: Double(starts[index]))
      let hours = [0.4, 1.5, 5, 30, 1_000, 3_000][index / 6 % 6]
      return (start - hours * 3_600)..<(start + hours * 3_600)
    }
  }
}

extension LocalDate.Fields {
  fileprivate static func toCheck(_ index: Int) -> Self {
    Self(
      year: 1960 + index * 31 % 97, month: 1 + index % 12, day: 1 + index * 11 % 28,
      hour: index * 5 % 24, minute: index % 4 == 3 ? 0 : index * 17 % 60, second: index * 23 % 60,
      millisecond: index * 41)
  }
}
