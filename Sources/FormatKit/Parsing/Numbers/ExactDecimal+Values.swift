internal import Foundation

/// What the number is as a value of some type, exactly; the error says why it is none.
extension ExactDecimal {
  /// The number as a whole number.
  func integer<Value: BinaryInteger>(
    as _: Value.Type = Value.self
  ) throws(ParsingError.Cause) -> Value {
    guard isWhole else { throw .fraction }
    if let fixed = Value.self as? any FixedWidthInteger.Type {
      guard let value = fixed.init(exactly: self) as? Value else { throw fixed.rangeCause }
      return value
    }
    let limit = 10_000
    guard digits.count + exponent <= limit else { throw .digits(limit: limit) }
    let padded = digits + [UInt8](repeating: 0, count: exponent)
    let magnitude = padded.reduce(Value(0)) { $0 * 10 + Value($1) }
    return isNegative ? 0 - magnitude : magnitude
  }

  /// The number as a binary one: the nearest, since few decimals are binary numbers.
  func floatingPoint<Value: BinaryFloatingPoint>(
    as _: Value.Type = Value.self
  ) throws(ParsingError.Cause) -> Value {
    let lossless = Value.self as? any LosslessStringConvertible.Type
    let value = lossless?.init(ascii) as? Value ?? Double(ascii).map(Value.init)
    let highest = Value.greatestFiniteMagnitude
    guard let value, value.isFinite, value != 0 || isZero else {
      throw .range(lowest: "-\(highest)", highest: "\(highest)")
    }
    return value
  }

  /// The number as a decimal: 38 digits, or more where they fit into 128 bits.
  func decimal() throws(ParsingError.Cause) -> Decimal {
    let padding = max(0, exponent - 127)
    guard digits.count <= 39, padding < 39 else { throw .digits(limit: 38) }
    let text = digits.map(String.init).joined() + String(repeating: "0", count: padding)
    guard !isZero else { return 0 }
    guard let whole = UInt128(text), exponent >= -128 else { throw .digits(limit: 38) }
    let high = Decimal(UInt64(whole >> 64))
    let low = Decimal(UInt64(truncatingIfNeeded: whole))
    let significand = high * (Decimal(UInt64.max) + 1) + low
    return Decimal(
      sign: isNegative ? .minus : .plus, exponent: exponent - padding, significand: significand)
  }

  /// The decimal that a number of Foundation's is.
  init(_ decimal: Decimal) {
    let text = decimal.magnitude.description
    let point = text.firstIndex(of: ".").map { text.distance(from: $0, to: text.endIndex) - 1 }
    let digits = text.compactMap { $0.wholeNumberValue.map(UInt8.init) }
    self.init(digits: digits, exponent: -(point ?? 0))
    isNegative = decimal.isSignMinus
  }
}

extension FixedWidthInteger {
  /// The number of a decimal's digits; `nil` when the type does not reach so far.
  fileprivate init?(exactly decimal: ExactDecimal) {
    // No integer has as many decimal digits as bits; this keeps a large power of ten harmless.
    guard decimal.digits.count + decimal.exponent <= Self.bitWidth else { return nil }
    let zeros = String(repeating: "0", count: decimal.exponent)
    let sign = decimal.isNegative && !decimal.isZero ? "-" : ""
    self.init(sign + "0" + decimal.digits.map(String.init).joined() + zeros)
  }

  fileprivate static var rangeCause: ParsingError.Cause {
    .range(lowest: "\(Self.min)", highest: "\(Self.max)")
  }
}
