package import Foundation

/// What Foundation's twelve number styles have in common.
package protocol NumberStyle: FormatStyle, Sendable where FormatOutput == String {
  associatedtype Attributed: FormatStyle, Sendable
  where Attributed.FormatInput == FormatInput, Attributed.FormatOutput == AttributedString
  associatedtype SignStrategy
  associatedtype Increment

  var attributed: Attributed { get }

  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self
  func decimalSeparator(
    strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  ) -> Self
  func rounded(rule: FloatingPointRoundingRule, increment: Increment?) -> Self
  func scale(_ multiplicand: Double) -> Self
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
  func sign(strategy: SignStrategy) -> Self

  /// The strategy for a sign.
  static func strategy(_ sign: NumberOptions.Sign, accounting: Bool) -> SignStrategy
  /// The increment that a decimal in ASCII is, when the style can hold it.
  static func increment(_ text: String) -> Increment?
}

extension NumberStyle where SignStrategy == NumberFormatStyleConfiguration.SignDisplayStrategy {
  package static func strategy(_ sign: NumberOptions.Sign, accounting: Bool) -> SignStrategy {
    switch sign {
    case .automatic: .automatic
    case .never: .never
    case .always(let includingZero): .always(includingZero: includingZero)
    }
  }
}

extension NumberStyle where SignStrategy == CurrencyFormatStyleConfiguration.SignDisplayStrategy {
  package static func strategy(_ sign: NumberOptions.Sign, accounting: Bool) -> SignStrategy {
    switch (sign, accounting) {
    case (.never, _): .never
    case (.automatic, false): .automatic
    case (.automatic, true): .accounting
    case (.always(let includingZero), false): .always(showZero: includingZero)
    case (.always(let includingZero), true): .accountingAlways(showZero: includingZero)
    }
  }
}

extension NumberStyle where Increment == Int {
  package static func increment(_ text: String) -> Int? { Int(text) }
}

extension NumberStyle where Increment == Double {
  package static func increment(_ text: String) -> Double? { Double(text) }
}

extension Decimal.FormatStyle: NumberStyle {}
extension Decimal.FormatStyle.Percent: NumberStyle {}
extension Decimal.FormatStyle.Currency: NumberStyle {}
extension FloatingPointFormatStyle: NumberStyle {}
extension FloatingPointFormatStyle.Percent: NumberStyle {}
extension FloatingPointFormatStyle.Currency: NumberStyle {}
extension IntegerFormatStyle: NumberStyle {}
extension IntegerFormatStyle.Percent: NumberStyle {}
extension IntegerFormatStyle.Currency: NumberStyle {}
