/// A number as it was written: no digit is lost, however long it is.
enum ExactNumber: Hashable, Sendable {
  case finite(ExactDecimal)
  case infinity(isNegative: Bool)
  case nan
}

/// A decimal of any length: `digits × 10^exponent`, with a sign.
struct ExactDecimal: Hashable, Sendable {
  let isNegative: Bool
  /// ASCII digits without zeros at either end; empty for zero.
  let digits: String
  let exponent: Int

  /// Takes zeros off both ends.
  init(isNegative: Bool, digits: some Sequence<Character>, exponent: Int) {
    var digits = Array(digits.drop { $0 == "0" })
    var exponent = exponent
    while digits.last == "0" {
      digits.removeLast()
      exponent += 1
    }
    self.isNegative = isNegative
    self.digits = String(digits)
    self.exponent = digits.isEmpty ? 0 : exponent
  }

  var isZero: Bool { digits.isEmpty }
  var isInteger: Bool { exponent >= 0 }

  /// The power of ten of the first digit: 2 for 123, -1 for 0.5.
  var magnitude: Int { exponent + digits.utf8.count - 1 }

  /// The number as machines write it, `-123e-2`.
  var text: String {
    let sign = isNegative ? "-" : ""
    if digits.isEmpty { return sign + "0" }
    return exponent == 0 ? sign + digits : "\(sign)\(digits)e\(exponent)"
  }

  /// The digits before and after the decimal point, without sign.
  ///
  /// The exponent is written out, so ask only where it is known to be small.
  var plainDigits: (integer: String, fraction: String) {
    if exponent >= 0 { return (digits + String(repeating: "0", count: exponent), "") }
    let point = digits.utf8.count + exponent
    if point <= 0 { return ("", String(repeating: "0", count: -point) + digits) }
    return (String(digits.prefix(point)), String(digits.dropFirst(point)))
  }

  /// The whole number, when it is one that the type holds.
  func integer<Integer: FixedWidthInteger>(as type: Integer.Type = Integer.self) -> Integer? {
    guard isInteger, magnitude <= 40 else { return nil }
    return Integer((isNegative ? "-" : "") + (isZero ? "0" : plainDigits.integer))
  }
}
