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
  ///
  /// Foundation widens a `Float` to `Double` first and prints digits that the `Float` never had: 16.03 is
  /// "16.030001". The double nearest to the shortest decimal has the same shortest decimal.
  func corrected(_ value: FormatInput) -> String {
    guard Self.isNarrow, value.isFinite, Int8(exactly: value) == nil,
      let number = Double(String(describing: value)), let sibling = sharedSibling
    else { return format(value) }
    return sibling.format(number)
  }

  /// Whether `Double` holds more digits than the type of the values.
  private static var isNarrow: Bool {
    FormatInput.significandBitCount < Double.significandBitCount
  }

  // Found once for each style, since it takes as long as ten values.
  private var sharedSibling: Sibling? {
    siblings.value(for: StyleKey(self)) { sibling } as? Sibling
  }
}

private let siblings = BoundedCache<StyleKey, (any Sendable)?>(capacity: 64)
