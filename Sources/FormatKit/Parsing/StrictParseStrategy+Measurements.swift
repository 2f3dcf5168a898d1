#if !canImport(Darwin)
public import Foundation

extension ParseStrategy {
  /// Reads a measurement of some kind in a locale's words: "3.1 miles" is a length in `en_US`.
  ///
  /// ```swift
  /// let french = Locale(identifier: "fr_FR")
  /// try parse("5 kilomètres", strategy: .measurement(of: UnitLength.self, locale: french))   // 5 km
  /// try parse("5 kg", strategy: .measurement(of: UnitLength.self, locale: french))           // throws
  /// ```
  ///
  /// - Parameters:
  ///   - dimension: What is measured, such as `UnitLength.self`.
  ///   - locale: The language and region of the text.
  /// - Returns: The strategy; its value is a `Measurement` in the unit that is written.
  public static func measurement<UnitType: Dimension>(
    of dimension: UnitType.Type, locale: Locale = .autoupdatingCurrent
  ) -> Self where Self == StrictParseStrategy<Measurement<UnitType>.FormatStyle> {
    Measurement<UnitType>.FormatStyle(width: .abbreviated, locale: locale, usage: .asProvided)
      .strictParseStrategy
  }
}
#endif
