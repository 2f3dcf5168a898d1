internal import Foundation

/// The names of the units beyond the petabyte, which Foundation does not write.
///
/// Where a locale writes "PB" and "TB" as the symbol of a prefix and a letter, the next is "EB" (IEC 80000-13): the same
/// letter after the next symbol. Elsewhere ICU puts the locale's word for the prefix before its word for the byte.
struct ByteUnitWords {
  let locale: Locale

  /// The name of a count's unit.
  ///
  /// - Parameters:
  ///   - count: The number, which may decide on singular and plural, and its unit.
  ///   - petabyte: What Foundation writes for a petabyte.
  /// - Returns: The name, without the space that may stand between it and the number.
  func word(for count: ScaledByteCount, replacing petabyte: String) -> String {
    if let byte = word("unit/byte", count), petabyte.hasSuffix(byte), petabyte != byte,
      let word = composed(count)
    {
      return word
    }
    if let letter = symbolLetter(petabyte) { return count.unit.prefixSymbol + letter }
    return composed(count) ?? count.unit.prefixSymbol + "B"
  }

  /// The letter for the byte, in a locale that writes "TB" and "PB" alike.
  private func symbolLetter(_ petabyte: String) -> String? {
    let style = ByteCountFormatStyle(style: .decimal, allowedUnits: .tb, locale: locale)
    guard petabyte.hasPrefix("P") else { return nil }
    let letter = String(petabyte.dropFirst())
    let unit = style.attributed.format(1_000_000_000_000).runs[\.byteCount]
      .first { $0.0 == .unit(.tb) }
    guard let range = unit?.1 else { return nil }
    let terabyte = style.attributed.format(1_000_000_000_000)[range].characters
    return String(terabyte) == "T" + letter ? letter : nil
  }

  private func composed(_ count: ScaledByteCount) -> String? {
    switch count.unit {
    case .exabyte: word("unit/exabyte", count)
    case .zettabyte: word("unit/zettabyte", count)
    case .yottabyte: word("unit/yottabyte", count)
    default: nil
    }
  }

  #if canImport(_FoundationICU)
  private func word(_ unit: String, _ count: ScaledByteCount) -> String? {
    let formatter = try? ICUNumberFormatter(skeleton: ".## " + unit, locale: locale.identifier)
    return try? formatter?.format(count.decimal).unit
  }
  #else
  private func word(_ unit: String, _ count: ScaledByteCount) -> String? { nil }
  #endif
}
