#if !canImport(Darwin)
internal import Foundation

extension ByteCountFormatStyle.Attributed {
  /// The text of a measurement, which may be a fraction of a byte or more bytes than `Int64` counts.
  func text(_ measurement: Measurement<UnitInformationStorage>) -> AttributedString {
    text(.double(measurement.value), in: measurement.unit)
  }

  /// The text of a number in a unit of data.
  func text(_ number: NumberToWrite, in unit: UnitInformationStorage) -> AttributedString {
    guard let bytes = Self.bytes(number, in: unit) else { return unbounded(number) }
    if let whole = bytes.int64 { return corrected(whole) }
    guard let quantity = ByteQuantity(bytes) else { return unbounded(inLargestUnit(bytes)) }
    let count = ScaledByteCount(
      quantity, base: ByteUnit.Base(style), units: ByteUnit.allowed(by: allowedUnits))
    return ByteCountText(locale: locale).attributed(count) + tail(bytes)
  }

  /// A number in a unit in bytes, exact; `nil` when it is not finite, or too long to count with.
  private static func bytes(
    _ number: NumberToWrite, in unit: UnitInformationStorage
  ) -> Rational? {
    let key = MeasuredUnit.Key(unit)
    guard let value = MeasuredValue(number, key, unit).exact,
      let measure = MeasuredUnit(key).measure,
      let conversion = ICUUnitFacts.sizes.conversion(from: measure.unit, to: "byte")
    else { return nil }
    return conversion(value * measure.factor + measure.offset)
  }

  /// The whole number of bytes that a decimal in a unit of data is, when it is one.
  static func wholeBytes(_ decimal: String, in unit: UnitInformationStorage) -> Int64? {
    bytes(.decimal(decimal), in: unit)?.int64
  }

  /// The exact number of bytes in parentheses, where the style wants it.
  private func tail(_ bytes: Rational) -> AttributedString {
    guard includesActualByteCount else { return AttributedString() }
    let whole = tail(1)
    let marked = whole.runs[\.byteCount].filter { $0.0 != nil }.map(\.1)
    guard let first = marked.first, let last = marked.last,
      let text = try? ICUNumberFormatter.cached(
        skeleton: "unit/byte unit-width-full-name", locale: locale.identifier
      ).format(bytes.decimal)
    else { return AttributedString() }
    let inner = text.attributedByteCount(.byte, value: .actualByteCount)
    return AttributedString(whole[..<first.lowerBound]) + inner
      + AttributedString(whole[last.upperBound...])
  }

  /// A number that is none, infinite or too long to count, in the largest unit that may be used.
  private func unbounded(_ number: NumberToWrite) -> AttributedString {
    let unit = ByteUnit.allowed(by: allowedUnits).suffix(1)
    let longest = ByteQuantity(0x1p125) ?? ByteQuantity(.max)
    let count = ScaledByteCount(longest, base: .decimal, units: Array(unit))
    var text = ByteCountText(locale: locale).attributed(count)
    if let formatter = try? ICUNumberFormatter.cached(skeleton: ".##", locale: locale.identifier),
      let digits = try? String(number, by: formatter)
    {
      text.replaceNumber(with: digits)
    }
    return text
  }

  /// How many of the largest unit that may be used a number of bytes is.
  private func inLargestUnit(_ bytes: Rational) -> NumberToWrite {
    let unit = ByteUnit.allowed(by: allowedUnits).last ?? .byte
    let scale = Natural(UInt64(ByteUnit.Base(style).rawValue)).power(unit.rawValue)
    return .decimal((bytes * (Rational(scale).reciprocal ?? .one)).decimal)
  }
}

extension Rational {
  /// The number when it is whole and in range.
  fileprivate var int64: Int64? {
    let (whole, rest) = wholeAndRest
    guard rest.isZero, let magnitude = whole.uint64 else { return nil }
    return Int64(exactly: isNegative ? -Int128(magnitude) : Int128(magnitude))
  }
}

extension ByteQuantity {
  /// An exact number of bytes; `nil` from 2^126 on.
  fileprivate init?(_ bytes: Rational) {
    let (doubled, rest) = (bytes.magnitude * Rational(2)).wholeAndRest
    guard doubled.bitWidth <= 127 else { return nil }
    let (high, low) = doubled.quotientAndRemainder(dividingBy: Natural(2).power(64))
    guard let high = high.uint64, let low = low.uint64 else { return nil }
    isNegative = bytes.isNegative
    halves = UInt128(high) << 64 | UInt128(low)
    hasMore = !rest.isZero
  }
}
#endif
