internal import Foundation

/// One of Foundation's attributed number styles, which hides the style that it is made of.
protocol AttributedNumberStyle: KnownFormatStyle, Sendable where FormatOutput == AttributedString {}

extension AttributedNumberStyle {
  /// The style that it is made of, read from its coded form.
  fileprivate var form: AttributedNumberForm? {
    forms.value(for: StyleKey(self)) { AttributedNumberForm(self) }
  }
}

private let forms = BoundedCache<StyleKey, AttributedNumberForm?>(capacity: 64)

extension IntegerFormatStyle.Attributed: AttributedNumberStyle {
  /// The corrected text with Foundation's attributes.
  func corrected(_ value: Value) -> AttributedString {
    form?.own(String(value)) ?? format(value)
  }
}

extension Decimal.FormatStyle.Attributed: AttributedNumberStyle {
  /// The corrected text with Foundation's attributes.
  func corrected(_ value: Decimal) -> AttributedString {
    form?.own(value.description) ?? format(value)
  }
}

extension FloatingPointFormatStyle.Attributed: AttributedNumberStyle {
  /// The corrected text with Foundation's attributes.
  func corrected(_ value: Value) -> AttributedString {
    guard let form else { return format(value) }
    if let text = form.own(String(describing: value)) { return text }
    return value.shortestDecimal.map(form.attributed) ?? format(value)
  }
}

/// What an attributed number style is made of.
private struct AttributedNumberForm: Sendable {
  private let options: NumberOptions
  private let locale: Locale
  private let repair: CurrencyRepair?
  private let rescue: NumberRescue?

  init?(_ style: some Encodable) {
    guard let coded = CodedForm.of(style, as: CodedAttributedStyle.self),
      let kind = coded.style.first, let locale = kind.value._0.locale,
      let options = NumberOptions(kind.value._0, percent: kind.key == "percent")
    else { return nil }
    self.options = options
    self.locale = locale
    repair = CurrencyRepair(options, locale: locale)
    rescue =
      NumberHazard.isIn(style)
      ? NumberRescue(options, factor: kind.value._0.factor, locale: locale) : nil
  }

  /// The text of a number, a decimal in ASCII, that Foundation cannot be asked for.
  func own(_ number: String) -> AttributedString? {
    rescue?.attributed(number) ?? repair?.attributed(number)
  }

  /// The text of a number, with the same options.
  func attributed(_ number: Double) -> AttributedString {
    switch options.kind {
    case .number:
      FloatingPointFormatStyle<Double>(options, locale: locale).attributed.format(number)
    case .percent:
      FloatingPointFormatStyle<Double>.Percent(options, locale: locale).attributed.format(number)
    case .currency:
      FloatingPointFormatStyle<Double>.Currency(options, locale: locale).attributed.format(number)
    }
  }
}

/// The coded form of an attributed style: the kind of style, and the style.
private struct CodedAttributedStyle: Decodable {
  struct Payload: Decodable {
    let _0: CodedNumberStyle
  }

  let style: [String: Payload]
}
