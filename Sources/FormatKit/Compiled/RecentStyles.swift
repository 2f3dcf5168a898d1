internal import Foundation

/// The styles that one thread has used of late, and for those used often their compiled plans.
///
/// `format(_:style:)` asks here on every call, so a hit must cost a few nanoseconds: no lock, no hashing of a
/// locale, no comparison of one. Two styles whose stored bytes are identical are equal as long as one of
/// them is kept alive, so a style is first looked up by its bytes (``StyleSlots``). Bytes that differ prove nothing;
/// then the style is looked up by value (``StyleShelf``), which also counts its uses.
final class RecentStyles {
  private static let perThread = ThreadLocal<RecentStyles>()

  private let slots = StyleSlots()
  private var shelves: [ObjectIdentifier: AnyObject] = [:]
  private var count = 0
  private var isBusy = false

  /// The compiled plan of a style by its type and bytes, if this thread has one.
  static func plan(of type: UnsafeRawPointer, bytes: UnsafeRawBufferPointer) -> UnsafeRawPointer? {
    perThread.object(make: RecentStyles.init)?._withUnsafeGuaranteedRef { recent in
      recent.slots.plan(of: type, bytes: bytes)
    }
  }

  /// How the style's values become text; counts a use.
  ///
  /// `nil` comes of a thread without memory for styles, and inside of a look-up: of what a style's own `==` or its
  /// compiling formats.
  static func plan<Style: FormatStyle>(for style: Style) -> FormatPlan<Style>? {
    perThread.object(make: RecentStyles.init)?._withUnsafeGuaranteedRef { $0.lookUp(style) }
  }

  private func lookUp<Style: FormatStyle>(_ style: Style) -> FormatPlan<Style>? {
    guard !isBusy else { return nil }
    isBusy = true
    defer { isBusy = false }
    let shelf = shelf(of: Style.self)
    guard shelf.kind.compiled != nil else { return shelf.kind.plain }
    if count >= Self.capacity { forget() }
    guard let plan = shelf.use(style, count: &count) else { return shelf.kind.plain }
    slots.insert(style, plan)
    return plan
  }

  private func shelf<Style: FormatStyle>(of type: Style.Type) -> StyleShelf<Style> {
    let id = ObjectIdentifier(type)
    if let shelf = shelves[id] { return unsafeDowncast(shelf, to: StyleShelf<Style>.self) }
    let shelf = StyleShelf<Style>(kind: .find())
    shelves[id] = shelf
    return shelf
  }

  // Dropping a style changes no text, and a plan dropped here is still among the compiled plans of all threads.
  private func forget() {
    shelves.removeAll()
    slots.removeAll()
    count = 0
  }

  /// The number of styles that a thread remembers.
  static let capacity = 128
}

/// The styles of one type that a thread has used of late.
final class StyleShelf<Style: FormatStyle> {
  private struct Entry {
    var uses = 0
    var plan: FormatPlan<Style>?
  }

  let kind: StyleKind<Style>
  private var entries: [Style: Entry] = [:]

  init(kind: StyleKind<Style>) {
    self.kind = kind
  }

  /// Counts a use of a style, and with the first one the style in the thread's `count`.
  ///
  /// The answer is the compiled plan as soon as the style is worth one.
  func use(_ style: Style, count: inout Int) -> FormatPlan<Style>? {
    var entry = entries[style] ?? Entry()
    if let plan = entry.plan { return plan }
    if entry.uses == 0 {
      count += 1
      entry.plan = kind.rescuing?(style)
    }
    entry.uses += 1
    if entry.plan == nil, entry.uses >= kind.usesBeforeCompiling {
      entry.plan = kind.compiled?(style)
    }
    entries[style] = entry
    return entry.plan
  }
}
