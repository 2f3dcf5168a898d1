/// What a date style prints: fixed text and fields, in the order of the text.
struct DateTemplate: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    /// Text that is the same for all dates.
    case literal(String)
    /// The text that a field's value picks.
    case table(DateField, [String])
    /// A number of at least so many digits, for a field that no table is made for.
    case number(DateField, minimumDigits: Int, digits: [String])
    /// The text that a field's value picks, of an interval's second date.
    case ofSecond(DateField, [String])
  }

  var parts: [Part]
}

extension DateTemplate {
  /// What has to be filled in for the fields of the template.
  var needs: DateFieldNeeds {
    parts.reduce(into: []) { needs, part in
      switch part {
      case .literal: break
      case .table(let field, _), .number(let field, _, _), .ofSecond(let field, _):
        needs.formUnion(field.needs)
      }
    }
  }
}

extension DateTemplate.Part {
  /// The text of the part for a date, or for the two dates of an interval.
  func text(_ date: LocalDate, second: LocalDate? = nil) -> String {
    switch self {
    case .literal(let text): text
    case .table(let field, let texts): texts[date[field]]
    case .ofSecond(let field, let texts): texts[(second ?? date)[field]]
    case .number(let field, let minimum, let digits):
      DateNumeral(digits: digits, minimumDigits: minimum).text(date[field])
    }
  }
}
