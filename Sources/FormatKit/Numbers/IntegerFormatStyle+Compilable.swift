internal import Foundation

extension IntegerFormatStyle: CompilableNumberStyle {
  typealias Sibling = FloatingPointFormatStyle<Double>
}

extension IntegerFormatStyle.Percent: CompilableNumberStyle {
  typealias Sibling = FloatingPointFormatStyle<Double>.Percent
}

extension IntegerFormatStyle.Currency: CompilableNumberStyle {
  typealias Sibling = FloatingPointFormatStyle<Double>.Currency
}

extension CompilableNumberStyle where FormatInput: BinaryInteger {
  static func writer(
    _ form: NumberForm, text: (Double) -> String
  ) -> FormatWriter<FormatInput>? {
    .integers(form)
  }

  static func value(_ number: Decimal) -> FormatInput? {
    Int64(number.description).flatMap { FormatInput(exactly: $0) }
  }
}
