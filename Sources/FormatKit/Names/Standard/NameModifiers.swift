internal import Foundation

/// What modifiers do to the text of a field.
///
/// UTS #35 part 8, "Modifiers"; informal, prefix and core choose the text and are in ``NameFields``. Genitive
/// and vocative change nothing: only a name could know its own cases.
struct NameModifiers: Sendable {
  let initials: NameInitials
  /// The locale whose capitals are used.
  let capitals: Locale

  /// A text with the modifiers of a field applied.
  func apply(to text: String, of field: NamePattern.Field) -> String {
    if field.modifiers.isEmpty { return text }
    var text = text
    if field.modifiers.contains(.initial) {
      text = initials.initials(of: text, retainingPunctuation: field.modifiers.contains(.retain))
    } else if field.modifiers.contains(.monogram) {
      text = NameInitial.first(of: text)
    }
    if field.modifiers.contains(.allCaps) {
      text = text.nameCapitals(for: capitals)
    } else if field.modifiers.contains(.initialCap) {
      text = Self.initialCap(text, locale: capitals)
    }
    return text
  }

  /// The first grapheme cluster in capitals, the rest as it is.
  static func initialCap(_ text: String, locale: Locale) -> String {
    text.prefix(1).nameCapitals(for: locale) + text.dropFirst()
  }
}
