internal import Foundation

/// What FormatKit knows of a type of style: asked once a type, since finding out costs as much as
/// formatting a value.
final class StyleKind<Style: FormatStyle> {
  /// The plan of a style that is not worth compiling, or cannot be.
  let plain: FormatPlan<Style>
  /// The compiled plan of a style; `nil` for a type that is never compiled.
  let compiled: ((Style) -> FormatPlan<Style>)?
  let usesBeforeCompiling: Int
  /// The plan of a style that cannot be written by `plain`.
  let rescuing: ((Style) -> FormatPlan<Style>?)?

  private init(
    plain: FormatPlan<Style>,
    compiled: ((Style) -> FormatPlan<Style>)? = nil,
    rescuing: ((Style) -> FormatPlan<Style>?)? = nil,
    usesBeforeCompiling: Int = .max
  ) {
    self.plain = plain
    self.compiled = compiled
    self.rescuing = rescuing
    self.usesBeforeCompiling = usesBeforeCompiling
  }

  /// The plan of a style without compiling it.
  func uncompiled(_ style: Style) -> FormatPlan<Style> {
    rescuing?(style) ?? plain
  }

  /// Finds out what is known of the type.
  static func find() -> StyleKind {
    let kind: AnyObject? =
      if let type = Style.self as? any CompilableFormatStyle.Type {
        compilable(type)
      } else if let type = Style.self as? any KnownFormatStyle.Type {
        known(type)
      } else {
        nil
      }
    return kind as? StyleKind ?? StyleKind(plain: .forwarding())
  }

  private static func compilable<Known: CompilableFormatStyle>(_: Known.Type) -> AnyObject {
    StyleKind<Known>(
      plain: .correcting(),
      compiled: { CompiledPlans.plan(for: $0) },
      rescuing: { .rescuing($0) },
      usesBeforeCompiling: Known.usesBeforeCompiling)
  }

  private static func known<Known: KnownFormatStyle>(_: Known.Type) -> AnyObject {
    StyleKind<Known>(plain: .correcting())
  }
}

/// The plans of styles compiled lately, for all threads.
enum CompiledPlans {
  private static let cache = BoundedCache<StyleKey, any Sendable>(capacity: 256)

  static func plan<Style: CompilableFormatStyle>(for style: Style) -> FormatPlan<Style> {
    let plan = cache.value(for: StyleKey(style)) { FormatPlan.compiling(style) }
    return plan as? FormatPlan<Style> ?? .correcting()
  }
}

/// A style of any type, as the key of a cache.
struct StyleKey: Hashable, @unchecked Sendable {
  private let style: AnyHashable

  init(_ style: some Hashable & Sendable) {
    self.style = AnyHashable(style)
  }
}
