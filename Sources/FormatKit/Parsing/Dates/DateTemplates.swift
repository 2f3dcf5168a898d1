/// The templates of recent date styles, for reading.
enum DateTemplates {
  static let recent = BoundedCache<AnyHashableSendable, DateTemplate?>(capacity: 64)
}

/// A style of any type as a key.
struct AnyHashableSendable: Hashable, Sendable {
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
