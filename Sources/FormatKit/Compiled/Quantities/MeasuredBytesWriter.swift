internal import Foundation

/// Writes measured amounts of data by the writer of whole numbers of bytes.
final class MeasuredBytesWriter: ValueWriter {
  typealias Value = Measurement<UnitInformationStorage>

  let room: Int
  private let bytes: ScaledIntegerWriter
  // Whether a fraction of a byte only decides how a number is rounded.
  private let coversFractions: Bool

  init(_ bytes: ScaledIntegerWriter, coversFractions: Bool) {
    self.bytes = bytes
    self.coversFractions = coversFractions
    room = 2 * bytes.room
  }

  @inline(__always)
  func write(
    _ value: Measurement<UnitInformationStorage>, to cursor: inout UTF8Cursor
  ) -> WriteResult {
    guard cursor.room >= room else { return .needsRoom(room) }
    guard let amount = ByteAmount(value) else { return .notCovered }
    if amount.isWhole { return bytes.write(amount.signed(0), to: &cursor) }
    return coversFractions ? write(between: amount, to: &cursor) : .notCovered
  }

  /// Writes what the whole numbers of bytes on both sides have in common, since roundings never cross.
  @inline(never)
  private func write(between amount: ByteAmount, to cursor: inout UTF8Cursor) -> WriteResult {
    let start = cursor.next
    let result = bytes.write(amount.signed(0), to: &cursor)
    guard result == .written else { return result }
    let end = cursor.next
    var other = cursor
    guard bytes.write(amount.signed(1), to: &other) == .written,
      UnsafeBufferPointer(start: start, count: end - start)
        .elementsEqual(UnsafeBufferPointer(start: end, count: other.next - end))
    else { return .notCovered }
    return .written
  }
}

/// A measured amount of data in bytes: the whole ones, and whether there is more.
private struct ByteAmount {
  let isNegative: Bool
  let magnitude: Int64
  let isWhole: Bool

  /// `nil` for an amount that is not covered.
  ///
  /// The value counts as its shortest decimal: 0.1 MB are 100,000 bytes.
  @inline(__always)
  init?(_ measurement: Measurement<UnitInformationStorage>) {
    let value = measurement.value
    guard value.magnitude < 0x1p63, let bits = Self.bits(measurement.unit) else { return nil }
    let number = value.shortestDecimal
    guard -18...0 ~= number.exponent else { return nil }
    let product = number.coefficient.multipliedFullWidth(by: bits)
    let divisor = 8 &* powersOfTen[-number.exponent]
    // So that the quotient is in range.
    guard product.high < divisor / 2 else { return nil }
    let (quotient, rest) = divisor.dividingFullWidth(product)
    guard let whole = Int64(exactly: quotient), whole < .max else { return nil }
    (isNegative, magnitude, isWhole) = (value < 0, whole, rest == 0)
  }

  /// The bits of a unit, where they are a whole number.
  @inline(__always)
  private static func bits(_ unit: UnitInformationStorage) -> UInt64? {
    guard type(of: unit) == UnitInformationStorage.self,
      let converter = unit.converter as? UnitConverterLinear, converter.constant == 0
    else { return nil }
    let bits = converter.coefficient
    guard bits >= 1, bits < 0x1p53, bits == bits.rounded(.down) else { return nil }
    return UInt64(bits)
  }

  /// The whole bytes, or so many more away from zero.
  @inline(__always)
  func signed(_ more: Int64) -> Int64 {
    isNegative ? -(magnitude + more) : magnitude + more
  }
}
