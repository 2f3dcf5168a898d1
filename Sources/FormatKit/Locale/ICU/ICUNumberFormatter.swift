#if canImport(_FoundationICU)
internal import _FoundationICU

/// A number formatter of ICU's, made from a skeleton (UTS #35 and ICU "Number Skeletons").
///
/// ```swift
/// let miles = try ICUNumberFormatter(skeleton: "unit/mile unit-width-short", locale: "en_US")
/// try miles.format("3.1").text   // "3.1 mi"
/// ```
final class ICUNumberFormatter: @unchecked Sendable {
  // ICU documents UNumberFormatter as immutable and safe to share; the result object is not shared.
  private let formatter: OpaquePointer

  /// Opens a formatter.
  ///
  /// - Throws: ``ICUError`` for a skeleton that ICU does not understand or a unit it does not know.
  init(skeleton: String, locale: String) throws(ICUError) {
    let characters = Array(skeleton.utf16)
    let formatter = try icu { (status: inout UErrorCode) in
      swift_unumf_openForSkeletonAndLocale(characters, Int32(characters.count), locale, &status)
    }
    guard let formatter else { throw ICUError(code: U_INTERNAL_PROGRAM_ERROR) }
    self.formatter = formatter
  }

  deinit {
    swift_unumf_close(formatter)
  }

  /// Formats a binary number by its shortest decimal; NaN and infinity have texts of their own.
  func format(_ value: Double) throws(ICUError) -> ICUFormattedText {
    try formatted { (result, status: inout UErrorCode) in
      swift_unumf_formatDouble(formatter, value, result, &status)
    }
  }

  /// Formats a decimal number of any length, written in ASCII: `-12.50`, `1e400`.
  func format(_ decimal: String) throws(ICUError) -> ICUFormattedText {
    try formatted { (result, status: inout UErrorCode) in
      swift_unumf_formatDecimal(formatter, decimal, Int32(decimal.utf8.count), result, &status)
    }
  }

  private func formatted(
    _ format: (OpaquePointer, inout UErrorCode) -> Void
  ) throws(ICUError) -> ICUFormattedText {
    let opened = try icu { (status: inout UErrorCode) in swift_unumf_openResult(&status) }
    guard let result = opened else { throw ICUError(code: U_MEMORY_ALLOCATION_ERROR) }
    defer { swift_unumf_closeResult(result) }
    try icu { (status: inout UErrorCode) in format(result, &status) }
    let value = try icu { (status: inout UErrorCode) in
      swift_unumf_resultAsValue(result, &status)
    }
    guard let value else { throw ICUError(code: U_INTERNAL_PROGRAM_ERROR) }
    return try ICUFormattedText(value)
  }
}
#endif
