#if !canImport(Darwin)
public import Foundation

extension Measurement where UnitType: Dimension {
  /// The measurement in the current locale: 100 km/h is "62 mph" in `en_US`.
  ///
  /// - Returns: The text of the style with width `abbreviated` and usage `general`.
  public func formatted() -> String {
    FormatStyle(width: .abbreviated).format(self)
  }

  /// The measurement in a style.
  ///
  /// ```swift
  /// let walk = Measurement(value: 5, unit: UnitLength.kilometers)
  /// walk.formatted(.measurement(width: .wide, usage: .asProvided))   // "5 kilometers" in en_US
  /// ```
  ///
  /// - Parameter style: How to show it.
  /// - Returns: The text, or an `AttributedString` for the attributed form of a style.
  public func formatted<S: Foundation.FormatStyle>(
    _ style: S
  ) -> S.FormatOutput where S.FormatInput == Measurement<UnitType> {
    style.format(self)
  }
}
#endif
