internal import Foundation

/// A decimal number of any length, exactly as its digits say: sign, digits and a power of ten.
struct ExactDecimal: Hashable, Sendable {
  var isNegative = false

  /// The digits, 0 to 9, without leading zeros; none for zero.
  private(set) var digits: [UInt8]

  /// The power of ten of the last digit.
  private(set) var exponent: Int

  /// Makes the number of some digits and a power of ten.
  init(digits: some Sequence<UInt8>, exponent: Int = 0) {
    self.digits = Array(digits.drop { $0 == 0 })
    self.exponent = exponent
    while self.digits.last == 0 {
      self.digits.removeLast()
      self.exponent += 1
    }
    if self.digits.isEmpty { self.exponent = 0 }
  }

  var isZero: Bool {
    digits.isEmpty
  }

  /// Whether the number has no fraction.
  var isWhole: Bool {
    exponent >= 0
  }

  /// The number times a power of ten.
  func scaled(by power: Int) -> ExactDecimal {
    var scaled = self
    if !isZero { scaled.exponent += power }
    return scaled
  }

  /// The number with a sign.
  func signed(negative: Bool) -> ExactDecimal {
    var signed = self
    signed.isNegative = negative
    return signed
  }

  /// The number in ASCII, in scientific form where that is shorter: `-1234.5`, `1e300`.
  var ascii: String {
    guard !isZero else { return isNegative ? "-0" : "0" }
    let sign = isNegative ? "-" : ""
    let text = digits.map(String.init).joined()
    guard exponent != 0 else { return sign + text }
    let point = digits.count + exponent
    if exponent > 0 || point < -5 { return "\(sign)\(text)e\(exponent)" }
    guard point > 0 else { return sign + "0." + String(repeating: "0", count: -point) + text }
    return sign + text.prefix(point) + "." + text.dropFirst(point)
  }
}
