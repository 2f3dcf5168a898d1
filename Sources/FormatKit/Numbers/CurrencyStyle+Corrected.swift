internal import Foundation

/// A style for amounts of money.
protocol CurrencyNumberStyle: CompilableNumberStyle {
  var currencyCode: String { get }
}

extension CurrencyNumberStyle {
  /// How the style's amounts are written where Foundation cannot.
  private var repair: CurrencyRepair? {
    repairs.value(for: StyleKey(self)) {
      NumberOptions(coded: self, percent: false).flatMap { CurrencyRepair($0, locale: locale) }
    }
  }

  /// The text of an amount that Foundation reduces to a number; `nil` where it does not.
  fileprivate func repaired(_ amount: @autoclosure () -> String) -> String? {
    repair?.text(amount())
  }
}

private let repairs = BoundedCache<StyleKey, CurrencyRepair?>(capacity: 64)

extension Decimal.FormatStyle.Currency: CurrencyNumberStyle {
  /// The amount with its currency, whatever the code.
  func corrected(_ value: Decimal) -> String {
    repaired(value.description) ?? format(value)
  }
}

extension IntegerFormatStyle.Currency: CurrencyNumberStyle {
  /// The amount with its currency, whatever the code.
  func corrected(_ value: Value) -> String {
    repaired(String(value)) ?? format(value)
  }
}

extension FloatingPointFormatStyle.Currency: CurrencyNumberStyle {
  /// The amount with its currency, whatever the code, by the number's own shortest decimal.
  func corrected(_ value: Value) -> String {
    repaired(String(describing: value)) ?? textOfShortestDecimal(value)
  }
}
