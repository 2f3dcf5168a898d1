extension DecimalNumber where Digits == UInt64 {
  /// The decimal that ICU multiplies and divides in the place of a binary number: about 16 digits, found
  /// by multiplying, and not always the shortest (ICU, `DecimalQuantity::_setToDoubleFast`).
  ///
  /// It is needed only for scales and increments that are more than a power of ten.
  init?(approximating value: Double) {
    let size = value.magnitude
    let isNegative = value.sign == .minus
    if size < 0x1p53, Double(UInt64(size)) == size {
      self.init(isNegative: isNegative, coefficient: UInt64(size), exponent: 0)
      return
    }
    guard size.isNormal else { return nil }
    let places = Int(Double(52 - size.exponent) / 3.32192809488736234787031942948939017586)
    var scaled = size
    var rest = places.magnitude
    while rest >= 22 {
      scaled = places > 0 ? scaled * 1e22 : scaled / 1e22
      rest -= 22
    }
    let power = exactPowersOfTen[Int(rest)]
    scaled = places > 0 ? scaled * power : scaled / power
    // Adding a half rounds as well, which makes odd numbers of 16 digits even.
    self.init(isNegative: isNegative, coefficient: UInt64(scaled + 0.5), exponent: -places)
  }
}
