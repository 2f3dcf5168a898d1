extension ParsingError {
  /// The words of the error, made in this one place.
  var message: String {
    "\(Self.quoted(text)) is not \(wanted): \(explanation); \(advice)"
  }

  /// What the text was read as: "a number".
  package var wanted: String { expectation.words }

  /// Where it goes wrong, and why: "at column 4, "abc" is unexpected".
  package var explanation: String { place + cause.words }

  /// What would be accepted: "write 1,234.5".
  package var advice: String { "write \(Self.typed(example))" }

  private var place: String {
    switch cause {
    case .empty: ""
    case .ended: "after column \(column - 1), "
    default: "at column \(column), "
    }
  }

  /// A text as a person can type it: plain spaces, no marks that cannot be seen.
  private static func typed(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { typed, scalar in
      if scalar.isReadingSpace {
        typed += " "
      } else if !scalar.isReadingMark {
        typed.unicodeScalars.append(scalar)
      }
    }
  }

  /// A text in quotes, with what cannot be seen written out, and cut when it is long.
  static func quoted(_ text: some StringProtocol) -> String {
    let limit = 60
    let cut = text.count > limit
    return "\"\(visible(text.prefix(limit)))\(cut ? "…" : "")\""
  }

  /// A text with what cannot be seen or told from something else written as `\u{…}`.
  private static func visible(_ text: some StringProtocol) -> String {
    text.unicodeScalars.reduce(into: "") { visible, scalar in
      let isBlank = scalar.properties.isWhitespace && scalar != " "
      if isBlank || scalar.isReadingMark || scalar.properties.generalCategory == .control {
        visible += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        visible.unicodeScalars.append(scalar)
      }
    }
  }
}

extension ParsingError.Expectation {
  fileprivate var words: String {
    switch self {
    case .number: "a number"
    case .percentage: "a percentage"
    case .byteCount: "a number of bytes"
    case .date: "a date of this style"
    case .iso8601Date: "an ISO 8601 date of this style"
    case .duration: "a duration"
    case .list: "a list"
    case .personName: "a person's name"
    case .measurement: "a measurement of this kind"
    case .currency(let code): code.isEmpty ? "an amount of money" : "an amount of \(code)"
    }
  }
}

extension ParsingError.Cause {
  fileprivate var words: String {
    switch self {
    case .empty: "it is empty"
    case .unexpected(let piece): "\(quoted(piece)) is unexpected"
    case .ended: "something is missing"
    case .grouping(let separator, let example):
      "\(quoted(separator)) does not group digits as in \(example)"
    case .mixedDigits(let digit): "\(quoted(digit)) is a digit of another numbering system"
    case .leadingZeros: "the number has leading zeros"
    case .range(let lowest, let highest): "the value is not in \(lowest) to \(highest)"
    case .fraction: "the value is not a whole number"
    case .digits(let limit): "the value has more than \(limit) digits"
    case .impossible(let why): why
    case .contradiction(let part, let right): "\(quoted(part)) should be \(quoted(right))"
    case .ambiguous(let meanings):
      "it can mean " + meanings.map { quoted($0) }.joined(separator: " or ")
    case .variableLength(let unit): "\(unit) has no fixed length"
    }
  }

  private func quoted(_ text: String) -> String {
    ParsingError.quoted(text)
  }
}
