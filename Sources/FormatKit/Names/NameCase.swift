internal import Foundation

extension StringProtocol {
  /// The text in a locale's capitals.
  ///
  /// Foundation's capitals end at U+0000, which a name read from anywhere may hold.
  func nameCapitals(for locale: Locale) -> String {
    guard utf8.contains(0) else { return uppercased(with: locale) }
    return split(separator: "\0", omittingEmptySubsequences: false)
      .map { $0.uppercased(with: locale) }
      .joined(separator: "\0")
  }
}
