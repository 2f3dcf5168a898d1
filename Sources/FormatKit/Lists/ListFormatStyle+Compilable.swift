internal import Foundation

extension ListFormatStyle: CompilableFormatStyle where Style: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 64 }

  /// Learns what stands around the items, and how the items themselves are written.
  ///
  /// Only collections: a sequence may be gone when it has been read once.
  func makeWriter() -> FormatWriter<Base>? {
    guard Base.self is any Collection.Type, let pieces = ListPieces.learned(from: strings),
      let member = storedMemberStyle
    else { return nil }
    if Base.self == [String].self, Style.self == StringStyle.self {
      return FormatWriter(concrete: StringListWriter(pieces)) as? FormatWriter<Base>
    }
    return CompiledPlans.plan(for: member).writer.map { writer in
      FormatWriter(ListWriter<Base>(pieces, of: writer))
    }
  }
}

extension StringStyle: CompilableFormatStyle {
  static var usesBeforeCompiling: Int { 1 }

  func makeWriter() -> FormatWriter<String>? {
    FormatWriter(StringWriter())
  }
}

extension ListPieces {
  private static let cache = BoundedCache<StyleKey, ListPieces?>(capacity: 64)

  /// What stands around the items of a list of strings, learned once.
  fileprivate static func learned(
    from style: ListFormatStyle<StringStyle, [String]>
  ) -> ListPieces? {
    cache.value(for: StyleKey(style)) { observed(style.format) }
  }
}
