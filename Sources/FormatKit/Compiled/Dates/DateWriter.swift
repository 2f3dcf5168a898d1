internal import Foundation

/// Writes dates by a template: each step puts the text that one field picks from a table.
final class DateWriter {
  /// One step: a field and where its texts stand.
  private struct Step {
    let field: Int
    let table: UnsafePointer<UTF8Piece>
    /// The digits of a number that stands in no table; 0 for the others.
    let minimumDigits: Int
  }

  let room: Int
  let zone: ZoneSpans
  let weeks: WeekRules
  private let needs: DateFieldNeeds
  private let start: UTF8Piece
  private let steps: UnsafeMutablePointer<Step>
  private let stepCount: Int
  private let tables: [UnsafeMutableBufferPointer<UTF8Piece>]
  private let pieces: UTF8Pieces

  /// Makes the tables.
  ///
  /// Each fixed text is joined to the texts of the field before it.
  init(_ template: DateTemplate, zone: ZoneSpans, weeks: WeekRules) {
    let pieces = UTF8Pieces()
    let layout = DateWriterLayout(template)
    self.zone = zone
    self.weeks = weeks
    needs = template.needs
    start = pieces.piece(layout.start)
    room = layout.room + UTF8Piece.slack
    tables = layout.steps.map { step in
      let table = UnsafeMutableBufferPointer<UTF8Piece>.allocate(capacity: step.texts.count)
      _ = table.initialize(from: step.texts.map { pieces.piece($0) })
      return table
    }
    stepCount = layout.steps.count
    steps = .allocate(capacity: stepCount)
    for (index, step) in layout.steps.enumerated() {
      guard let table = tables[index].baseAddress else { continue }
      (steps + index).initialize(
        to: Step(
          field: step.field.rawValue, table: UnsafePointer(table),
          minimumDigits: step.minimumDigits))
    }
    self.pieces = pieces
  }

  deinit {
    for table in tables { table.deallocate() }
    steps.deallocate()
  }
}

// The memory is written in `init` alone.
extension DateWriter: @unchecked Sendable {}

extension DateWriter: ValueWriter {
  typealias Value = Date

  @inline(__always)
  func write(_ date: Date, to cursor: inout UTF8Cursor) -> WriteResult {
    guard let instant = Instant(date) else { return .notCovered }
    return write(instant, to: &cursor)
  }

  @inline(__always)
  func write(_ instant: Instant, to cursor: inout UTF8Cursor) -> WriteResult {
    guard cursor.room >= room else { return .needsRoom(room) }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: DateFieldValues.count) {
      let values = DateFieldValues($0.baseAddress.unsafelyUnwrapped)
      let (offset, kind) = zone.offsetAndKind(at: instant.seconds)
      values[.zone] = kind
      values.fill(
        localMilliseconds: instant.milliseconds &+ offset &* 1000, weeks: weeks, needs: needs)
      put(values, to: &cursor)
      return .written
    }
  }

  @inline(__always)
  private func put(_ values: DateFieldValues, to cursor: inout UTF8Cursor) {
    cursor.put(start)
    for index in 0..<stepCount {
      let step = steps[index]
      let value = values[index: step.field]
      if step.minimumDigits == 0 {
        cursor.put(step.table[value])
      } else {
        put(value, step, to: &cursor)
      }
    }
  }

  // The table holds the digits, and after them the text behind the number.
  @inline(never)
  private func put(_ value: Int, _ step: Step, to cursor: inout UTF8Cursor) {
    var place = 1
    for _ in 1..<step.minimumDigits { place *= 10 }
    while value / place >= 10 { place *= 10 }
    while place > 0 {
      cursor.put(step.table[value / place % 10])
      place /= 10
    }
    cursor.put(step.table[10])
  }
}

/// A template with each fixed text joined to what stands before it.
private struct DateWriterLayout {
  struct Step {
    let field: DateField
    var texts: [String]
    let minimumDigits: Int
  }

  var start = ""
  var steps: [Step] = []

  init(_ template: DateTemplate) {
    for part in template.parts {
      switch part {
      case .literal(let text): append(text)
      case .table(let field, let texts):
        steps.append(Step(field: field, texts: texts, minimumDigits: 0))
      case .number(let field, let minimum, let digits):
        steps.append(
          Step(field: field, texts: digits + [""], minimumDigits: max(1, minimum)))
      }
    }
  }

  private mutating func append(_ text: String) {
    guard var last = steps.popLast() else {
      start += text
      return
    }
    if last.minimumDigits == 0 {
      last.texts = last.texts.map { $0 + text }
    } else {
      last.texts[10] += text
    }
    steps.append(last)
  }

  /// The bytes of the longest text.
  var room: Int {
    steps.reduce(start.utf8.count) { room, step in
      let longest = step.texts.map(\.utf8.count).max() ?? 0
      return room + (step.minimumDigits == 0 ? longest : 4 * max(9, step.minimumDigits) + longest)
    }
  }
}
