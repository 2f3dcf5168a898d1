import FormatKit
import Foundation

extension Command {
  static var measure: Command {
    Command(
      name: "measure",
      summary: "Write a measurement in the units that a region uses",
      values: "NUMBER UNIT …",
      details: [
        numbersAreExact,
        "A unit is a name of Foundation's (kilometers), its symbol (km) or CLDR's identifier "
          + "(kilometer, mile-per-hour); fmt units lists them. Of two units with one symbol the more "
          + "common one is taken, or that of --dimension.",
        "Conversion is exact. A converted number is rounded to a whole one, or to two digits, unless an "
          + "option says how.",
      ],
      options: [
        MeasureOptions.width.spec, MeasureOptions.usage.spec, MeasureOptions.dimension.spec,
        MeasureOptions.hideScale.spec,
      ] + NumberSettings.all,
      examples: [
        Example("measure 5 kilometers --usage road --width wide", "3.1 miles"),
        Example("measure 5 km 90 s", "3.1 mi\n90 sec"),
        Example("measure 190 cm --usage person-height --locale sv_SE", "1 m, 90 cm"),
        Example("measure 190 cm --usage person-height --fraction 0", "6 ft, 3 in"),
        Example("measure 100 km/h --usage wind --width wide --locale ja_JP", "秒速28メートル"),
        Example("measure 1 mile --usage as-provided --width narrow", "1mi"),
        Example(
          "measure 5.5 ft --width narrow --attributed",
          "value.integer\t5\nvalue.decimalSeparator\t.\nvalue.fraction\t5\nunit\t′"),
      ],
      category: .measurement,
      work: .format { options, _ throws(UsageError) in
        let settings = try MeasureOptions(options)
        let dimension = try options.value(of: MeasureOptions.dimension)
        return ValueFormatter(
          grouping: .measurements,
          read: { words throws(BadValue) in
            try settings.checked(try MeasureReader(dimension: dimension).read(words))
          },
          printer: { locale in settings.printer(locale) })
      })
  }

  static var temperature: Command {
    Command(
      name: "temperature",
      summary: "Write a temperature on the scale that a region uses",
      values: "NUMBER …",
      details: [
        numbersAreExact,
        "Conversion is exact, and the number is not rounded unless an option says how.",
      ],
      options: [
        MeasureOptions.scaleUnit.spec, MeasureOptions.width.spec,
        MeasureOptions.temperatureUsage.spec, MeasureOptions.hideScale.spec,
      ] + NumberSettings.all,
      examples: [
        Example("temperature 36.5 --unit celsius", "97.7°F"),
        Example(
          "temperature 0 -40 --unit celsius --width wide",
          "32 degrees Fahrenheit\n-40 degrees Fahrenheit"),
        Example("temperature 25 --unit celsius --hide-scale --usage weather", "77°"),
        Example("temperature 100 --unit fahrenheit --locale de_DE --fraction 1", "37,8 °C"),
      ],
      category: .measurement,
      work: .format { options, _ throws(UsageError) in
        let settings = try MeasureOptions(options)
        let unit = try options.value(of: MeasureOptions.scaleUnit, or: MeasureOptions.celsius)
        return ValueFormatter(
          read: { word throws(BadValue) in
            MeasuredNumber(number: try NumberReader.read(word, wanted: "a temperature"), unit: unit)
          },
          printer: { locale in settings.printer(locale) })
      })
  }
}
