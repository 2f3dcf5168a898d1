internal import Foundation

/// Writes the numbers of a style whose settings Foundation does not survive (``NumberHazard``).
///
/// Numbers of digits are brought into their limits, 0 to 999. A scale that no `Decimal` holds is multiplied in binary, so a
/// number of an infinite scale is ∞, and zero is no number. An increment that no `Decimal` holds is none.
struct NumberRescue: Sendable {
  private let formatter: ExactNumberFormatter
  private let repair: CurrencyRepair?
  private let factor: Double?

  init(_ options: NumberOptions, factor: Double?, locale: Locale) {
    formatter = ExactNumberFormatter(options, locale: locale)
    repair = CurrencyRepair(options, locale: locale)
    self.factor = factor
  }

  /// The text of a number, a decimal in ASCII.
  func text(_ number: String) -> String {
    let number = scaled(number)
    return repair?.text(number) ?? formatter.format(number)
  }

  /// The text with the attributes that Foundation gives to numbers.
  func attributed(_ number: String) -> AttributedString {
    let number = scaled(number)
    return repair?.attributed(number) ?? formatter.attributed(number)
  }

  private func scaled(_ number: String) -> String {
    guard let factor else { return number }
    return String(describing: (Double(number) ?? .nan) * factor)
  }
}

extension CompilableNumberStyle {
  /// How numbers are written with settings that Foundation does not survive.
  func rescue() -> ((FormatInput) -> String)? {
    guard NumberHazard.isIn(self), let coded = CodedForm.of(self, as: CodedNumberStyle.self),
      let options = NumberOptions(coded, percent: Sibling.isPercent)
    else { return nil }
    let rescue = NumberRescue(options, factor: coded.factor, locale: locale)
    return { rescue.text(String(describing: $0)) }
  }
}
