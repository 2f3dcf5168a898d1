internal import Foundation

extension Decimal.FormatStyle: CompilableNumberStyle {
  typealias Sibling = FloatingPointFormatStyle<Double>
}

extension Decimal.FormatStyle.Percent: CompilableNumberStyle {
  typealias Sibling = FloatingPointFormatStyle<Double>.Percent
}

extension Decimal.FormatStyle.Currency: CompilableNumberStyle {
  typealias Sibling = FloatingPointFormatStyle<Double>.Currency
}

extension CompilableNumberStyle where FormatInput == Decimal {
  static func writer(_ form: NumberForm, text: (Double) -> String) -> FormatWriter<Decimal>? {
    DecimalLayout.current.map { FormatWriter(DecimalWriter(form: form, layout: $0)) }
  }

  static func value(_ number: Decimal) -> Decimal? { number }
}
