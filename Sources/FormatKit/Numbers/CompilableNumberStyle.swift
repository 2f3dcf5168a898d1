internal import Foundation

/// A number style of Foundation's that can be compiled.
protocol CompilableNumberStyle: NumberStyle, CompilableFormatStyle {
  /// The style of `Double` for the same kind of number.
  associatedtype Sibling: DoubleNumberStyle

  var locale: Locale { get }

  /// Writes the type's values in a form.
  ///
  /// `text` gives the style's text of a number that has no digits, such as infinity.
  static func writer(
    _ form: NumberForm, text: (Double) -> String
  ) -> FormatWriter<FormatInput>?

  /// The type's value that is a number, if it has it.
  static func value(_ number: Decimal) -> FormatInput?
}

extension CompilableNumberStyle {
  static var usesBeforeCompiling: Int { 48 }

  /// The style of `Double` with the same options.
  var sibling: Sibling? {
    NumberOptions(coded: self, percent: Sibling.isPercent).map { Sibling($0, locale: locale) }
  }

  func makeWriter() -> FormatWriter<FormatInput>? {
    guard let options = NumberOptions(coded: self, percent: Sibling.isPercent),
      let form = NumberForm(options, locale: locale, Sibling.self)
    else { return nil }
    var checked = checkedNumbers
    if case .currency(_, .fullName) = options.kind {
      // A name bends with the number; a compiled style knows the one form that it was learned from.
      guard options.scale == nil, let rules = PluralRules.cardinal(of: locale) else { return nil }
      checked += rules.numbersOfAllCategories
    }
    let sibling = Sibling(options, locale: locale)
    let writer = Self.writer(form) { FormatKit.format($0, style: sibling) }
    return writer?.checked(against: corrected, on: checked.compactMap(Self.value))
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

extension PluralRules {
  /// A number of each category that numbers with zero to nine digits after the point can have; whole ones as well,
  /// which a style may write with zeros there.
  fileprivate var numbersOfAllCategories: [Decimal] {
    (0...9).flatMap { places -> [Decimal] in
      let broken = Self.digits.filter { places == 0 || !$0.isMultiple(of: 10) }
      let whole = Self.digits.map { $0 * powersOfTen[places] }
      return (firstOfCategories(broken, places) + firstOfCategories(whole, places)).map {
        Decimal(sign: .plus, exponent: -places, significand: Decimal($0))
      }
    }
  }

  private func firstOfCategories(_ numbers: [UInt64], _ places: Int) -> [UInt64] {
    var known: Set<PluralCategory> = []
    return numbers.filter { digits in
      category(digits: digits, fractionDigits: places).map { known.insert($0).inserted } ?? false
    }
  }

  private static let digits: [UInt64] = Array(1...220) + [1_000, 1_000_000, 2_000_000]
}

extension NumberForm {
  /// Learns the style with these options; `nil` when its texts do not read as expected.
  convenience init?<Style: DoubleNumberStyle>(
    _ options: NumberOptions, locale: Locale, _: Style.Type
  ) {
    let neutral = Style(options.seen, locale: locale)
    guard options.notation ?? .automatic == .automatic,
      let template = NumberTemplate.learned(from: neutral.precision(.fractionLength(2))),
      let rules = options.rules(default: neutral.defaultPrecision(options))
    else { return nil }
    self.init(template, rules: rules)
  }
}

extension NumberOptions {
  /// The options whose effect is seen in the text, whatever the number.
  fileprivate var seen: NumberOptions {
    var seen = NumberOptions(kind: kind)
    seen.hidesGrouping = hidesGrouping
    seen.sign = sign
    seen.usesAccounting = usesAccounting
    seen.scale = "1"
    return seen
  }
}

extension NumberTemplate {
  /// How a locale writes plain numbers; `nil` when that does not read as expected.
  static func plain(locale: Locale) -> NumberTemplate? {
    learned(from: FloatingPointFormatStyle<Double>(locale: locale).precision(.fractionLength(2)))
  }

  private static let cache = BoundedCache<StyleKey, NumberTemplate?>(capacity: 128)

  /// The template of a style that shows two fraction digits, learned once.
  static func learned(from style: some DoubleNumberStyle) -> NumberTemplate? {
    cache.value(for: StyleKey(style)) { NumberTemplate(style.attributed.format) }
  }
}

extension DoubleNumberStyle {
  /// The digits that are shown when nothing is said: a currency's own, six fraction digits at most
  /// of other numbers (ICU, `NumberFormatterImpl`).
  fileprivate func defaultPrecision(_ options: NumberOptions) -> NumberPrecision {
    guard case .currency = options.kind, !options.setsPrecision else {
      return .fraction(min: 0, max: 6)
    }
    let digits = NumberParts(attributed.format(0)).fraction.unicodeScalars.count
    return .fraction(min: digits, max: digits)
  }
}
