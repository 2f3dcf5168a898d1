/// Writes amounts given in one unit: as they are, or in the unit that suits their size.
final class AmountWriter {
  let room: Int
  private let given: Given?
  private let choices: UnsafePointer<AmountChoice>
  private let last: Int
  private let owners: Owners

  /// The writer of amounts in their own unit, which is not copied to be used.
  private final class Given {
    let writer: FloatingPointWriter<Double, QuantityForm>

    init(_ writer: FloatingPointWriter<Double, QuantityForm>) {
      self.writer = writer
    }
  }

  /// What keeps the memory of forms and choices.
  struct Owners: Sendable {
    let lexicon: QuantityLexicon
    let template: NumberTemplate
    /// What joins several parts, where there are such.
    var list: ListPieces?
  }

  /// A writer of amounts in their own unit; `text` gives the text of infinity and of what is not a number.
  init(asGiven form: QuantityForm, _ owners: Owners, text: (Double) -> String) {
    given = Given(FloatingPointWriter(form: form, text: text))
    choices = owners.lexicon.pieces.memory([])
    last = -1
    room = form.room
    self.owners = owners
  }

  /// A writer of amounts in the first of some units, by falling size, that they fill, or in the last; there is one.
  init(_ choices: [AmountChoice], _ owners: Owners) {
    given = nil
    self.choices = owners.lexicon.pieces.memory(choices)
    last = choices.count - 1
    room = choices.map(\.room).max() ?? 0
    self.owners = owners
  }
}

// Nothing changes after it was made.
extension AmountWriter: @unchecked Sendable {}

extension AmountWriter: ValueWriter {
  typealias Value = Double

  @inline(__always)
  func write(_ value: Double, to cursor: inout UTF8Cursor) -> WriteResult {
    if let given { return given.writer.write(value, to: &cursor) }
    guard value.isFinite else { return .notCovered }
    var choice = choices
    var amount = choice.pointee.conversion.approximate(value)
    let end = choices + last
    while choice != end {
      guard let takes = choice.pointee.takes(value, amount) else { return .notCovered }
      if takes { break }
      choice += 1
      amount = choice.pointee.conversion.approximate(value)
    }
    return choice.pointee.write(value, amount, to: &cursor)
  }
}
