import FormatKit
import Foundation

extension Quick {
  /// The short way for numbers with options, where their plain form has one.
  static func numbers(_ options: NumberOptions, _ type: NumericType, _ locale: Locale) -> Quick? {
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
  ) -> Quick where D.FormatInput == Decimal, I.FormatInput == Int64 {
    let decimals = decimals(options.applied(to: decimal))
    // An integer style takes whole steps and factors only.
    guard options.increment == nil, options.scale == nil else { return decimals }
    let integers = options.applied(to: integer).compiled()
    guard integers.isCompiled else { return decimals }
    let (wholeLines, otherLines) = (lines(integers, PlainInteger.self) { $0 }, decimals.lines)
    return Quick(
      one: { bytes, output in
        guard let integer = PlainNumber(bytes)?.integer else {
          return decimals.one(bytes, &output)
        }
        integers.append(integer, to: &output)
        return true
      },
      lines: { bytes, terminator, output in
        let done = wholeLines(bytes, terminator, &output)
        return done.lines > 0 ? done : otherLines(bytes, terminator, &output)
      })
  }

  private static func decimals<D: NumberStyle>(_ style: D) -> Quick
  where D.FormatInput == Decimal {
    let style = style.compiled()
    return Quick(
      one: { bytes, output in
        guard let number = PlainNumber(bytes) else { return false }
        style.append(number.decimal, to: &output)
        return true
      },
      lines: lines(style, PlainDecimal.self) { $0 })
  }

  /// The short way for whole numbers, by a style.
  static func integers<S: FormatStyle & Sendable>(
    _ style: S, _ value: @escaping @Sendable (Int64) -> S.FormatInput
  ) -> Quick where S.FormatOutput == String {
    let style = style.compiled()
    return Quick(
      one: { bytes, output in
        guard let integer = PlainNumber(bytes)?.integer else { return false }
        style.append(value(integer), to: &output)
        return true
      },
      lines: lines(style, PlainInteger.self, value))
  }
}
