internal import Foundation

/// Writes how far dates are from another, or another is from them: the distance is reckoned, its words are remembered.
final class RelativeDateWriter {
  /// What the value and the other date are to each other.
  enum Direction: Sendable {
    /// How far the value is from the present.
    case fromNow
    /// How far a date is from the value.
    case toDate(Date)
  }

  let room = 96
  private let rule: GregorianRelativeRule
  private let direction: Direction
  private let texts: RememberedTexts

  init(
    _ rule: GregorianRelativeRule, _ direction: Direction,
    text: @escaping @Sendable (RelativeOffset) -> String?
  ) {
    self.rule = rule
    self.direction = direction
    texts = RememberedTexts(count: Self.limit * 2 * RelativeUnit.allCases.count) { index in
      let (unit, count) = index.quotientAndRemainder(dividingBy: Self.limit * 2)
      return RelativeUnit(rawValue: unit).flatMap {
        text(RelativeOffset(unit: $0, count: count - Self.limit))
      }
    }
  }

  /// Counts from here on are not covered.
  private static let limit = 256
}

// All that changes is the texts, which are shared safely.
extension RelativeDateWriter: @unchecked Sendable {}

extension RelativeDateWriter: ValueWriter {
  typealias Value = Date

  @inline(__always)
  func write(_ date: Date, to cursor: inout UTF8Cursor) -> WriteResult {
    switch direction {
    case .fromNow: write(rule.offset(of: date, from: .now), to: &cursor)
    case .toDate(let end): write(rule.offset(of: end, from: date), to: &cursor)
    }
  }

  @inline(__always)
  private func write(_ offset: RelativeOffset?, to cursor: inout UTF8Cursor) -> WriteResult {
    guard let offset, offset.count.magnitude < UInt(Self.limit) else { return .notCovered }
    let row = offset.unit.rawValue &* (Self.limit &* 2) &+ Self.limit
    return texts.put(row &+ offset.count, to: &cursor)
  }
}
