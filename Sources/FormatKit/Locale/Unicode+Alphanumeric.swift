extension Unicode.Scalar {
  /// Whether it is a letter or a digit, in any script.
  var isAlphanumeric: Bool {
    properties.isAlphabetic || properties.numericType != nil
  }
}
