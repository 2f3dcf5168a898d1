import Foundation

/// Which locales and values a sweep goes over: all locales with few values, or with all of them.
enum Sweep {
  /// Every locale that Foundation knows, in order, with its place in that order.
  static let locales = Locale.availableIdentifiers.sorted().enumerated().map {
    (step: $0.offset, locale: Locale(identifier: $0.element))
  }

  /// Items of which a full sweep takes all in each language, and a few in each of a language's regions, whose words are
  /// nearly always the language's.
  static func few<Item>(
    _ count: Int, of items: [Item], step: Int, in locale: Locale
  ) -> [Item] {
    guard FullRun.isWanted, items.count > count, isRegional(locale) else {
      return few(count, of: items, step: step)
    }
    return (0..<count).map { items[(step * count + $0) % items.count] }
  }

  /// Whether a locale is one without its region, and the region.
  static func isRegional(_ locale: Locale) -> Bool {
    let parts = locale.identifier.split(separator: "_")
    return parts.count > 1 && known.contains(parts.dropLast().joined(separator: "_"))
  }

  private static let known = Set(Locale.availableIdentifiers)

  /// All items in a full sweep; otherwise a few, other ones at each step, so that all are used.
  static func few<Item>(_ count: Int, of items: [Item], step: Int) -> [Item] {
    guard !FullRun.isWanted, items.count > count else { return items }
    return (0..<count).map { items[(step * count + $0) % items.count] }
  }
}
