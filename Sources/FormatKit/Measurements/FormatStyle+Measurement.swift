#if !canImport(Darwin)
public import Foundation

extension FormatStyle {
  /// A style for measurements: `format(m, style: .measurement(width: .wide, usage: .road))`.
  ///
  /// ```swift
  /// let snow = Measurement(value: 190, unit: UnitLength.centimeters)
  /// snow.formatted(.measurement(width: .abbreviated, usage: .snowfall))   // "75 in" in en_US
  /// ```
  ///
  /// - Parameters:
  ///   - width: How long the name of the unit is.
  ///   - usage: What the measurement is of, which decides on the unit.
  ///   - numberFormatStyle: How the number is written; `nil` for the rounding that goes with the unit.
  /// - Returns: The style, in the current locale.
  public static func measurement<UnitType>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle, UnitType: Dimension {
    Measurement<UnitType>.FormatStyle(
      width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// A style for temperatures: `format(t, style: .measurement(hidesScaleName: true))`.
  ///
  /// ```swift
  /// let body = Measurement(value: 36.5, unit: UnitTemperature.celsius)
  /// body.formatted(.measurement(usage: .person))   // "97.7°F" in en_US
  /// ```
  ///
  /// - Parameters:
  ///   - width: How long the name of the scale is.
  ///   - usage: What the temperature is of, which decides on the scale.
  ///   - hidesScaleName: Whether the name of the scale is left out.
  ///   - numberFormatStyle: How the number is written; `nil` for up to six fraction digits.
  /// - Returns: The style, in the current locale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
    hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    Measurement<UnitTemperature>.FormatStyle(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}
#endif
