#if !canImport(Darwin)
public import Foundation

extension Measurement.FormatStyle where UnitType == UnitTemperature {
  /// Whether the name of the scale is left out: "77°" instead of "77°F" in `en_US`.
  ///
  /// | width | `false` | `true` |
  /// |---|---|---|
  /// | wide | 77 degrees Fahrenheit | 77 degrees |
  /// | abbreviated | 77°F | 77° |
  /// | narrow | 77° | 77° |
  ///
  /// The temperature is converted all the same, unless the usage is `asProvided`.
  public var hidesScaleName: Bool {
    get { hidesScale }
    set { hidesScale = newValue }
  }

  /// Creates a style for temperatures.
  ///
  /// ```swift
  /// let style = Measurement<UnitTemperature>.FormatStyle(usage: .weather, hidesScaleName: true)
  /// let noon = Measurement(value: 25, unit: UnitTemperature.celsius)
  /// format(noon, style: style, locale: Locale(identifier: "en_US"))   // "77°"
  /// ```
  ///
  /// - Parameters:
  ///   - width: How long the name of the scale is.
  ///   - locale: The language and region to write for.
  ///   - usage: What the temperature is of, which decides on the scale.
  ///   - hidesScaleName: Whether the name of the scale is left out.
  ///   - numberFormatStyle: How the number is written; `nil` for up to six fraction digits.
  public init(
    width: UnitWidth = .abbreviated,
    locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.width = width
    self.locale = locale
    self.usage = usage
    self.numberFormatStyle = numberFormatStyle
    hidesScale = hidesScaleName
  }
}
#endif
