extension ParsingError {
  /// A kind of reason why a text is not accepted; new kinds may come.
  public struct Reason: Hashable, Sendable {
    private let kind: Kind

    private enum Kind: String {
      case empty, unexpectedText, unexpectedEnd, misplacedGrouping, mixedDigits, leadingZeros
      case outOfRange, inexact, impossibleDate, contradiction, ambiguous, variableLength
    }

    /// The text is empty.
    public static let empty = Reason(kind: .empty)
    /// Something stands there that does not belong to the value: `1.5abc`, `5 €` for US dollars.
    public static let unexpectedText = Reason(kind: .unexpectedText)
    /// The text ends before the value is complete: `12:`, `5` for a length.
    public static let unexpectedEnd = Reason(kind: .unexpectedEnd)
    /// The digits are not grouped as the locale groups them: `1,2,3`.
    public static let misplacedGrouping = Reason(kind: .misplacedGrouping)
    /// Digits of two numbering systems stand in one number: `1٢3`.
    public static let mixedDigits = Reason(kind: .mixedDigits)
    /// The number begins with zeros that the style does not write: `007`.
    public static let leadingZeros = Reason(kind: .leadingZeros)
    /// The value is too large or too small for its type: 256 for a `UInt8`.
    public static let outOfRange = Reason(kind: .outOfRange)
    /// The type cannot hold the value exactly: 1.5 for an `Int`.
    public static let inexact = Reason(kind: .inexact)
    /// There is no such day or time: February 30, 25:00.
    public static let impossibleDate = Reason(kind: .impossibleDate)
    /// Parts of the text contradict each other: a Monday that was a Tuesday.
    public static let contradiction = Reason(kind: .contradiction)
    /// The text means more than one value: `1:30` as a duration.
    public static let ambiguous = Reason(kind: .ambiguous)
    /// The unit has no fixed length: months and years in a duration.
    public static let variableLength = Reason(kind: .variableLength)
  }
}

extension ParsingError.Reason: CustomStringConvertible {
  /// The name of the reason: `misplacedGrouping`.
  public var description: String {
    kind.rawValue
  }
}
