internal import Foundation

/// A template made for writing: each step puts the text that one field picks from a table.
///
/// Like a piece, it is outlived by the ``UTF8Pieces`` that made it.
struct DateSteps: BitwiseCopyable {
  /// One step: a field and where its texts stand.
  fileprivate struct Step: BitwiseCopyable {
    let field: Int
    let table: UnsafePointer<UTF8Piece>
    /// The digits of a number that stands in no table; 0 for the others.
    let minimumDigits: Int
  }

  /// The bytes of the longest text.
  let room: Int
  fileprivate let start: UTF8Piece
  fileprivate let steps: UnsafePointer<Step>
  fileprivate let count: Int
}

// The memory is written before it is shared.
extension DateSteps: @unchecked Sendable {}

extension DateSteps {
  /// Puts the text of a date's fields; there is room for it and for a piece's slack.
  @inline(__always)
  func put(_ values: DateFieldValues, to cursor: inout UTF8Cursor) {
    cursor.put(start)
    for index in 0..<count {
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

extension UTF8Pieces {
  /// Makes the tables of a template.
  ///
  /// Each fixed text is joined to the texts of the field before it.
  func steps(_ template: DateTemplate) -> DateSteps {
    let layout = DateStepsLayout(template)
    let steps = layout.steps.map { step in
      DateSteps.Step(
        field: step.field, table: memory(step.texts.map(piece)), minimumDigits: step.minimumDigits)
    }
    return DateSteps(
      room: layout.room, start: piece(layout.start), steps: memory(steps), count: steps.count)
  }
}

/// A template with each fixed text joined to what stands before it.
private struct DateStepsLayout {
  struct Step {
    let field: Int
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
        steps.append(Step(field: field.rawValue, texts: texts, minimumDigits: 0))
      case .number(let field, let minimum, let digits):
        steps.append(
          Step(field: field.rawValue, texts: digits + [""], minimumDigits: max(1, minimum)))
      case .ofSecond(let field, let texts):
        steps.append(
          Step(field: DateFieldValues.count + field.rawValue, texts: texts, minimumDigits: 0))
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
