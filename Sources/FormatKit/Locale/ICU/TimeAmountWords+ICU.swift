#if canImport(_FoundationICU)
internal import Foundation

extension TimeAmountWords {
  private struct Key: Hashable, Sendable {
    let locale: String
    let width: Width
    var unit: TimeUnit?
  }

  private static let formatters = BoundedCache<Key, ICUMeasureFormatter>(capacity: 128)
  private static let numberless = BoundedCache<Key, NumberlessTimeUnit?>(capacity: 128)
  private static let lists = BoundedCache<String, ICUUnitList>(capacity: 32)

  func joined(_ amounts: [TimeAmount]) throws(ICUError) -> String {
    var texts: [String] = []
    var isWhole = width != .spellOut
    for amount in amounts {
      let numberless = try numberless(amount.unit)
      if numberless?.isLost(amount) == true { isWhole = false }
    }
    guard !isWhole else { return try formatter().format(amounts) }
    for amount in amounts { texts.append(try text(of: amount)) }
    // Digits alone are no list, in which ICU sets them off.
    return texts.count == 1 && width != .spellOut ? texts[0] : try join(texts)
  }

  /// A counted unit alone, as it stands among others.
  func text(of amount: TimeAmount) throws(ICUError) -> String {
    let formatter = try formatter(counting: width == .spellOut ? amount.unit : nil)
    guard let numberless = try numberless(amount.unit), numberless.isLost(amount) else {
      return try formatter.format([amount])
    }
    let other = TimeAmount(numberless.other, amount.unit)
    let text = try formatter.format([other])
    if width == .spellOut, try text != digits.formatter().format([other]) {
      let negative = try formatter.format([TimeAmount(-other.count, other.unit)])
      let words = try formatter.format([TimeAmount(amount.count.magnitude, amount.unit)])
      return negative.replacingScalars(of: text, with: words)
    }
    return text.replacingScalars(of: numberText(other.count), with: numberText(amount.count))
  }

  /// Joins texts as the locale joins units of this width.
  func join(_ texts: [String]) throws(ICUError) -> String {
    try list().join(texts)
  }

  /// The same words with numbers in digits.
  private var digits: TimeAmountWords {
    TimeAmountWords(width: width == .spellOut ? .wide : width, locale: locale)
  }

  private func numberText(_ number: Double) -> String {
    number.formatted(.number.locale(locale))
  }

  /// What there is to know of a unit whose words may have no number; `nil` where they all have one.
  private func numberless(_ unit: TimeUnit) throws(ICUError) -> NumberlessTimeUnit? {
    let digits = digits
    let key = Key(locale: locale.identifier, width: digits.width, unit: unit)
    return try Self.numberless.value(for: key) { () throws(ICUError) in
      let formatter = try digits.formatter()
      return try NumberlessTimeUnit(locale) { (number) throws(ICUError) in
        let text = try formatter.format([TimeAmount(number, unit)])
        return text.unicodeScalars.contains(numberText(number).unicodeScalars)
      }
    }
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

extension String {
  /// The text with another in the place of the first that has these code points.
  fileprivate func replacingScalars(of old: String, with new: String) -> String {
    guard let range = unicodeScalars.firstRange(of: old.unicodeScalars) else { return self }
    return String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
#endif
