internal import Foundation

/// A number style of `Double`, from which the styles of all number types with the same options are
/// learned: it shows numbers of every size and sign.
protocol DoubleNumberStyle: NumberStyle where FormatInput == Double, Increment == Double {
  static var isPercent: Bool { get }

  /// The style with all its settings at their default, for the currency of the options.
  init(plain options: NumberOptions, locale: Locale)
}

extension DoubleNumberStyle {
  static var isPercent: Bool { false }

  /// The style with these options.
  init(_ options: NumberOptions, locale: Locale) {
    self = options.applied(to: Self(plain: options, locale: locale))
  }
}

extension FloatingPointFormatStyle<Double>: DoubleNumberStyle {
  init(plain options: NumberOptions, locale: Locale) {
    self.init(locale: locale)
  }
}

extension FloatingPointFormatStyle<Double>.Percent: DoubleNumberStyle {
  static var isPercent: Bool { true }

  init(plain options: NumberOptions, locale: Locale) {
    self.init(locale: locale)
  }
}

extension FloatingPointFormatStyle<Double>.Currency: DoubleNumberStyle {
  init(plain options: NumberOptions, locale: Locale) {
    guard case .currency(let code, let width) = options.kind else {
      self.init(code: "", locale: locale)
      return
    }
    self = Self(code: code, locale: locale).presentation(width.presentation)
  }
}
