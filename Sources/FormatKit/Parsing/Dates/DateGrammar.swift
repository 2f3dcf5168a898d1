internal import Foundation

/// How a date style writes, as far as its reader needs it: the template in scalars as readers compare them.
struct DateGrammar: Sendable {
  /// A part of the text.
  enum Part: Sendable {
    case literal([Unicode.Scalar])
    /// The texts of a field, the longest first, each with the values that are written so.
    case field(DateField, [Spelling])
    /// A number that no table is made for, of at least so many digits.
    case number(DateField, minimumDigits: Int, digits: [Unicode.Scalar])
  }

  /// One text of a field and the values that it can mean.
  struct Spelling: Sendable {
    let text: [Unicode.Scalar]
    let values: Set<Int>
  }

  let parts: [Part]

  /// The grammar of a template.
  ///
  /// - Parameters:
  ///   - template: What the style writes.
  ///   - digits: The digits, from zero, that stand in place of the template's own; `nil` to keep those.
  init(_ template: DateTemplate, digits: [Unicode.Scalar]?) {
    func scalars(_ text: String) -> [Unicode.Scalar] {
      let scalars = ReadingText.scalars(of: text)
      guard let digits else { return scalars }
      return scalars.map { scalar in scalar.decimalValue.map { digits[$0] } ?? scalar }
    }
    parts = template.parts.map { part in
      switch part {
      case .literal(let text): .literal(scalars(text))
      // The template of one date has no part of a second one.
      case .table(let field, let texts), .ofSecond(let field, let texts):
        .field(field, Self.spellings(texts.map(scalars)))
      case .number(let field, let minimum, let own):
        .number(field, minimumDigits: minimum, digits: digits ?? own.flatMap(scalars))
      }
    }
  }

  private static func spellings(_ texts: [[Unicode.Scalar]]) -> [Spelling] {
    var values: [[Unicode.Scalar]: Set<Int>] = [:]
    for (value, text) in texts.enumerated() { values[text, default: []].insert(value) }
    return values.map { Spelling(text: $0.key, values: $0.value) }
      .sorted { $0.text.count > $1.text.count }
  }
}
