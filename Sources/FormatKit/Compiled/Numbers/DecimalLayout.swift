internal import Foundation

/// Where a `Decimal` keeps its digits.
///
/// `Decimal` shows its digits only as another `Decimal`, at the price of a division. Its memory is the
/// same everywhere (exponent, length and sign, sixteen bytes of mantissa) but for the place of length and
/// sign, which is found out once from known values.
struct DecimalLayout: Sendable {
  /// The layout here; `nil` when known values do not read as they should.
  static let current: DecimalLayout? = {
    for candidate in [
      DecimalLayout(lengthShift: 4, signBit: 0x08), DecimalLayout(lengthShift: 0, signBit: 0x10),
    ] where candidate.isRight {
      return candidate
    }
    return nil
  }()

  let lengthShift: UInt8
  let signBit: UInt8

  /// The number that a decimal is; `nil` for one that is not a number.
  @inline(__always)
  func number(_ value: Decimal) -> DecimalNumber<UInt128>? {
    withUnsafeBytes(of: value) { bytes in
      let flags = bytes[1]
      let length = (flags >> lengthShift) & 0xF
      let low = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 4, as: UInt64.self))
      let high = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 12, as: UInt64.self))
      var digits = UInt128(high) << 64 | UInt128(low)
      if length < 8 { digits &= (1 << (UInt128(length) * 16)) - 1 }
      let isNegative = flags & signBit != 0
      guard digits != 0 || !isNegative else { return nil }
      return DecimalNumber(
        isNegative: isNegative, coefficient: digits, exponent: Int(Int8(bitPattern: bytes[0])))
    }
  }

  private var isRight: Bool {
    guard MemoryLayout<Decimal>.size == 20, number(.nan) == nil else { return false }
    let samples: [(text: String, coefficient: UInt128, exponent: Int)] = [
      ("1", 1, 0), ("-1.25", 125, -2), ("65536.5", 655_365, -1), ("7e90", 7, 90),
      ("-99999999999999999999999999999999999999e-38", UInt128.powerOfTen(38) - 1, -38),
    ]
    return samples.allSatisfy { sample in
      guard let value = Decimal(string: sample.text, locale: nil), let number = number(value)
      else { return false }
      return number.coefficient == sample.coefficient && number.exponent == sample.exponent
        && number.isNegative == sample.text.hasPrefix("-")
    }
  }
}

/// Writes decimals in a number form.
struct DecimalWriter: ValueWriter {
  let form: NumberForm
  let layout: DecimalLayout

  var room: Int { form.room }

  @inline(__always)
  func write(_ value: Decimal, to cursor: inout UTF8Cursor) -> WriteResult {
    guard let number = layout.number(value) else { return .notCovered }
    guard let digits = UInt64(exactly: number.coefficient) else {
      return form.write(wide: number, to: &cursor)
    }
    return form.write(
      DecimalNumber(isNegative: number.isNegative, coefficient: digits, exponent: number.exponent),
      to: &cursor)
  }
}
