internal import Foundation

extension ReadingText {
  /// Compares the text with the one that its own value has, which must be the same but for digits: those of the
  /// locale and ASCII ones are alike.
  ///
  /// - Parameters:
  ///   - right: What the value that was read is written as.
  ///   - locale: The locale.
  /// - Throws: The first word that is another one, with the right one.
  func check(against right: String, digits locale: Locale) throws(ReadingFault) {
    let grammar = NumberGrammar.of(.number, locale: locale)
    guard grammar.withASCII(ReadingText.scalars(of: right)) != grammar.withASCII(scalars) else {
      return
    }
    try check(against: right)
  }
}
