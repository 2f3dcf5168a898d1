import Foundation

/// A number in its plainest form, read from bytes: a sign, digits, a point; at most 18 digits.
///
/// What is none (`1e5`, `1_000`, 23 digits, `-0`) is for `NumberReader`.
struct PlainNumber {
  let isNegative: Bool
  let digits: UInt64
  /// How many of the digits are the fraction.
  let fraction: Int

  @inline(__always)
  init?(_ bytes: Bytes) {
    var index = 0
    guard bytes.count > 0, bytes.count <= 20 else { return nil }
    let first = bytes[0]
    let isNegative = first == UInt8(ascii: "-")
    if isNegative || first == UInt8(ascii: "+") { index = 1 }
    let start = index
    var digits: UInt64 = 0
    var point = -1
    while index < bytes.count {
      let digit = bytes[index] &- 0x30
      if digit < 10 {
        digits = digits &* 10 &+ UInt64(digit)
      } else if digit == 0xFE, point < 0, index > start {
        point = index
      } else {
        return nil
      }
      index &+= 1
    }
    let count = index - start - (point < 0 ? 0 : 1)
    guard count > 0, count <= 18, point != bytes.count - 1, digits != 0 || !isNegative else {
      return nil
    }
    self.isNegative = isNegative
    self.digits = digits
    fraction = point < 0 ? 0 : bytes.count - 1 - point
  }

  /// The whole number, when it has no fraction.
  @inline(__always)
  var integer: Int64? {
    guard fraction == 0 else { return nil }
    return isNegative ? -Int64(digits) : Int64(digits)
  }

  var decimal: Decimal {
    Decimal(
      sign: isNegative ? .minus : .plus, exponent: -fraction, significand: Decimal(digits))
  }
}
