internal import Foundation

// Dimensions of Foundation's, A to F. CLDR's identifiers: UTS #35 part 6, "Unit Identifiers".
//
// Amperes times hours have an identifier too (`ampere-hour`), but no name: ICU makes "hour-amperes"
// of it, so Foundation's symbol is better.

extension UnitDimension {
  static let acceleration = UnitDimension(
    UnitAcceleration.self, "acceleration", base: "meter-per-square-second",
    units: [
      ("metersPerSecondSquared", .metersPerSecondSquared, .cldr("meter-per-square-second")),
      ("gravity", .gravity, .cldr("g-force")),
    ])

  static let angle = UnitDimension(
    UnitAngle.self, "angle", base: "degree",
    units: [
      ("degrees", .degrees, .cldr("degree")),
      ("arcMinutes", .arcMinutes, .cldr("arc-minute")),
      ("arcSeconds", .arcSeconds, .cldr("arc-second")),
      ("radians", .radians, .cldr("radian")),
      ("gradians", .gradians, .fraction(9, 10, of: "degree")),
      ("revolutions", .revolutions, .cldr("revolution")),
    ])

  static let area = UnitDimension(
    UnitArea.self, "area", base: "square-meter", hasPreferences: true,
    units: [
      ("squareMegameters", .squareMegameters, .cldr("square-megameter")),
      ("squareKilometers", .squareKilometers, .cldr("square-kilometer")),
      ("squareMeters", .squareMeters, .cldr("square-meter")),
      ("squareCentimeters", .squareCentimeters, .cldr("square-centimeter")),
      ("squareMillimeters", .squareMillimeters, .cldr("square-millimeter")),
      ("squareMicrometers", .squareMicrometers, .cldr("square-micrometer")),
      ("squareNanometers", .squareNanometers, .cldr("square-nanometer")),
      ("squareInches", .squareInches, .cldr("square-inch")),
      ("squareFeet", .squareFeet, .cldr("square-foot")),
      ("squareYards", .squareYards, .cldr("square-yard")),
      ("squareMiles", .squareMiles, .cldr("square-mile")),
      ("acres", .acres, .cldr("acre")),
      ("ares", .ares, .fraction(100, 1, of: "square-meter")),
      ("hectares", .hectares, .cldr("hectare")),
    ])

  static let concentrationMass = UnitDimension(
    UnitConcentrationMass.self, "concentrationMass", base: "gram-per-liter", hasPreferences: true,
    units: [
      ("gramsPerLiter", .gramsPerLiter, .cldr("gram-per-liter")),
      ("milligramsPerDeciliter", .milligramsPerDeciliter, .cldr("milligram-per-deciliter")),
      (
        "millimolesPerLiter", .millimolesPerLiter(withGramsPerMole: 1),
        .unconverted("millimole-per-liter")
      ),
    ])

  static let dispersion = UnitDimension(
    UnitDispersion.self, "dispersion", base: "permillion",
    units: [
      ("partsPerMillion", .partsPerMillion, .cldr("permillion"))
    ])

  static let duration = UnitDimension(
    UnitDuration.self, "duration", base: "second",
    units: [
      ("picoseconds", .picoseconds, .cldr("picosecond")),
      ("nanoseconds", .nanoseconds, .cldr("nanosecond")),
      ("microseconds", .microseconds, .cldr("microsecond")),
      ("milliseconds", .milliseconds, .cldr("millisecond")),
      ("seconds", .seconds, .cldr("second")),
      ("minutes", .minutes, .cldr("minute")),
      ("hours", .hours, .cldr("hour")),
    ])

  static let electricCharge = UnitDimension(
    UnitElectricCharge.self, "electricCharge", base: "coulomb",
    units: [
      ("coulombs", .coulombs, .cldr("coulomb")),
      ("megaampereHours", .megaampereHours, .fraction(3_600_000_000, 1, of: "coulomb")),
      ("kiloampereHours", .kiloampereHours, .fraction(3_600_000, 1, of: "coulomb")),
      ("ampereHours", .ampereHours, .fraction(3600, 1, of: "coulomb")),
      ("milliampereHours", .milliampereHours, .fraction(36, 10, of: "coulomb")),
      ("microampereHours", .microampereHours, .fraction(36, 10_000, of: "coulomb")),
    ])

  static let electricCurrent = UnitDimension(
    UnitElectricCurrent.self, "electricCurrent", base: "ampere",
    units: [
      ("megaamperes", .megaamperes, .cldr("megaampere")),
      ("kiloamperes", .kiloamperes, .cldr("kiloampere")),
      ("amperes", .amperes, .cldr("ampere")),
      ("milliamperes", .milliamperes, .cldr("milliampere")),
      ("microamperes", .microamperes, .cldr("microampere")),
    ])

  static let electricPotentialDifference = UnitDimension(
    UnitElectricPotentialDifference.self, "electricPotentialDifference", base: "volt",
    units: [
      ("megavolts", .megavolts, .cldr("megavolt")),
      ("kilovolts", .kilovolts, .cldr("kilovolt")),
      ("volts", .volts, .cldr("volt")),
      ("millivolts", .millivolts, .cldr("millivolt")),
      ("microvolts", .microvolts, .cldr("microvolt")),
    ])

  static let electricResistance = UnitDimension(
    UnitElectricResistance.self, "electricResistance", base: "ohm",
    units: [
      ("megaohms", .megaohms, .cldr("megaohm")),
      ("kiloohms", .kiloohms, .cldr("kiloohm")),
      ("ohms", .ohms, .cldr("ohm")),
      ("milliohms", .milliohms, .cldr("milliohm")),
      ("microohms", .microohms, .cldr("microohm")),
    ])

  static let energy = UnitDimension(
    UnitEnergy.self, "energy", base: "joule", hasPreferences: true,
    units: [
      ("kilojoules", .kilojoules, .cldr("kilojoule")),
      ("joules", .joules, .cldr("joule")),
      ("kilocalories", .kilocalories, .cldr("kilocalorie")),
      ("calories", .calories, .cldr("calorie")),
      ("kilowattHours", .kilowattHours, .cldr("kilowatt-hour")),
    ])

  static let frequency = UnitDimension(
    UnitFrequency.self, "frequency", base: "hertz",
    units: [
      ("terahertz", .terahertz, .cldr("terahertz")),
      ("gigahertz", .gigahertz, .cldr("gigahertz")),
      ("megahertz", .megahertz, .cldr("megahertz")),
      ("kilohertz", .kilohertz, .cldr("kilohertz")),
      ("hertz", .hertz, .cldr("hertz")),
      ("millihertz", .millihertz, .cldr("millihertz")),
      ("microhertz", .microhertz, .cldr("microhertz")),
      ("nanohertz", .nanohertz, .cldr("nanohertz")),
    ])

  static let fuelEfficiency = UnitDimension(
    UnitFuelEfficiency.self, "fuelEfficiency", base: "liter-per-100-kilometer",
    hasPreferences: true,
    units: [
      ("litersPer100Kilometers", .litersPer100Kilometers, .cldr("liter-per-100-kilometer")),
      ("milesPerGallon", .milesPerGallon, .cldr("mile-per-gallon")),
      ("milesPerImperialGallon", .milesPerImperialGallon, .cldr("mile-per-gallon-imperial")),
    ])

  static let illuminance = UnitDimension(
    UnitIlluminance.self, "illuminance", base: "lux",
    units: [
      ("lux", .lux, .cldr("lux"))
    ])
}
