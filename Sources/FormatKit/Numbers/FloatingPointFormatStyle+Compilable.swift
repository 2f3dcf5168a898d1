internal import Foundation

extension FloatingPointFormatStyle: CompilableNumberStyle {
  typealias Sibling = FloatingPointFormatStyle<Double>
}

extension FloatingPointFormatStyle.Percent: CompilableNumberStyle {
  typealias Sibling = FloatingPointFormatStyle<Double>.Percent
}

extension FloatingPointFormatStyle.Currency: CompilableNumberStyle {
  typealias Sibling = FloatingPointFormatStyle<Double>.Currency
}

extension CompilableNumberStyle where FormatInput: BinaryFloatingPoint {
  static func writer(
    _ form: NumberForm, text: (Double) -> String
  ) -> FormatWriter<FormatInput>? {
    .binaryNumbers(form, text: text)
  }

  static func value(_ number: Decimal) -> FormatInput? {
    Double(number.description).map(FormatInput.init)
  }

  /// The text of a number's own shortest decimal.
  func corrected(_ value: FormatInput) -> String {
    textOfShortestDecimal(value)
  }

  /// The text of a number's own shortest decimal.
  ///
  /// Foundation widens a `Float` to `Double` first and prints digits that the `Float` never had: 16.03 is
  /// "16.030001".
  func textOfShortestDecimal(_ value: FormatInput) -> String {
    guard let number = value.shortestDecimal, let sibling = sharedSibling else {
      return format(value)
    }
    return sibling.format(number)
  }

  // Found once for each style, since it takes as long as ten values.
  private var sharedSibling: Sibling? {
    siblings.value(for: StyleKey(self)) { sibling } as? Sibling
  }
}

private let siblings = BoundedCache<StyleKey, (any Sendable)?>(capacity: 64)

extension BinaryFloatingPoint {
  /// The number of type `Double` that has the same shortest decimal; `nil` where it is the number itself.
  var shortestDecimal: Double? {
    // Whether `Double` holds more digits than the type.
    guard Self.significandBitCount < Double.significandBitCount, isFinite,
      Int8(exactly: self) == nil
    else { return nil }
    return Double(String(describing: self))
  }
}
