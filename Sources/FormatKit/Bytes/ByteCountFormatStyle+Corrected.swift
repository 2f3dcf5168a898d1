internal import Foundation

extension ByteCountFormatStyle.Attributed: KnownFormatStyle {
  /// The count in the unit that ``ScaledByteCount`` chooses; zero as Foundation writes it.
  func corrected(_ value: Int64) -> AttributedString {
    guard value != 0 else { return format(value) }
    let count = ScaledByteCount(
      ByteQuantity(value), base: ByteUnit.Base(style), units: ByteUnit.allowed(by: allowedUnits))
    return ByteCountText(locale: locale).attributed(count) + tail(value)
  }

  /// The exact number of bytes in parentheses, where the style wants it.
  func tail(_ value: Int64) -> AttributedString {
    guard includesActualByteCount else { return AttributedString() }
    var style = self
    style.includesActualByteCount = false
    let count = style.format(value).characters.count
    style.includesActualByteCount = true
    let text = style.format(value)
    return AttributedString(text[text.characters.index(text.startIndex, offsetBy: count)...])
  }
}

extension ByteCountFormatStyle: KnownFormatStyle {
  /// The plain text of the corrected attributed form.
  func corrected(_ value: Int64) -> String {
    String(attributed.corrected(value).characters)
  }
}
