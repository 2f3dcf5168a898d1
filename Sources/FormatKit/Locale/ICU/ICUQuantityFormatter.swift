#if canImport(_FoundationICU)
/// A formatter of numbers with a unit that never leaves out a number.
///
/// ICU does wherever the words of the number's plural category have none: 0.25 and -1 are written as the one that the
/// words are for, "מטר אחד" in Hebrew. Such a number is put into the words of the category `other`, "0.25 מטרים".
///
/// ```swift
/// let meters = QuantitySkeleton(unit: "unit/meter unit-width-full-name", number: "", magnitude: "")
/// let formatter = try ICUQuantityFormatter(meters, locale: "he")
/// let text: String = try formatter.text(.double(0.25))
/// ```
final class ICUQuantityFormatter: Sendable {
  private let formatter: ICUNumberFormatter
  /// What to do about words without a number; `nil` where all have one, which is nearly everywhere.
  private let repair: Repair?

  private struct Repair: Sendable {
    let number: ICUNumberFormatter
    let words: NumberlessWords
    /// The numbers, as they are written, that the words are for.
    let right: [String?]
  }

  private struct Key: Hashable {
    let skeleton: QuantitySkeleton
    let locale: String
  }

  private static let recent = BoundedCache<Key, ICUQuantityFormatter>(capacity: 256)

  /// A formatter for a skeleton and a locale: one opened before, or a new one.
  static func cached(
    _ skeleton: QuantitySkeleton, locale: String
  ) throws(ICUError) -> ICUQuantityFormatter {
    try recent.value(for: Key(skeleton: skeleton, locale: locale)) { () throws(ICUError) in
      try ICUQuantityFormatter(skeleton, locale: locale)
    }
  }

  /// Opens a formatter.
  ///
  /// - Throws: ``ICUError`` for a skeleton that ICU does not understand or a unit it does not know.
  init(_ skeleton: QuantitySkeleton, locale: String) throws(ICUError) {
    formatter = try ICUNumberFormatter(skeleton: skeleton.whole, locale: locale)
    guard let words = try NumberlessWords.cached(unit: skeleton.unit, locale: locale) else {
      repair = nil
      return
    }
    let magnitude = try ICUNumberFormatter(skeleton: skeleton.magnitude, locale: locale)
    repair = Repair(
      number: try ICUNumberFormatter(skeleton: skeleton.number, locale: locale), words: words,
      right: words.texts.map { text in text.number.flatMap { try? magnitude.text($0) } })
  }

  /// The text of a number with the unit.
  func text<Text: ICUNumberText>(_ number: NumberToWrite) throws(ICUError) -> Text {
    let text = try Text(number, by: formatter)
    guard let repair, let place = repair.words.place(of: text.text) else { return text }
    let number = try Text(number, by: repair.number)
    if let right = repair.right[place], number.text.utf8.elementsEqual(right.utf8) { return text }
    return repair.words.around(number)
  }
}
#endif
