#if canImport(_FoundationICU)
internal import _FoundationICU

/// ICU's formatter of counted units of time: "1 hr, 30 min".
///
/// ```swift
/// let formatter = try ICUMeasureFormatter(locale: "en_US", width: .short)
/// try formatter.format([TimeAmount(1, .hour), TimeAmount(30, .minute)])   // "1 hr, 30 min"
/// ```
final class ICUMeasureFormatter: @unchecked Sendable {
  // ICU formats through const methods of an object that does not change after it is opened.
  private let formatter: OpaquePointer

  /// Opens a formatter.
  ///
  /// - Parameters:
  ///   - locale: The locale's identifier.
  ///   - width: The width of the units' names.
  ///   - numbers: The numbers in words, instead of digits.
  /// - Throws: ``ICUError`` when ICU cannot open one.
  init(
    locale: String, width: TimeAmountWords.Width, numbers: ICUSpellOut? = nil
  ) throws(ICUError) {
    let adopted = try numbers?.open()
    let formatter = try icu { (status: inout UErrorCode) in
      uameasfmt_open(locale, width.icu, adopted, &status)
    }
    guard let formatter else { throw ICUError(code: U_INTERNAL_PROGRAM_ERROR) }
    self.formatter = formatter
  }

  deinit {
    uameasfmt_close(formatter)
  }

  /// Formats one to eight counted units, joined as the locale joins units of this width.
  func format(_ amounts: [TimeAmount]) throws(ICUError) -> String {
    let measures = amounts.map { UAMeasure(value: $0.count, unit: $0.unit.icu) }
    return try icuString { (buffer, capacity, status: inout UErrorCode) in
      uameasfmt_formatMultiple(
        formatter, measures, Int32(measures.count), buffer, capacity, &status)
    }
  }
}

extension TimeAmountWords.Width {
  fileprivate var icu: UAMeasureFormatWidth {
    switch self {
    case .wide, .spellOut: UAMEASFMT_WIDTH_WIDE
    case .short: UAMEASFMT_WIDTH_SHORT
    case .shorter: UAMEASFMT_WIDTH_SHORTER
    case .narrow: UAMEASFMT_WIDTH_NARROW
    case .numeric: UAMEASFMT_WIDTH_NUMERIC
    }
  }
}

extension TimeUnit {
  fileprivate var icu: UAMeasureUnit {
    switch self {
    case .year: UAMEASUNIT_DURATION_YEAR
    case .month: UAMEASUNIT_DURATION_MONTH
    case .week: UAMEASUNIT_DURATION_WEEK
    case .day: UAMEASUNIT_DURATION_DAY
    case .hour: UAMEASUNIT_DURATION_HOUR
    case .minute: UAMEASUNIT_DURATION_MINUTE
    case .second: UAMEASUNIT_DURATION_SECOND
    }
  }
}
#endif
