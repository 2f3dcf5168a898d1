/// What came of replaying one row.
enum ConformanceOutcome: Equatable {
  /// The text is the expected one, scalar by scalar.
  case passed
  /// The text is another, and by rule the data of this Foundation are the cause.
  case differs(ConformanceDifference)
  /// The text is another, and nothing explains it.
  case failed(printed: String)
  /// No style says what the row asks for; the text is why.
  case notExpressible(String)
}

/// Why a text may differ from the expected one: each kind is a rule of ``ConformanceJudge``.
enum ConformanceDifference: String, CaseIterable {
  case digits
  case spacing
  case direction
  case data
  case olderData
  case wordBreaks

  var title: String {
    switch self {
    case .digits: "digits"
    case .spacing: "spacing"
    case .direction: "direction marks"
    case .data: "Apple's data"
    case .olderData: "older data"
    case .wordBreaks: "word breaks"
    }
  }

  /// The rule, in words for the page.
  var rule: String {
    switch self {
    case .digits:
      "the default digits of the locale are others here; with the numbering system named, "
        + "the text is the expected one"
    case .spacing: "the same text once white space is dropped from both"
    case .direction:
      "the same text once white space and the controls of writing direction are dropped from both"
    case .data: "the text is exactly what raw ICU prints with Foundation's data for this row"
    case .olderData:
      "expected texts that were not renewed since CLDR 45, and that another implementation on the "
        + "patterns of today does not print either"
    case .wordBreaks:
      "a name in which the initials depend on a dictionary's words, which another implementation "
        + "does not print either"
    }
  }
}
