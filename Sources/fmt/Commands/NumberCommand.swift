import FormatKit

extension Command {
  static var number: Command {
    Command(
      name: "number",
      summary: "Write a number with the digits and separators of a language",
      values: "NUMBER …",
      details: [numbersAreExact],
      options: NumberSettings.all + InputScale.all + [NumericType.setting.spec],
      examples: [
        Example("number 1234567.891 --locale hi_IN", "12,34,567.891"),
        Example("number 1234567 --notation compact", "1.2M"),
        Example("number 2.5 --fraction 0 --rounding half-away", "3"),
        Example("number 1_000_000 +5 1e5 -5", "1,000,000\n5\n100,000\n-5"),
        Example("number 0.05 --sign always --fraction 2..", "+0.05"),
        Example("number -0.04 -0.4 --fraction 1 --sign negative", "0.0\n-0.4"),
        Example("number 1.02 --increment 0.05", "1.00"),
        Example(
          "number 31415926535897932384626433832795028841971.69 --fraction 1",
          "31,415,926,535,897,932,384,626,433,832,795,028,841,971.7"),
        Example(
          "number -1234.5 --attributed",
          """
          sign\t-
          integer\t1
          integer.groupingSeparator\t,
          integer\t234
          decimalSeparator\t.
          fraction\t5
          """),
      ],
      category: .numeric,
      work: .format { options, environment throws(UsageError) in
        let settings = try NumberSettings.read(options, kind: .number)
        return try ValueFormatter(settings, options, environment)
      })
  }

  static var percent: Command {
    Command(
      name: "percent",
      summary: "Write a share as a percentage: 0.256 is 25.6%",
      values: "NUMBER …",
      details: [
        numbersAreExact,
        "A number is a share of 1, so 0.256 is 25.6%; with --type integer, or with --scale 1, it "
          + "already counts hundredths.",
      ],
      options: NumberSettings.all + InputScale.all + [NumericType.setting.spec],
      examples: [
        Example("percent 0.256 --locale de_DE", "25,6\u{A0}%"),
        Example("percent 25 --type integer", "25%"),
        Example("percent 0.12345 --fraction 1 --sign always", "+12.3%"),
      ],
      category: .numeric,
      work: .format { options, environment throws(UsageError) in
        let settings = try NumberSettings.read(options, kind: .percent)
        return try ValueFormatter(settings, options, environment)
      })
  }

  static let numbersAreExact =
    "Numbers are read exactly, however many digits they have: 12.5, -5, +5, 1e5, 1_000_000, inf, nan."
}

extension ValueFormatter {
  /// A formatter of numbers, by the type that the options ask for.
  init(
    _ settings: NumberOptions, _ options: Options, _ environment: Environment
  ) throws(UsageError) {
    let scale = try InputScale(options, environment)
    let type = try options.value(of: NumericType.setting, or: .decimal)
    let isSignOffZero = try NumberSettings.isSignOffZero(options)
    self.init(
      read: { word throws(BadValue) in try type.read(word, scale) },
      printer: { locale in
        let printer = Printer(settings, type: type, locale: locale)
        return isSignOffZero ? printer.withoutSignOnZero : printer
      })
    guard !isSignOffZero, scale.isPlain else { return }
    quick = { locale in Quick.numbers(settings, type, locale) }
  }
}
