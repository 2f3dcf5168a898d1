#if canImport(_FoundationICU)
internal import Foundation

/// The words of a unit that have no number beside them, since they say it: "متران" is two meters in Arabic.
///
/// CLDR leaves the number out of such words though their plural category may hold other numbers as well (UTS #35 part 3,
/// "Language Plural Rules"): in Hebrew 0.5 is of the category of "מטר אחד", one meter. Nor is there a place for a sign.
struct NumberlessWords: Sendable {
  struct Words: Sendable {
    let text: String
    /// The one number that the words can be for.
    let number: String?
  }

  /// The words, one for each category that has no number.
  let texts: [Words]
  private let prefix: ICUFormattedText
  private let suffix: ICUFormattedText

  private struct Key: Hashable {
    let unit: String
    let locale: String
  }

  private static let recent = BoundedCache<Key, NumberlessWords?>(capacity: 256)

  /// The words of a unit, a skeleton with the width of its name; `nil` where a number stands in all of them.
  static func cached(unit: String, locale: String) throws(ICUError) -> NumberlessWords? {
    try recent.value(for: Key(unit: unit, locale: locale)) { () throws(ICUError) in
      try NumberlessWords(unit: unit, locale: locale)
    }
  }

  private static let samples = BoundedCache<String, [PluralCategory: QuantitySample]>(capacity: 64)

  /// A number of each plural category of a locale.
  private static func samples(_ locale: String) -> [PluralCategory: QuantitySample] {
    samples.value(for: locale) {
      PluralRules.cardinal(of: Locale(identifier: locale))?.samples ?? [:]
    }
  }

  private init?(unit: String, locale: String) throws(ICUError) {
    let samples = Self.samples(locale)
    // A language may have one category only.
    guard samples.keys.contains(where: { $0.ownNumber != nil }) else { return nil }
    let formatter = try ICUNumberFormatter(skeleton: unit, locale: locale)
    var texts: [Words] = []
    for (category, sample) in samples where category != .other {
      let text = try formatter.format(sample.decimal)
      if text.numberRange == nil {
        texts.append(Words(text: text.text, number: category.ownNumber))
      }
    }
    guard !texts.isEmpty, let sample = samples[.other] else { return nil }
    let other = try formatter.format(sample.decimal)
    guard let number = other.numberRange else { return nil }
    self.texts = texts
    prefix = other[0..<number.lowerBound]
    suffix = other[number.upperBound..<other.text.utf16.count]
  }

  /// The place of a text among the words; `nil` where it is none of them.
  func place(of text: String) -> Int? {
    texts.firstIndex { $0.text.utf8.elementsEqual(text.utf8) }
  }

  /// A number in the words of the category `other`.
  func around<Text: ICUNumberText>(_ number: Text) -> Text {
    var text = Text(prefix)
    text += number
    text += Text(suffix)
    return text
  }
}
#endif
