import FormatKit
import Foundation

/// The type whose style writes a number.
enum NumericType {
  case decimal, double, float, integer

  static let setting = Setting<NumericType>.choice(
    "type", "TYPE", "The type that holds the number", default: "decimal",
    [("decimal", .decimal), ("double", .double), ("float", .float), ("integer", .integer)])

  /// Reads a number that the type can hold.
  func read(_ text: String, _ scale: InputScale) throws(BadValue) -> ExactNumber {
    guard self == .integer else { return try scale.read(text) }
    let wanted = "an integer"
    let number = try scale.finite(text, wanted: wanted)
    guard number.isInteger else {
      throw BadValue(value: text, wanted: wanted, reason: "it has a fraction")
    }
    return .finite(number)
  }
}

extension Printer<ExactNumber> {
  /// A printer of numbers with options, through the style of a type.
  init(_ options: NumberOptions, type: NumericType, locale: Locale) {
    switch options.kind {
    case .number:
      self.init(
        options, type, locale, decimal: Decimal.FormatStyle(locale: locale),
        double: FloatingPointFormatStyle<Double>(locale: locale),
        float: FloatingPointFormatStyle<Float>(locale: locale),
        integer: IntegerFormatStyle<Int128>(locale: locale))
    case .percent:
      self.init(
        options, type, locale, decimal: Decimal.FormatStyle.Percent(locale: locale),
        double: FloatingPointFormatStyle<Double>.Percent(locale: locale),
        float: FloatingPointFormatStyle<Float>.Percent(locale: locale),
        integer: IntegerFormatStyle<Int128>.Percent(locale: locale))
    case .currency(let code, let width):
      let width = width.presentation
      self.init(
        options, type, locale,
        decimal: Decimal.FormatStyle.Currency(code: code, locale: locale).presentation(width),
        double: FloatingPointFormatStyle<Double>.Currency(code: code, locale: locale)
          .presentation(width),
        float: FloatingPointFormatStyle<Float>.Currency(code: code, locale: locale)
          .presentation(width),
        integer: IntegerFormatStyle<Int128>.Currency(code: code, locale: locale)
          .presentation(width))
    }
  }

  private init<D: NumberStyle, B: NumberStyle, F: NumberStyle, I: NumberStyle>(
    _ options: NumberOptions, _ type: NumericType, _ locale: Locale,
    decimal: D, double: B, float: F, integer: I
  )
  where
    D.FormatInput == Decimal, B.FormatInput == Double, F.FormatInput == Float,
    I.FormatInput == Int128
  {
    let double = Printer<Double>(options, double)
    switch type {
    case .double:
      self.init { number, form throws(BadValue) in try double.print(number.binary(), form) }
    case .float:
      let float = Printer<Float>(options, float)
      self.init { number, form throws(BadValue) in try float.print(number.binary(), form) }
    case .integer:
      var exact = options
      exact.scale = options.scale ?? "1"
      let long = ExactNumberFormatter(exact, locale: locale)
      let integer = options.fitsFoundation ? Printer<Int128>(options, integer) : nil
      self.init { number, form throws(BadValue) in
        guard case .finite(let value) = number else {
          return try double.print(number.binary(), form)
        }
        guard let integer, let short = value.integer(as: Int128.self) else {
          return long.print(value, form)
        }
        return try integer.print(short, form)
      }
    case .decimal:
      let long = ExactNumberFormatter(options, locale: locale)
      let decimal = options.fitsFoundation ? Printer<Decimal>(options, decimal) : nil
      self.init { number, form throws(BadValue) in
        guard case .finite(let value) = number else {
          return try double.print(number.binary(), form)
        }
        guard let decimal, let short = value.decimal else { return long.print(value, form) }
        return try decimal.print(short, form)
      }
    }
  }
}

extension Printer<ExactNumber> {
  /// The printer that writes a negative number as zero when it rounds to that.
  var withoutSignOnZero: Self {
    Printer { number, form throws(BadValue) in
      let rendering = try print(number, form)
      guard case .finite(let value) = number, value.isNegative, ZeroText.isZero(rendering.text)
      else { return rendering }
      return try print(.finite(ExactDecimal(isNegative: false, digits: "", exponent: 0)), form)
    }
  }
}

extension Printer {
  /// A printer with one of Foundation's number styles.
  fileprivate init<S: NumberStyle>(_ options: NumberOptions, _ style: S)
  where S.FormatInput == Value {
    let style = options.applied(to: style)
    self.init(style, attributed: style.attributed)
  }
}

extension ExactNumberFormatter {
  fileprivate func print(_ value: ExactDecimal, _ form: ValueFormatter.Form) -> Rendering {
    switch form {
    case .plain: Rendering(format(value.text))
    case .parts: Rendering(attributed(value.text))
    }
  }
}
