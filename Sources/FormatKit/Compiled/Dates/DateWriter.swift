internal import Foundation

/// Writes dates by a template.
final class DateWriter {
  let room: Int
  let zone: ZoneSpans
  let weeks: WeekRules
  private let needs: DateFieldNeeds
  private let steps: DateSteps
  private let pieces = UTF8Pieces()

  init(_ template: DateTemplate, zone: ZoneSpans, weeks: WeekRules) {
    self.zone = zone
    self.weeks = weeks
    needs = template.needs
    steps = pieces.steps(template)
    room = steps.room + UTF8Piece.slack
  }
}

extension DateWriter: ValueWriter {
  typealias Value = Date

  @inline(__always)
  func write(_ date: Date, to cursor: inout UTF8Cursor) -> WriteResult {
    guard let instant = Instant(date) else { return .notCovered }
    guard cursor.room >= room else { return .needsRoom(room) }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: DateFieldValues.count) {
      let values = DateFieldValues($0.baseAddress.unsafelyUnwrapped)
      values.fill(instant, zone, weeks, needs)
      steps.put(values, to: &cursor)
      return .written
    }
  }
}

extension DateFieldValues {
  /// Fills in the fields of a point in time on the clocks of a zone.
  @inline(__always)
  func fill(_ instant: Instant, _ zone: ZoneSpans, _ weeks: WeekRules, _ needs: DateFieldNeeds) {
    let (offset, kind) = zone.offsetAndKind(at: instant.seconds)
    self[.zone] = kind
    fill(
      localMilliseconds: instant.milliseconds &+ offset &* 1000, weeks: weeks, needs: needs)
  }
}
