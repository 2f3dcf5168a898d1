#if canImport(_FoundationICU)
internal import Foundation

extension TimeAmountWords {
  private struct Key: Hashable, Sendable {
    let locale: String
    let width: Width
    var unit: TimeUnit?
  }

  private static let formatters = BoundedCache<Key, ICUMeasureFormatter>(capacity: 128)
  private static let lists = BoundedCache<String, ICUUnitList>(capacity: 32)

  func joined(_ amounts: [TimeAmount]) throws(ICUError) -> String {
    guard width == .spellOut else { return try formatter().format(amounts) }
    var texts: [String] = []
    for amount in amounts { texts.append(try spelled(amount)) }
    return try join(texts)
  }

  /// A counted unit all in words, as it stands among others.
  func spelled(_ amount: TimeAmount) throws(ICUError) -> String {
    try formatter(counting: amount.unit).format([amount])
  }

  /// Joins texts as the locale joins units of this width.
  func join(_ texts: [String]) throws(ICUError) -> String {
    try list().join(texts)
  }

  private func list() throws(ICUError) -> ICUUnitList {
    let name = locale.identifier
    return switch width {
    case .wide: try .cached(width: .wide, locale: name)
    case .short: try .cached(width: .abbreviated, locale: name)
    case .shorter, .narrow, .numeric: try .cached(width: .narrow, locale: name)
    case .spellOut:
      try Self.lists.value(for: name) { () throws(ICUError) in
        try ICUUnitList.forWords(locale: name)
      }
    }
  }

  /// The formatter of all units, or of one whose numbers are words in its gender.
  private func formatter(counting unit: TimeUnit? = nil) throws(ICUError) -> ICUMeasureFormatter {
    let key = Key(locale: locale.identifier, width: width, unit: unit)
    return try Self.formatters.value(for: key) { () throws(ICUError) in
      var numbers: ICUSpellOut?
      if let unit { numbers = try ICUSpellOut(locale: locale, counting: unit) }
      return try ICUMeasureFormatter(locale: key.locale, width: width, numbers: numbers)
    }
  }
}
#endif
