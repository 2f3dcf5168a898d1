/// A pattern for a person's name: fields, with literal text before, between and after them.
///
/// UTS #35 part 8, "namePattern Syntax": `{title} {given} {given2-initial} {surname}, {credentials}`.
struct NamePattern: Hashable, Sendable {
  /// A field, with what is to be done to its text.
  struct Field: Hashable, Sendable {
    var name: FieldName
    var modifiers: Set<Modifier> = []
  }

  /// What a field shows of the name.
  enum FieldName: String, Hashable, Sendable, CaseIterable {
    case title, given, given2, surname, surname2, generation, credentials
  }

  /// UTS #35 part 8, "Modifiers".
  enum Modifier: String, Hashable, Sendable {
    case informal, allCaps, initialCap, initial, monogram, prefix, core, retain
    /// Grammatical cases: only the name itself could know them.
    case genitive, vocative
  }

  /// The pattern's own text, for comparison.
  let source: String
  let fields: [Field]
  /// One more than there are fields: before each one, and after the last.
  let literals: [String]
}

extension NamePattern {
  /// Reads a pattern; a field or modifier that the standard does not have is left out.
  init(_ source: String) {
    var fields: [Field] = []
    var literals = [""]
    for piece in source.split(separator: "{", omittingEmptySubsequences: false) {
      guard let end = piece.firstIndex(of: "}") else {
        literals[literals.count - 1] += piece
        continue
      }
      let literal = String(piece[piece.index(after: end)...])
      if let field = Field(piece[..<end]) {
        fields.append(field)
        literals.append(literal)
      } else {
        literals[literals.count - 1] += literal
      }
    }
    self.source = source
    self.fields = fields
    self.literals = literals
  }
}

extension NamePattern.Field {
  /// Reads a field with its modifiers: `given-informal-monogram-allCaps`.
  init?(_ source: some StringProtocol) {
    let words = source.split(separator: "-")
    guard let name = words.first.flatMap({ NamePattern.FieldName(rawValue: String($0)) }) else {
      return nil
    }
    self.name = name
    modifiers = Set(words.dropFirst().compactMap { NamePattern.Modifier(rawValue: String($0)) })
  }
}
