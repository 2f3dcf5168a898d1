extension ParsingError {
  /// What a text was read as.
  enum Expectation: Hashable, Sendable {
    case number, percentage, byteCount, date, iso8601Date, duration, list, measurement, personName
    case currency(code: String)
  }

  /// What is wrong with a text at one place.
  enum Cause: Error, Hashable {
    case empty
    /// This piece of the text does not belong there.
    case unexpected(String)
    /// The text ends there; something must follow.
    case ended
    /// This separator does not stand where a group of digits begins; this is how they are grouped.
    case grouping(separator: String, example: String)
    /// This digit is of another numbering system than the first one.
    case mixedDigits(String)
    case leadingZeros
    /// The smallest and the largest value.
    case range(lowest: String, highest: String)
    /// The value has a fraction, and the type has none.
    case fraction
    /// The value has more digits than the type holds.
    case digits(limit: Int)
    /// There is no such day or time, because of this.
    case impossible(String)
    /// This part of the text does not agree with the rest, which gives that.
    case contradiction(part: String, right: String)
    /// The text can mean each of these.
    case ambiguous([String])
    /// A unit of no fixed length.
    case variableLength(unit: String)

    var reason: Reason {
      switch self {
      case .empty: .empty
      case .unexpected: .unexpectedText
      case .ended: .unexpectedEnd
      case .grouping: .misplacedGrouping
      case .mixedDigits: .mixedDigits
      case .leadingZeros: .leadingZeros
      case .range: .outOfRange
      case .fraction, .digits: .inexact
      case .impossible: .impossibleDate
      case .contradiction: .contradiction
      case .ambiguous: .ambiguous
      case .variableLength: .variableLength
      }
    }
  }
}
