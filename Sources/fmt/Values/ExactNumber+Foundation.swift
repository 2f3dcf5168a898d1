import Foundation

extension ExactDecimal {
  /// The same number as a `Decimal`, when that holds it without loss: at most 38 digits.
  var decimal: Decimal? {
    guard digits.utf8.count <= 38, (-127...127).contains(exponent) else { return nil }
    return Decimal(string: text, locale: nil)
  }
}

extension ExactNumber {
  /// The nearest binary number, rounded once.
  func binary<Value: LosslessStringConvertible & BinaryFloatingPoint>(
    as type: Value.Type = Value.self
  ) -> Value {
    switch self {
    case .nan: .nan
    case .infinity(let isNegative): isNegative ? -.infinity : .infinity
    case .finite(let decimal): Value(decimal.text) ?? (decimal.isNegative ? -.infinity : .infinity)
    }
  }
}
