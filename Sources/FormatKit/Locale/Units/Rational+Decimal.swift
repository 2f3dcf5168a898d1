extension Rational {
  /// The largest power of ten that a text may have; beyond it a number would only fill memory.
  private static let largestExponent = 100_000

  /// Reads a decimal number in ASCII: `36.6`, `-12.50`, `6.02214076E+23`.
  ///
  /// - Returns: `nil` for anything else, and for a power of ten beyond ±100,000.
  init?(_ text: some StringProtocol) {
    var bytes = text.utf8[...]
    let sign = bytes.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { bytes.removeFirst() }
    let mark = bytes.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? bytes.endIndex
    var exponent = 0
    if mark < bytes.endIndex {
      guard let written = Int(String(decoding: bytes[mark...].dropFirst(), as: UTF8.self)) else {
        return nil
      }
      exponent = written
    }
    let point = bytes[..<mark].firstIndex(of: UInt8(ascii: ".")) ?? mark
    let whole = bytes[..<point]
    let fraction = point < mark ? bytes[bytes.index(after: point)..<mark] : bytes[mark..<mark]
    let isDigit = { (byte: UInt8) in UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
    guard whole.count + fraction.count > 0, whole.allSatisfy(isDigit),
      fraction.allSatisfy(isDigit), (-Self.largestExponent...Self.largestExponent) ~= exponent
    else { return nil }
    let scale = exponent - fraction.count
    let digits = Natural(digits: Array(whole) + Array(fraction))
    self.init(
      isNegative: sign == UInt8(ascii: "-"),
      numerator: scale > 0 ? digits * .powerOfTen(scale) : digits,
      denominator: scale < 0 ? .powerOfTen(-scale) : .one)
  }

  /// The number that the shortest decimal of a binary number stands for; `nil` when it is not finite.
  init?(_ value: Double) {
    guard value.isFinite else { return nil }
    self.init(value.description)
  }

  /// The number as a decimal in ASCII that rounds as the number does.
  ///
  /// All digits where they end; else 40 significant ones and a 1 after them, which stands for
  /// the endless rest: it keeps a number next to a tie from being taken for the tie.
  var decimal: String {
    var (whole, rest) = wholeAndRest
    var digits = whole.digits
    if !rest.isZero {
      let zeros = max(0, (rest.denominator.bitWidth - rest.numerator.bitWidth - 1) * 3 / 10)
      let places = max(1, 40 - (whole.isZero ? -zeros : digits.count))
      (whole, rest) = (rest * Rational(.powerOfTen(places))).wholeAndRest
      let fraction = whole.digits
      digits.append(UInt8(ascii: "."))
      digits.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: places - fraction.count))
      digits.append(contentsOf: fraction)
      if rest.isZero {
        while digits.last == UInt8(ascii: "0") { digits.removeLast() }
      } else {
        digits.append(UInt8(ascii: "1"))
      }
    }
    if isNegative { digits.insert(UInt8(ascii: "-"), at: 0) }
    return String(decoding: digits, as: UTF8.self)
  }
}
