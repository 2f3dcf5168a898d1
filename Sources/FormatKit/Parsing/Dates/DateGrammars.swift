/// The grammars of recent date styles.
enum DateGrammars {
  static let recent = BoundedCache<AnyStyle, [DateGrammar]?>(capacity: 64)
}

/// A style of any type as a key.
struct AnyStyle: Hashable, Sendable {
  private let style: any Hashable & Sendable

  init(_ style: any Hashable & Sendable) {
    self.style = style
  }

  static func == (left: Self, right: Self) -> Bool {
    AnyHashable(left.style) == AnyHashable(right.style)
  }

  func hash(into hasher: inout Hasher) {
    style.hash(into: &hasher)
  }
}
