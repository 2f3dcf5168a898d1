internal import Foundation

/// The locales that Foundation can write relative dates in.
///
/// Foundation (Swift 6.3) stops the process where ICU refuses the locale: for a numbering system that does not exist,
/// and for keywords that are none.
enum RelativeDateLocale {
  /// The locale without its keywords, or without anything, where Foundation does not survive it; `nil` where it does.
  static func replacement(of locale: Locale) -> Locale? {
    let identifier = locale.identifier
    guard identifier.utf8.contains(UInt8(ascii: "@")) || identifier.contains("-u-"),
      !isOpened(identifier)
    else { return nil }
    let end = identifier.range(of: "-u-")?.lowerBound ?? identifier.endIndex
    let start = String(identifier[..<end].prefix { $0 != "@" })
    return Locale(identifier: isOpened(start) ? start : "")
  }

  #if !canImport(_FoundationICU)
  private static func isOpened(_: String) -> Bool { true }
  #endif
}
