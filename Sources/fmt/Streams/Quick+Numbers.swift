import FormatKit
import Foundation

extension Quick {
  /// The short way for numbers with options, where their plain form has one.
  static func numbers(_ options: NumberOptions, _ type: NumericType, _ locale: Locale) -> Writer? {
    guard type == .decimal, options.fitsFoundation else { return nil }
    switch options.kind {
    case .number:
      return numbers(
        options, Decimal.FormatStyle(locale: locale), IntegerFormatStyle<Int64>(locale: locale))
    case .currency(let code, let width):
      return numbers(
        options,
        Decimal.FormatStyle.Currency(code: code, locale: locale).presentation(width.presentation),
        IntegerFormatStyle<Int64>.Currency(code: code, locale: locale)
          .presentation(width.presentation))
    case .percent:
      return decimals(options.applied(to: Decimal.FormatStyle.Percent(locale: locale)))
    }
  }

  private static func numbers<D: NumberStyle, I: NumberStyle>(
    _ options: NumberOptions, _ decimal: D, _ integer: I
  ) -> Writer where D.FormatInput == Decimal, I.FormatInput == Int64 {
    let decimals = decimals(options.applied(to: decimal))
    // An integer style takes whole steps and factors only.
    guard options.increment == nil, options.scale == nil else { return decimals }
    let integers = options.applied(to: integer).compiled()
    guard integers.isCompiled else { return decimals }
    return { bytes, output in
      guard let integer = PlainNumber(bytes)?.integer else { return decimals(bytes, &output) }
      integers.append(integer, to: &output)
      return true
    }
  }

  private static func decimals<D: NumberStyle>(_ style: D) -> Writer
  where D.FormatInput == Decimal {
    let style = style.compiled()
    return { bytes, output in
      guard let number = PlainNumber(bytes) else { return false }
      style.append(number.decimal, to: &output)
      return true
    }
  }

  /// The short way for whole numbers, by a style.
  static func integers<S: FormatStyle & Sendable>(
    _ style: S, _ value: @escaping @Sendable (Int64) -> S.FormatInput
  ) -> Writer where S.FormatOutput == String {
    let style = style.compiled()
    return { bytes, output in
      guard let integer = PlainNumber(bytes)?.integer else { return false }
      style.append(value(integer), to: &output)
      return true
    }
  }
}
