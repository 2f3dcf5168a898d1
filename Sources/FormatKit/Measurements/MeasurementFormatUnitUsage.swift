#if !canImport(Darwin)
public import Foundation

/// What a measurement is of, which decides on the unit it is written in.
///
/// The units come from CLDR's unit preferences (UTS #35 part 6) for the locale's region: a road of
/// 200 km is "124 mi" in `en_US`, snow of 190 cm is "75 in".
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// CLDR's name of the usage; `nil` to keep the unit given.
  let name: String?

  init(name: String?) {
    self.name = name
  }

  /// The region's usual units: km, m and cm, or mi, ft and in; °C or °F.
  public static var general: Self { Self(name: "default") }

  /// The unit of the measurement itself, unconverted.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy in food: 2 kWh is "1,721 Cal" in `en_US`, "1 721 kcal" in `fr_FR`.
  public static var food: Self { Self(name: "food") }

  /// The energy that exercise takes, in the units of food.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A small length of a person: 190 cm is "75 in" in `en_US`, "190 cm" in `de_DE`.
  public static var person: Self { Self(name: "person") }

  /// A person's height, in two units where people say it so: 190 cm is "6 ft, 2.8 in" in `en_US`, "1 m, 90 cm" in `sv_SE`.
  public static var personHeight: Self { Self(name: "person-height") }

  /// A distance on the road, rounded in steps: 311 m is "1,000 ft" in `en_US`, "300 m" in `de_DE`.
  public static var road: Self { Self(name: "road") }

  /// The focal length of a lens, in mm everywhere.
  public static var focalLength: Self { Self(name: "focal-length") }

  /// An amount of rain: "75 in" in `en_US`, "1,900 mm" in `en_CA`.
  public static var rainfall: Self { Self(name: "rainfall") }

  /// An amount of snow: "75 in" in `en_US`, "190 cm" in `en_CA`.
  public static var snowfall: Self { Self(name: "snowfall") }

  /// How far one can see: km or mi, ft or m below.
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A person's weight: 90 kg is "198 lb" in `en_US`, "14 st, 2.4 lb" in `en_GB`.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// Air pressure: 101.325 kPa is "30 inHg" in `en_US`, "1.013 hPa" in `de_DE`.
  public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind: 100 km/h is "62 mph" in `en_US`, "28 m/s" in `sv_SE`.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The temperature of a body.
  public static var person: Self { Self(name: "person") }

  /// The temperature outside: °F in some regions that use °C elsewhere, such as `en_BS`.
  public static var weather: Self { Self(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// A volume of liquid: 1 L is "1.1 qt" in `en_US`, "1 l" in `fr_FR`.
  public static var liquid: Self { Self(name: "fluid") }
}
#endif
