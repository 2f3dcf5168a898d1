#if !canImport(Darwin)
internal import Foundation

/// The parts of a name, as read from a text.
///
/// The steps, each a function of its own: asides and emoji are dropped; commas part suffixes and
/// an inverted name; titles and suffixes are taken from both ends; what is left is given, middle
/// and family name by script, capitals and particles.
struct NameReading {
  private(set) var name: PersonNameComponents?

  init(_ text: String) {
    let sections = NameSections(Self.withoutAsides(text))
    guard sections.hasLetters else { return }
    var words = NameWords(sections.words)
    let prefix = words.takeTitles()
    let suffix = words.takeSuffixes()
    var name = PersonNameComponents(
      namePrefix: prefix, nameSuffix: NameText.joined([suffix, sections.suffix], by: ", "))
    if let inverted = sections.inverted {
      words.read(family: words.words, rest: inverted, into: &name)
    } else {
      words.read(into: &name)
    }
    self.name = name
  }

  /// The failure for a text that holds no name.
  static func failure(_ text: String) -> CocoaError {
    let reason = text.allSatisfy(\.isWhitespace) ? "it is empty" : "there is no letter in it"
    let shown = text.count > 40 ? text.prefix(40) + "…" : text[...]
    let message =
      "\"\(shown)\" holds no person's name: \(reason). "
      + "Write it like \"Thomas Clark\" or \"Clark, Thomas\"."
    return CocoaError(
      .formatting,
      userInfo: [NSLocalizedDescriptionKey: message, NSDebugDescriptionErrorKey: message])
  }
}

extension NameReading {
  /// A text without what stands in brackets or quotation marks, and without emoji.
  static func withoutAsides(_ text: String) -> String {
    var kept = ""
    var pending: (closing: Character, text: String)?
    for character in text where !isEmoji(character) {
      if let open = pending {
        if character == open.closing {
          kept += " "
          pending = nil
        } else {
          pending?.text.append(character)
        }
      } else if let closing = closings[character] {
        pending = (closing, "")
      } else {
        kept.append(character)
      }
    }
    // A bracket that is never closed hides nothing.
    return kept + (pending.map { " " + $0.text } ?? "")
  }

  private static let closings: [Character: Character] = [
    "(": ")", "[": "]", "（": "）", "［": "］", "\"": "\"", "“": "”", "„": "“", "«": "»", "「": "」",
  ]

  private static func isEmoji(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, !first.isASCII else { return false }
    return first.properties.isEmojiPresentation
      || character.unicodeScalars.contains { $0 == "\u{FE0F}" }
  }
}
#endif
