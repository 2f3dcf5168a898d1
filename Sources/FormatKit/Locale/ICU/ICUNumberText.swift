#if canImport(_FoundationICU)
/// A text that ICU's number formatters write: plain, or with its parts.
protocol ICUNumberText {
  /// The text alone.
  var text: String { get }
  init(_ literal: String)
  /// A unit's symbol, as a part.
  init(unit symbol: String)
  init(_ text: ICUFormattedText)
  init(_ number: NumberToWrite, by formatter: ICUNumberFormatter) throws(ICUError)
  static func += (left: inout Self, right: Self)
}

/// A number in the form it was given in.
enum NumberToWrite: Sendable {
  case double(Double)
  /// A decimal of any length, in ASCII.
  case decimal(String)
}

extension String: ICUNumberText {
  var text: String { self }

  init(unit symbol: String) {
    self = symbol
  }

  init(_ text: ICUFormattedText) {
    self = text.text
  }

  init(_ number: NumberToWrite, by formatter: ICUNumberFormatter) throws(ICUError) {
    switch number {
    case .double(let value): self = try formatter.text(value)
    case .decimal(let value): self = try formatter.text(value)
    }
  }
}

extension ICUFormattedText: ICUNumberText {
  init(_ text: ICUFormattedText) {
    self = text
  }

  init(_ number: NumberToWrite, by formatter: ICUNumberFormatter) throws(ICUError) {
    switch number {
    case .double(let value): self = try formatter.format(value)
    case .decimal(let value): self = try formatter.format(value)
    }
  }
}
#endif
