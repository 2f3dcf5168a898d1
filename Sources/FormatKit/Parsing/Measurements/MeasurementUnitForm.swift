#if !canImport(Darwin)
internal import Foundation

/// One way to write an amount of a unit of measurement.
struct MeasurementUnitForm: ReadableUnitForm {
  enum Words: Hashable, Sendable {
    /// The locale's, in a width.
    case icu(UnitNameWidth)
    /// The unit's symbol, as it is written where a locale has no words.
    case symbol
  }

  /// A constant, by its place in the catalogue.
  let unit: Int
  let words: Words

  /// All forms of some units: the locale's words first, then symbols.
  static func tiers(of units: [Int]) -> [[MeasurementUnitForm]] {
    [
      units.flatMap { unit in
        UnitNameWidth.all.map { MeasurementUnitForm(unit: unit, words: .icu($0)) }
      },
      units.map { MeasurementUnitForm(unit: $0, words: .symbol) },
    ]
  }

  func writer(_ context: UnitFormContext) -> UnitFormWriter? {
    let known = UnitCatalogue.units[unit]
    switch words {
    case .icu(let width): return known.writer(context, width: width)
    case .symbol: return context.writer(symbol: known.symbol)
    }
  }
}

extension KnownUnit {
  /// What writes amounts of the unit in the locale's words; `nil` where it has none.
  func writer(_ context: UnitFormContext, width: UnitNameWidth) -> UnitFormWriter? {
    guard let identifier,
      ICUNumberFormatter.hasName(of: identifier, locale: context.locale.identifier)
    else { return nil }
    return context.writer(unit: identifier, width: width)
  }
}
#endif
