import Foundation

/// Reads a locale's identifier and refuses what is not known.
enum KnownLocale {
  static func read(_ text: String) throws(BadValue) -> Locale {
    Locale(identifier: text)
  }
}
