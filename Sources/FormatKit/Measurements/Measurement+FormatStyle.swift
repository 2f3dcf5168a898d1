#if !canImport(Darwin)
public import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes a measurement for people: in the units that their region uses, in their language.
  ///
  /// ```swift
  /// let road = Measurement(value: 5, unit: UnitLength.kilometers)
  /// let style = Measurement<UnitLength>.FormatStyle(width: .wide, usage: .road)
  /// format(road, style: style, locale: Locale(identifier: "en_US"))   // "3.1 miles"
  /// format(road, style: style, locale: Locale(identifier: "ru_RU"))   // "5 километров" (U+00A0)
  /// ```
  ///
  /// | width | `en_US` | `fr_FR` | `ja_JP` |
  /// |---|---|---|---|
  /// | ``UnitWidth/wide`` | 62 miles per hour | 100 kilomètres par heure | 時速100キロメートル |
  /// | ``UnitWidth/abbreviated`` | 62 mph | 100 km/h | 100 km/h |
  /// | ``UnitWidth/narrow`` | 62mph | 100km/h | 100km/h |
  ///
  /// The unit comes from CLDR's unit preferences (UTS #35 part 6) for the ``usage``, the quantity and
  /// the locale's region; the locale's keys `rg`, `measure` (`-u-ms-`) and, for temperatures, `mu`
  /// override the region. Acceleration, angle, dispersion, duration, everything electric, frequency,
  /// illuminance and information storage keep the unit given.
  ///
  /// Conversion is exact: 0 °C is 32 °F, 1 mi is 5,280 ft. A converted value is rounded to a whole
  /// number, or to two digits where it has fewer, unless ``numberFormatStyle`` says how; a temperature
  /// and a value in its own unit keep up to six fraction digits.
  ///
  /// A unit that CLDR has no name for is converted when the usage allows it; else the number, a space
  /// and the unit's symbol are written.
  public struct FormatStyle: Foundation.FormatStyle, Hashable, Sendable {
    /// How long the name of the unit is.
    public var width: UnitWidth

    /// The language and region to write for.
    public var locale: Locale

    /// What the measurement is of, which decides on the unit; `nil` keeps the unit given.
    public var usage: MeasurementFormatUnitUsage<UnitType>?

    /// How the number is written; `nil` for the rounding that goes with the unit.
    ///
    /// Its locale is not used. Of several units (6 ft, 3 in) it has a say in the last.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Public for temperatures only, as `hidesScaleName`.
    package var hidesScale = false

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - width: How long the name of the unit is.
    ///   - locale: The language and region to write for.
    ///   - usage: What the measurement is of, which decides on the unit.
    ///   - numberFormatStyle: How the number is written; `nil` for the rounding that goes with the unit.
    public init(
      width: UnitWidth,
      locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Writes a measurement: 190 cm is "6.2 ft" in `en_US`, abbreviated.
    ///
    /// - Parameter measurement: The measurement, of any value: infinity is "∞ mi".
    /// - Returns: The number and the unit.
    public func format(_ measurement: Measurement<UnitType>) -> String {
      text(.double(measurement.value), measurement.unit)
    }

    /// The same style for another language and region.
    ///
    /// - Parameter locale: The language and region to write for.
    /// - Returns: A copy of the style with that locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }
}

extension Measurement.FormatStyle {
  /// How long the name of a unit is: "5 miles", "5 mi", "5mi" in `en_US`.
  public struct UnitWidth: Codable, Hashable, Sendable {
    let option: UnitNameWidth

    /// The full name: "62 miles per hour" in `en_US`.
    public static var wide: Self { Self(option: .wide) }

    /// The abbreviation, spaced as the locale does: "62 mph" in `en_US`.
    public static var abbreviated: Self { Self(option: .abbreviated) }

    /// The shortest form, in many locales without a space: "62mph" in `en_US`.
    public static var narrow: Self { Self(option: .narrow) }
  }

  /// The text of a number in a unit, plain or with its parts.
  func text<Text: ICUNumberText>(_ number: NumberToWrite, _ unit: UnitType) -> Text {
    let key = MeasuredUnit.Key(unit)
    return MeasurementWriter.cached(request(key)).text(MeasuredValue(number, key, unit))
  }

  /// What is asked for when a value of a unit is written.
  func request(_ unit: MeasuredUnit.Key) -> MeasurementRequest {
    MeasurementRequest(
      unit: unit, usage: usage?.name, width: width.option, number: numberFormatStyle,
      locale: locale.identifier, hidesScaleName: hidesScale)
  }
}
#endif
