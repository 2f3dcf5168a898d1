internal import Foundation

/// A number style of Foundation's that can be compiled.
///
/// All of them are learned from the style of `Double` with the same settings: one style for all widths
/// of numbers, which shows numbers of every size and sign.
protocol CompilableNumberStyle: NumberStyle, CompilableFormatStyle {
  /// The style of `Double` for the same kind of number; its coded form is that of this style.
  associatedtype Sibling: NumberStyle
  where Sibling.FormatInput == Double, Sibling.Increment == Double

  var locale: Locale { get }

  /// Writes the type's values in a form.
  ///
  /// `text` gives the style's text of a number that no form has, such as infinity.
  static func writer(
    _ form: NumberForm, text: (Double) -> String
  ) -> FormatWriter<FormatInput>?

  /// The type's value that is a number, if it has it.
  static func value(_ number: Decimal) -> FormatInput?
}

extension CompilableNumberStyle {
  static var usesBeforeCompiling: Int { 48 }

  func makeWriter() -> FormatWriter<FormatInput>? {
    guard let coded = try? JSONEncoder().encode(self),
      let settings = try? JSONDecoder().decode(NumberStyleSettings.self, from: coded),
      let sibling = try? JSONDecoder().decode(Sibling.self, from: coded).locale(locale),
      let form = NumberForm(sibling, settings),
      let writer = Self.writer(form, text: sibling.format)
    else { return nil }
    return writer.checked(against: corrected, on: checkedNumbers.compactMap(Self.value))
  }
}

/// The numbers on which a compiled number style is checked: every sign, group and rounding.
private let checkedNumbers: [Decimal] = [
  0, 1, -1, 12, 1234, -12345, 9_999_999, 123_456_789_012,
  Decimal(sign: .plus, exponent: -1, significand: 5),
  Decimal(sign: .minus, exponent: -3, significand: 1),
  Decimal(sign: .minus, exponent: -4, significand: 99_995_000),
  Decimal(sign: .plus, exponent: -7, significand: 12_345_678_912_345),
]

extension NumberForm {
  /// Learns a style; `nil` when its texts do not read as expected.
  convenience init?<Style: NumberStyle>(_ style: Style, _ settings: NumberStyleSettings)
  where Style.FormatInput == Double, Style.Increment == Double {
    var neutral = style.scale(1).notation(.automatic)
    if settings.increment != nil {
      neutral = neutral.rounded(rule: .toNearestOrEven, increment: 0)
    }
    guard settings.notation == .automatic,
      let template = NumberTemplate.learned(from: neutral.precision(.fractionLength(2))),
      let rules = settings.rules(default: neutral.defaultPrecision)
    else { return nil }
    self.init(shape: template.shape, rules: rules, affixes: template.affixes)
  }
}

extension NumberTemplate {
  private static let cache = BoundedCache<StyleKey, NumberTemplate?>(capacity: 128)

  /// The template of a style that shows two fraction digits, learned once.
  fileprivate static func learned<Style: NumberStyle>(from style: Style) -> NumberTemplate?
  where Style.FormatInput == Double {
    cache.value(for: StyleKey(style)) { NumberTemplate(style.attributed.format) }
  }
}

extension NumberStyle where FormatInput == Double {
  /// The digits that the style shows when nothing is said: a currency has its own, ICU shows six
  /// fraction digits of other numbers.
  fileprivate var defaultPrecision: NumberPrecision {
    guard SignStrategy.self == CurrencyFormatStyleConfiguration.SignDisplayStrategy.self else {
      return .fraction(min: 0, max: 6)
    }
    let digits = NumberParts(attributed.format(0)).fraction.unicodeScalars.count
    return .fraction(min: digits, max: digits)
  }
}
