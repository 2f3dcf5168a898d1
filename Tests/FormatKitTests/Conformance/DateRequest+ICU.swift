import Foundation

#if canImport(_FoundationICU)
import _FoundationICU

@testable import FormatKit

extension DateRequest {
  /// What ICU's own pattern generator and formatter make of the same fields, with nothing of FormatKit in between.
  func rawText(of row: ConformanceRow) -> String? {
    let locale = row.locale.identifier(.icu) + "@" + keywords.joined(separator: ";")
    let pattern = Self.patterns.value(for: [locale, skeleton.letters]) {
      Self.pattern(for: skeleton.letters, locale)
    }
    guard let pattern else { return nil }
    var status = U_ZERO_ERROR
    let name = Array(zone.identifier.utf16)
    guard
      let formatter = swift_udat_open(
        UDAT_PATTERN, UDAT_PATTERN, locale, name, Int32(name.count), pattern, Int32(pattern.count),
        &status)
    else { return nil }
    defer { swift_udat_close(formatter) }
    let text = Self.utf16 { buffer, capacity in
      swift_udat_format(
        formatter, date.timeIntervalSince1970 * 1_000, buffer, capacity, nil, &status)
    }
    return text.map { String(decoding: $0, as: UTF16.self) }
  }

  private static let patterns = BoundedCache<[String], [UChar]?>(capacity: 1_024)

  /// The pattern that the locale has for some fields, which keep their lengths as in Foundation.
  private static func pattern(for letters: String, _ locale: String) -> [UChar]? {
    var status = U_ZERO_ERROR
    guard let generator = swift_udatpg_open(locale, &status) else { return nil }
    defer { swift_udatpg_close(generator) }
    let letters = Array(letters.utf16)
    return utf16 { buffer, capacity in
      swift_udatpg_getBestPatternWithOptions(
        generator, letters, Int32(letters.count), UDATPG_MATCH_ALL_FIELDS_LENGTH, buffer, capacity,
        &status)
    }
  }

  private static func utf16(_ fill: (UnsafeMutablePointer<UChar>, Int32) -> Int32) -> [UChar]? {
    let text = [UChar](unsafeUninitializedCapacity: 512) { buffer, count in
      count = buffer.baseAddress.map { Int(fill($0, 512)) } ?? 0
      count = min(max(count, 0), 512)
    }
    return text.isEmpty ? nil : text
  }
}
#else
extension DateRequest {
  func rawText(of row: ConformanceRow) -> String? { nil }
}
#endif
