/// What the fields of a date may be, by what its text says.
struct DateConstraints: Hashable {
  /// The values that a field can have; fields that the text does not show have none.
  var values: [DateField: Set<Int>] = [:]
  /// Where a field's text begins.
  var places: [DateField: Int] = [:]

  /// Leaves a field only values that it had before as well; false when none is left.
  mutating func narrow(_ field: DateField, to new: Set<Int>, at place: Int) -> Bool {
    let left = values[field].map { $0.intersection(new) } ?? new
    values[field] = left
    places[field] = places[field] ?? place
    return !left.isEmpty
  }

  /// Whether the text shows a field.
  func shows(_ field: DateField) -> Bool {
    values[field] != nil
  }
}

/// One walk over a text along a grammar, with all the ways to go.
struct DateTextWalk {
  private let text: ReadingText
  private let parts: [DateGrammar.Part]
  /// What each way to the end of the text says.
  private(set) var readings: [DateConstraints] = []
  /// The farthest place that a way comes to.
  private(set) var farthest = 0

  /// More readings than a text can have that a person wrote.
  private static let limit = 64

  init(_ text: ReadingText, by grammar: DateGrammar) {
    self.text = text
    parts = grammar.parts
    walk(0, from: 0, DateConstraints())
  }

  private mutating func walk(_ part: Int, from index: Int, _ found: DateConstraints) {
    farthest = max(farthest, index)
    guard part < parts.count else {
      if index == text.scalars.count, readings.count < Self.limit { readings.append(found) }
      return
    }
    switch parts[part] {
    case .literal(let literal):
      let same = zip(text.scalars[index...], literal).prefix { $0 == $1 }.count
      farthest = max(farthest, index + same)
      if same == literal.count { walk(part + 1, from: index + same, found) }
    case .field(let field, let spellings):
      for spelling in spellings where text.scalars[index...].starts(with: spelling.text) {
        var narrowed = found
        guard narrowed.narrow(field, to: spelling.values, at: index) else { continue }
        walk(part + 1, from: index + spelling.text.count, narrowed)
      }
    case .number(let field, let minimum, let digits):
      let run = text.scalars[index...].prefix { digits.contains($0) }
      guard (max(minimum, 1)...9).contains(run.count) else { return }
      let value = run.reduce(0) { $0 * 10 + (digits.firstIndex(of: $1) ?? 0) }
      var narrowed = found
      guard narrowed.narrow(field, to: [value], at: index) else { return }
      walk(part + 1, from: index + run.count, narrowed)
    }
  }
}
