#if canImport(_FoundationICU)
import _FoundationICU

/// ICU's number formatter, opened once and used for every value, as one would call it from C.
final class RawICU {
  private let formatter: OpaquePointer
  private let result: OpaquePointer
  private var buffer = [UChar](repeating: 0, count: 256)

  /// Opens a formatter; `nil` for a skeleton that ICU does not know.
  init?(skeleton: String, locale: String) {
    let characters = Array(skeleton.utf16)
    var status = U_ZERO_ERROR
    let formatter = swift_unumf_openForSkeletonAndLocale(
      characters, Int32(characters.count), locale, &status)
    let result = swift_unumf_openResult(&status)
    guard let formatter, let result, status.rawValue <= 0 else { return nil }
    (self.formatter, self.result) = (formatter, result)
  }

  deinit {
    swift_unumf_closeResult(result)
    swift_unumf_close(formatter)
  }

  func format(_ value: Double) -> String {
    var status = U_ZERO_ERROR
    swift_unumf_formatDouble(formatter, value, result, &status)
    let count = swift_unumf_resultToString(result, &buffer, Int32(buffer.count), &status)
    return String(decoding: buffer[..<Int(count)], as: UTF16.self)
  }
}
#else
/// ICU's number formatter, which is not at hand here.
final class RawICU {
  init?(skeleton: String, locale: String) { nil }

  func format(_ value: Double) -> String { "" }
}
#endif
