#if !canImport(Darwin)
public import Foundation

extension Dimension {
  /// The unit that a locale's region uses for everyday amounts: `UnitLength(forLocale:)` is the foot in `en_US`,
  /// the meter in `ja_JP`.
  ///
  /// ```swift
  /// UnitVolume(forLocale: Locale(identifier: "en_US")).symbol   // "gal"
  /// UnitVolume(forLocale: Locale(identifier: "de_DE")).symbol   // "L"
  /// ```
  ///
  /// A dimension without unit preferences gives its base unit.
  ///
  /// - Parameter locale: The language and region; its keys `rg`, `measure` and `mu` are honoured.
  public convenience init(forLocale locale: Locale) {
    let unit = EverydayUnit.unit(of: Self.self, usage: nil, locale: locale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitEnergy {
  /// The unit that a locale's region uses for something: kilocalories for food in `fr_FR`.
  ///
  /// - Parameters:
  ///   - locale: The language and region.
  ///   - usage: What is measured.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitEnergy> = .general
  ) {
    let unit = EverydayUnit.unit(of: UnitEnergy.self, usage: usage.name, locale: locale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitLength {
  /// The unit that a locale's region uses for something: miles for roads in `en_US`, the foot for a person's height.
  ///
  /// - Parameters:
  ///   - locale: The language and region.
  ///   - usage: What is measured. Of two units together, as in feet and inches, it is the larger.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitLength> = .general
  ) {
    let unit = EverydayUnit.unit(of: UnitLength.self, usage: usage.name, locale: locale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitMass {
  /// The unit that a locale's region uses for something: the stone for a person's weight in `en_GB`.
  ///
  /// - Parameters:
  ///   - locale: The language and region.
  ///   - usage: What is measured. Of two units together, as in stones and pounds, it is the larger.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitMass> = .general
  ) {
    let unit = EverydayUnit.unit(of: UnitMass.self, usage: usage.name, locale: locale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitPressure {
  /// The unit that a locale's region uses for something: hectopascals for the weather in `de_DE`.
  ///
  /// - Parameters:
  ///   - locale: The language and region.
  ///   - usage: What is measured.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitPressure> = .general
  ) {
    let unit = EverydayUnit.unit(of: UnitPressure.self, usage: usage.name, locale: locale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitSpeed {
  /// The unit that a locale's region uses for something: meters per second for wind in `sv_SE`.
  ///
  /// - Parameters:
  ///   - locale: The language and region.
  ///   - usage: What is measured.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitSpeed> = .general
  ) {
    let unit = EverydayUnit.unit(of: UnitSpeed.self, usage: usage.name, locale: locale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitTemperature {
  /// The scale that a locale's region uses for something: Fahrenheit for the weather in `en_BS`, Celsius for all else.
  ///
  /// - Parameters:
  ///   - locale: The language and region; its key `mu` (`-u-mu-celsius`) overrides the region.
  ///   - usage: What is measured.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitTemperature> = .general
  ) {
    let unit = EverydayUnit.unit(of: UnitTemperature.self, usage: usage.name, locale: locale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}

extension UnitVolume {
  /// The unit that a locale's region uses for something: the imperial gallon for liquids in `en_GB`.
  ///
  /// - Parameters:
  ///   - locale: The language and region.
  ///   - usage: What is measured.
  public convenience init(
    forLocale locale: Locale, usage: MeasurementFormatUnitUsage<UnitVolume> = .general
  ) {
    let unit = EverydayUnit.unit(of: UnitVolume.self, usage: usage.name, locale: locale)
    self.init(symbol: unit.symbol, converter: unit.converter)
  }
}
#endif
