import Foundation

/// Which locales and values a sweep goes over: all locales with few values, or with all of them.
enum Sweep {
  /// Every locale that Foundation knows, in order, with its place in that order.
  static let locales = Locale.availableIdentifiers.sorted().enumerated().map {
    (step: $0.offset, locale: Locale(identifier: $0.element))
  }

  /// All items in a full sweep; otherwise a few, other ones at each step, so that all are used.
  static func few<Item>(_ count: Int, of items: [Item], step: Int) -> [Item] {
    guard !FullRun.isWanted, items.count > count else { return items }
    return (0..<count).map { items[(step * count + $0) % items.count] }
  }
}
