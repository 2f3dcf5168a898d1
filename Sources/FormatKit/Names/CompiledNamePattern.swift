/// A pattern for names in a form that is quick to follow: no step counts a reference.
final class CompiledNamePattern: @unchecked Sendable {
  // The memory is written here and read only after.

  /// What a field does to its text.
  enum Form: Equatable, Sendable {
    case whole
    case monogram(isCapital: Bool)
    case initials(isCapital: Bool, retainsHyphens: Bool)
    /// Capitals of more than an initial, which the style writes.
    case other
  }

  /// A field of the pattern.
  struct Slot: Sendable {
    let part: NamePart
    let form: Form
  }

  let slots: UnsafeMutableBufferPointer<Slot>
  let showsGiven: Bool
  /// What stands behind the last slot.
  let trailing: UTF8Piece
  private let literals: UnsafeMutableBufferPointer<UTF8Piece>
  private let pieces = UTF8Pieces()

  init(_ pattern: NamePattern, space: String) {
    let pieces = pieces
    func piece(_ literal: String) -> UTF8Piece {
      pieces.piece(
        space == " " ? literal : NameText.replacingSpaces(in: literal, with: space))
    }
    slots = .allocate(capacity: pattern.fields.count)
    _ = slots.initialize(from: pattern.fields.map { Slot(part: NamePart($0), form: Form($0)) })
    let literals = pattern.fields.indices.flatMap { index in
      (-1..<pattern.fields.count).map { last in
        last < index ? piece(pattern.literal(before: index, after: last < 0 ? nil : last)) : .empty
      }
    }
    self.literals = .allocate(capacity: literals.count)
    _ = self.literals.initialize(from: literals)
    showsGiven = pattern.showsGiven
    trailing = piece(pattern.literals.last ?? "")
  }

  deinit {
    slots.deallocate()
    literals.deallocate()
  }

  /// The literal before a slot when another one was written last; -1 when none was.
  @inline(__always)
  func literal(before index: Int, after last: Int) -> UTF8Piece {
    literals[index * (slots.count + 1) + last + 1]
  }

  /// The room that is enough for the literals.
  var literalRoom: Int {
    literals.reduce(trailing.count + UTF8Piece.slack) { $0 + $1.count }
  }
}

extension CompiledNamePattern.Form {
  init(_ field: NamePattern.Field) {
    let isCapital = field.modifiers.contains(.allCaps)
    if field.modifiers.contains(.initialCap) {
      self = .other
    } else if field.modifiers.contains(.initial) {
      self = .initials(
        isCapital: isCapital, retainsHyphens: field.modifiers.contains(.retain))
    } else if field.modifiers.contains(.monogram) {
      self = .monogram(isCapital: isCapital)
    } else {
      self = isCapital ? .other : .whole
    }
  }
}
