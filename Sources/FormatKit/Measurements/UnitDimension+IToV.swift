internal import Foundation

// Dimensions of Foundation's, I to V. CLDR's identifiers: UTS #35 part 6, "Unit Identifiers".
//
// `cups` and `pints` are those of the US, as their coefficients say. Imperial spoons are not in CLDR
// 46: an imperial gallon holds 256 tablespoons or 768 teaspoons.

extension UnitDimension {
  static let length = UnitDimension(
    UnitLength.self, "length", base: "meter", hasPreferences: true,
    units: [
      ("megameters", .megameters, .cldr("megameter")),
      ("kilometers", .kilometers, .cldr("kilometer")),
      ("hectometers", .hectometers, .cldr("hectometer")),
      ("decameters", .decameters, .cldr("dekameter")),
      ("meters", .meters, .cldr("meter")),
      ("decimeters", .decimeters, .cldr("decimeter")),
      ("centimeters", .centimeters, .cldr("centimeter")),
      ("millimeters", .millimeters, .cldr("millimeter")),
      ("micrometers", .micrometers, .cldr("micrometer")),
      ("nanometers", .nanometers, .cldr("nanometer")),
      ("picometers", .picometers, .cldr("picometer")),
      ("inches", .inches, .cldr("inch")),
      ("feet", .feet, .cldr("foot")),
      ("yards", .yards, .cldr("yard")),
      ("miles", .miles, .cldr("mile")),
      ("scandinavianMiles", .scandinavianMiles, .cldr("mile-scandinavian")),
      ("lightyears", .lightyears, .cldr("light-year")),
      ("nauticalMiles", .nauticalMiles, .cldr("nautical-mile")),
      ("fathoms", .fathoms, .cldr("fathom")),
      ("furlongs", .furlongs, .cldr("furlong")),
      ("astronomicalUnits", .astronomicalUnits, .cldr("astronomical-unit")),
      ("parsecs", .parsecs, .cldr("parsec")),
    ])

  static let informationStorage = UnitDimension(
    UnitInformationStorage.self, "informationStorage", base: "bit",
    units: [
      ("bytes", .bytes, .cldr("byte")),
      ("bits", .bits, .cldr("bit")),
      ("nibbles", .nibbles, .fraction(4, 1, of: "bit")),
      ("yottabytes", .yottabytes, .cldr("yottabyte")),
      ("zettabytes", .zettabytes, .cldr("zettabyte")),
      ("exabytes", .exabytes, .cldr("exabyte")),
      ("petabytes", .petabytes, .cldr("petabyte")),
      ("terabytes", .terabytes, .cldr("terabyte")),
      ("gigabytes", .gigabytes, .cldr("gigabyte")),
      ("megabytes", .megabytes, .cldr("megabyte")),
      ("kilobytes", .kilobytes, .cldr("kilobyte")),
      ("yottabits", .yottabits, .cldr("yottabit")),
      ("zettabits", .zettabits, .cldr("zettabit")),
      ("exabits", .exabits, .cldr("exabit")),
      ("petabits", .petabits, .cldr("petabit")),
      ("terabits", .terabits, .cldr("terabit")),
      ("gigabits", .gigabits, .cldr("gigabit")),
      ("megabits", .megabits, .cldr("megabit")),
      ("kilobits", .kilobits, .cldr("kilobit")),
      ("yobibytes", .yobibytes, .cldr("yobibyte")),
      ("zebibytes", .zebibytes, .cldr("zebibyte")),
      ("exbibytes", .exbibytes, .cldr("exbibyte")),
      ("pebibytes", .pebibytes, .cldr("pebibyte")),
      ("tebibytes", .tebibytes, .cldr("tebibyte")),
      ("gibibytes", .gibibytes, .cldr("gibibyte")),
      ("mebibytes", .mebibytes, .cldr("mebibyte")),
      ("kibibytes", .kibibytes, .cldr("kibibyte")),
      ("yobibits", .yobibits, .cldr("yobibit")),
      ("zebibits", .zebibits, .cldr("zebibit")),
      ("exbibits", .exbibits, .cldr("exbibit")),
      ("pebibits", .pebibits, .cldr("pebibit")),
      ("tebibits", .tebibits, .cldr("tebibit")),
      ("gibibits", .gibibits, .cldr("gibibit")),
      ("mebibits", .mebibits, .cldr("mebibit")),
      ("kibibits", .kibibits, .cldr("kibibit")),
    ])

  static let mass = UnitDimension(
    UnitMass.self, "mass", base: "kilogram", hasPreferences: true,
    units: [
      ("kilograms", .kilograms, .cldr("kilogram")),
      ("grams", .grams, .cldr("gram")),
      ("decigrams", .decigrams, .cldr("decigram")),
      ("centigrams", .centigrams, .cldr("centigram")),
      ("milligrams", .milligrams, .cldr("milligram")),
      ("micrograms", .micrograms, .cldr("microgram")),
      ("nanograms", .nanograms, .cldr("nanogram")),
      ("picograms", .picograms, .cldr("picogram")),
      ("ounces", .ounces, .cldr("ounce")),
      ("pounds", .pounds, .cldr("pound")),
      ("stones", .stones, .cldr("stone")),
      ("metricTons", .metricTons, .cldr("tonne")),
      ("shortTons", .shortTons, .cldr("ton")),
      ("carats", .carats, .cldr("carat")),
      ("ouncesTroy", .ouncesTroy, .cldr("ounce-troy")),
      ("slugs", .slugs, .cldr("slug")),
    ])

  static let power = UnitDimension(
    UnitPower.self, "power", base: "watt", hasPreferences: true,
    units: [
      ("terawatts", .terawatts, .cldr("terawatt")),
      ("gigawatts", .gigawatts, .cldr("gigawatt")),
      ("megawatts", .megawatts, .cldr("megawatt")),
      ("kilowatts", .kilowatts, .cldr("kilowatt")),
      ("watts", .watts, .cldr("watt")),
      ("milliwatts", .milliwatts, .cldr("milliwatt")),
      ("microwatts", .microwatts, .cldr("microwatt")),
      ("nanowatts", .nanowatts, .cldr("nanowatt")),
      ("picowatts", .picowatts, .cldr("picowatt")),
      ("femtowatts", .femtowatts, .cldr("femtowatt")),
      ("horsepower", .horsepower, .cldr("horsepower")),
    ])

  static let pressure = UnitDimension(
    UnitPressure.self, "pressure", base: "pascal", hasPreferences: true,
    units: [
      ("newtonsPerMetersSquared", .newtonsPerMetersSquared, .cldr("newton-per-square-meter")),
      ("gigapascals", .gigapascals, .cldr("gigapascal")),
      ("megapascals", .megapascals, .cldr("megapascal")),
      ("kilopascals", .kilopascals, .cldr("kilopascal")),
      ("hectopascals", .hectopascals, .cldr("hectopascal")),
      ("inchesOfMercury", .inchesOfMercury, .cldr("inch-ofhg")),
      ("bars", .bars, .cldr("bar")),
      ("millibars", .millibars, .cldr("millibar")),
      ("millimetersOfMercury", .millimetersOfMercury, .cldr("millimeter-ofhg")),
      ("poundsForcePerSquareInch", .poundsForcePerSquareInch, .cldr("pound-force-per-square-inch")),
    ])

  static let speed = UnitDimension(
    UnitSpeed.self, "speed", base: "meter-per-second", hasPreferences: true,
    units: [
      ("metersPerSecond", .metersPerSecond, .cldr("meter-per-second")),
      ("kilometersPerHour", .kilometersPerHour, .cldr("kilometer-per-hour")),
      ("milesPerHour", .milesPerHour, .cldr("mile-per-hour")),
      ("knots", .knots, .cldr("knot")),
    ])

  static let temperature = UnitDimension(
    UnitTemperature.self, "temperature", base: "kelvin", hasPreferences: true,
    units: [
      ("kelvin", .kelvin, .cldr("kelvin")),
      ("celsius", .celsius, .cldr("celsius")),
      ("fahrenheit", .fahrenheit, .cldr("fahrenheit")),
    ])

  static let volume = UnitDimension(
    UnitVolume.self, "volume", base: "liter", hasPreferences: true,
    units: [
      ("megaliters", .megaliters, .cldr("megaliter")),
      ("kiloliters", .kiloliters, .cldr("kiloliter")),
      ("liters", .liters, .cldr("liter")),
      ("deciliters", .deciliters, .cldr("deciliter")),
      ("centiliters", .centiliters, .cldr("centiliter")),
      ("milliliters", .milliliters, .cldr("milliliter")),
      ("cubicKilometers", .cubicKilometers, .cldr("cubic-kilometer")),
      ("cubicMeters", .cubicMeters, .cldr("cubic-meter")),
      ("cubicDecimeters", .cubicDecimeters, .cldr("cubic-decimeter")),
      ("cubicCentimeters", .cubicCentimeters, .cldr("cubic-centimeter")),
      ("cubicMillimeters", .cubicMillimeters, .cldr("cubic-millimeter")),
      ("cubicInches", .cubicInches, .cldr("cubic-inch")),
      ("cubicFeet", .cubicFeet, .cldr("cubic-foot")),
      ("cubicYards", .cubicYards, .cldr("cubic-yard")),
      ("cubicMiles", .cubicMiles, .cldr("cubic-mile")),
      ("acreFeet", .acreFeet, .cldr("acre-foot")),
      ("bushels", .bushels, .cldr("bushel")),
      ("teaspoons", .teaspoons, .cldr("teaspoon")),
      ("tablespoons", .tablespoons, .cldr("tablespoon")),
      ("fluidOunces", .fluidOunces, .cldr("fluid-ounce")),
      ("cups", .cups, .cldr("cup")),
      ("pints", .pints, .cldr("pint")),
      ("quarts", .quarts, .cldr("quart")),
      ("gallons", .gallons, .cldr("gallon")),
      ("imperialTeaspoons", .imperialTeaspoons, .fraction(1, 768, of: "gallon-imperial")),
      ("imperialTablespoons", .imperialTablespoons, .fraction(1, 256, of: "gallon-imperial")),
      ("imperialFluidOunces", .imperialFluidOunces, .cldr("fluid-ounce-imperial")),
      ("imperialPints", .imperialPints, .cldr("pint-imperial")),
      ("imperialQuarts", .imperialQuarts, .cldr("quart-imperial")),
      ("imperialGallons", .imperialGallons, .cldr("gallon-imperial")),
      ("metricCups", .metricCups, .cldr("cup-metric")),
    ])
}
