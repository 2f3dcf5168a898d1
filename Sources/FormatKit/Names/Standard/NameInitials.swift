/// How a locale writes initials.
///
/// UTS #35 part 8, "Derive initials".
struct NameInitials: Hashable, Sendable {
  /// What stands before and behind one initial: nothing and a full stop for `{0}.`.
  let single: [String]
  /// What stands before, between and behind two initials: a space between for `{0} {1}`.
  let sequence: [String]
  /// The locale of the words, in ICU's form.
  private let locale: String

  /// How a locale writes initials.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of one initial: `{0}.`.
  ///   - sequencePattern: The pattern of two: `{0} {1}`.
  ///   - locale: The locale of the words, in ICU's form.
  init(pattern: String, sequencePattern: String, locale: String) {
    single = Self.literals(of: pattern, count: 2)
    sequence = Self.literals(of: sequencePattern, count: 3)
    self.locale = locale
  }

  /// The literals around the places of a pattern.
  private static func literals(of pattern: String, count: Int) -> [String] {
    let pieces = pattern.split(separator: "{", omittingEmptySubsequences: false)
    let literals = pieces.prefix(1) + pieces.dropFirst().map { $0.drop { $0 != "}" }.dropFirst() }
    return (0..<count).map { $0 < literals.count ? String(literals[$0]) : "" }
  }

  /// The initials of a text: the first grapheme cluster of each word in the locale's pattern, joined
  /// by the pattern for sequences.
  ///
  /// "Modifiers", retain: the punctuation that joins two words stays between their initials, as in J.-P.
  func initials(of text: String, retainingPunctuation: Bool) -> String {
    let words = Self.words(of: text, locale: locale)
    var result = ""
    for (index, word) in words.enumerated() {
      let initial = single[0] + NameInitial.first(of: word.text) + single[1]
      if index == 0 {
        result = initial
      } else if retainingPunctuation, !word.joint.isEmpty {
        result += word.joint + initial
      } else {
        if !sequence[0].isEmpty { result = sequence[0] + result }
        result += sequence[1] + initial + sequence[2]
      }
    }
    return result
  }
}

extension NameInitials {
  /// A word, with the punctuation that joins it to the word before: the hyphen of "Jean-Pierre".
  struct Word: Equatable {
    var joint: String
    var text: String
  }

  /// The words of a text: between blanks and hyphens or, where the script has no blanks, by the
  /// dictionary.
  static func words(of text: String, locale: String) -> [Word] {
    let needsDictionary = text.unicodeScalars.contains {
      !$0.isASCII && ScriptCode.unspaced.contains(ScriptCode(of: $0))
    }
    let segments = needsDictionary ? WordBreaks.segments(of: text, locale: locale) : split(text)
    var words: [Word] = []
    var joint = ""
    for segment in segments {
      let isWord = segment.unicodeScalars.contains(where: \.isAlphanumeric)
      if isWord { words.append(Word(joint: joint, text: segment)) }
      joint = !isWord && segment.allSatisfy(isHyphen) ? segment : ""
    }
    return words.isEmpty ? [Word(joint: "", text: text)] : words
  }

  /// A text in pieces: blanks, hyphens, and what stands between them.
  private static func split(_ text: String) -> [String] {
    var pieces: [String] = []
    var isInWord = false
    for character in text {
      let isWord = !character.isWhitespace && !isHyphen(character)
      if isWord, isInWord {
        pieces[pieces.count - 1].append(character)
      } else {
        pieces.append(String(character))
      }
      isInWord = isWord
    }
    return pieces
  }

  private static func isHyphen(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.generalCategory == .dashPunctuation
  }
}
