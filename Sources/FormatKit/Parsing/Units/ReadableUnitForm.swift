internal import Foundation

/// One way to write an amount of a unit: which unit, and in which words.
protocol ReadableUnitForm: Hashable, Sendable {
  associatedtype Unit: Hashable & Sendable

  var unit: Unit { get }

  /// What writes amounts in this form, or `nil` where a locale has none.
  func writer(_ context: UnitFormContext) -> UnitFormWriter?

  /// Whether it writes 1 in the place of any number, since the words are the same for all.
  var writesOne: Bool { get }
}

extension ReadableUnitForm {
  var writesOne: Bool { false }
}

/// Writes an amount, a decimal in ASCII, with its unit.
typealias UnitFormWriter = (String) -> String?

/// Where and how amounts are written.
struct UnitFormContext {
  let locale: Locale
  let fractionLength: Int

  /// The precision as a part of ICU's skeletons.
  var precision: String {
    fractionLength == 0 ? "precision-integer" : "." + String(repeating: "0", count: fractionLength)
  }

  /// What writes amounts in ICU's words; `nil` where ICU is not there or does not know the unit.
  func writer(unit: String, width: UnitNameWidth) -> UnitFormWriter? {
    #if canImport(_FoundationICU)
    let skeleton = QuantitySkeleton(
      unit: "unit/\(unit) \(width.skeleton)", number: precision, magnitude: precision)
    let key = FormatterKey(skeleton: skeleton, locale: locale.identifier)
    let formatter = Self.formatters.value(for: key) {
      try? ICUQuantityFormatter(key.skeleton, locale: key.locale)
    }
    return formatter.map { formatter in { try? formatter.text(.decimal($0)) } }
    #else
    return nil
    #endif
  }

  #if canImport(_FoundationICU)
  private struct FormatterKey: Hashable, Sendable {
    let skeleton: QuantitySkeleton
    let locale: String
  }

  /// Kept apart from the formatters that write, which a reader must not drive out.
  private static let formatters = BoundedCache<FormatterKey, ICUQuantityFormatter?>(capacity: 512)
  #endif

  /// What writes amounts as units are written in every language: a number, a space and a symbol.
  func writer(symbol: String) -> UnitFormWriter {
    { $0 + " " + symbol }
  }
}

extension UnitNameWidth {
  /// All widths, the one that is most usual first.
  static let all: [UnitNameWidth] = [.abbreviated, .narrow, .wide]
}
