internal import Foundation

/// The names of a currency behind long amounts, each in the form that goes with the amount's own last digits.
///
/// ICU finds the plural category of a number by a binary one of 53 bits (`DecimalQuantity::getPluralOperand`), whose last
/// digits are others: 12,345,678,901,234,561 dollars count as ...560, in Russian "долларов" instead of "доллар".
struct LongAmountNames: Sendable {
  private let names: [PluralCategory: String]
  private let rules: PluralRules

  /// The fewest digits of an integer that binary numbers may not have.
  private static let digits = 16
  /// No modulus of a plural rule is larger.
  private static let modulus: UInt64 = 1_000_000

  /// Takes the names of a currency in a locale; `nil` where there is only one.
  init?(code: String, locale: Locale) {
    guard let rules = PluralRules.cardinal(of: locale) else { return nil }
    names = CurrencyNames.byCategory(of: code, locale: locale.identifier)
      .filter { rules.categories.contains($0.key) }
    guard Set(names.values).count > 1 else { return nil }
    self.rules = rules
  }

  /// Whether an amount, a decimal in ASCII, may be so long.
  static func mayBeLong(_ amount: String) -> Bool {
    amount.utf8.count >= digits || amount.utf8.contains { $0 | 0x20 == UInt8(ascii: "e") }
  }

  /// The text of an amount with the name that goes with it.
  func mended(_ text: AttributedString) -> AttributedString {
    guard let name = category(of: text).flatMap({ names[$0] }) else { return text }
    let written = text.runs.filter { $0.numberSymbol == .currency }
    guard written.count == 1, let run = written.first,
      names.values.contains(String(text[run.range].characters))
    else { return text }
    var text = text
    text.replaceSubrange(run.range, with: AttributedString(name, attributes: run.attributes))
    return text
  }

  /// The category of a number that has so many digits; `nil` for one that has fewer.
  ///
  /// It is that of a smaller number with the same last digits.
  private func category(of text: AttributedString) -> PluralCategory? {
    let integer = text.digits(of: .integer)
    let fraction = text.digits(of: .fraction)
    guard integer.count >= Self.digits, fraction.count < 9 else { return nil }
    let last = integer.reduce(UInt64(0)) { ($0 * 10 + UInt64($1)) % Self.modulus }
    let digits = fraction.reduce(Self.modulus + last) { $0 * 10 + UInt64($1) }
    return rules.category(digits: digits, fractionDigits: fraction.count)
  }
}

extension AttributedString {
  fileprivate func digits(
    of part: AttributeScopes.FoundationAttributes.NumberFormatAttributes.NumberPartAttribute
      .NumberPart
  ) -> [Int] {
    runs.filter { $0.numberPart == part }
      .flatMap { characters[$0.range].compactMap(\.wholeNumberValue) }
  }
}
