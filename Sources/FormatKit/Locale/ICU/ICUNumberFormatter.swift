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

  /// The text of a number alone, for a third of the time that its parts take.
  func text(_ value: Double) throws(ICUError) -> String {
    try formatted(
      { (result, status: inout UErrorCode) in
        swift_unumf_formatDouble(formatter, value, result, &status)
      }, read: Self.text)
  }

  /// The text of a decimal number alone.
  func text(_ decimal: String) throws(ICUError) -> String {
    try formatted(
      { (result, status: inout UErrorCode) in
        swift_unumf_formatDecimal(formatter, decimal, Int32(decimal.utf8.count), result, &status)
      }, read: Self.text)
  }

  private static func text(_ result: OpaquePointer) throws(ICUError) -> String {
    try icuString { (buffer, capacity, status: inout UErrorCode) in
      swift_unumf_resultToString(result, buffer, capacity, &status)
    }
  }

  private func formatted(
    _ format: (OpaquePointer, inout UErrorCode) -> Void
  ) throws(ICUError) -> ICUFormattedText {
    try formatted(format) { (result) throws(ICUError) in
      let value = try icu { (status: inout UErrorCode) in
        swift_unumf_resultAsValue(result, &status)
      }
      guard let value else { throw ICUError(code: U_INTERNAL_PROGRAM_ERROR) }
      return try ICUFormattedText(value)
    }
  }

  private func formatted<Text>(
    _ format: (OpaquePointer, inout UErrorCode) -> Void,
    read: (OpaquePointer) throws(ICUError) -> Text
  ) throws(ICUError) -> Text {
    let opened = try icu { (status: inout UErrorCode) in swift_unumf_openResult(&status) }
    guard let result = opened else { throw ICUError(code: U_MEMORY_ALLOCATION_ERROR) }
    defer { swift_unumf_closeResult(result) }
    try icu { (status: inout UErrorCode) in format(result, &status) }
    return try read(result)
  }
}
#endif
