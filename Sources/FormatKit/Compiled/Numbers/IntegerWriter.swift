/// Writes integers in a number form.
struct IntegerWriter<Value: FixedWidthInteger & Sendable>: ValueWriter {
  let form: NumberForm

  var room: Int { form.room }

  @inline(__always)
  func write(_ value: Value, to cursor: inout UTF8Cursor) -> WriteResult {
    let magnitude = value.magnitude
    guard Value.bitWidth <= 64 || magnitude <= UInt64.max else {
      let digits = UInt128(truncatingIfNeeded: magnitude)
      return form.write(
        wide: DecimalNumber(isNegative: value < 0, coefficient: digits, exponent: 0), to: &cursor)
    }
    return form.write(
      isNegative: value < 0, magnitude: UInt64(truncatingIfNeeded: magnitude), to: &cursor)
  }
}

extension FormatWriter {
  /// A writer of integers in a number form; `nil` when the values are no integers of the standard library.
  static func integers(_ form: NumberForm) -> Self? {
    // One writer for each width, so that nothing in it is generic.
    if let writer = integers(Int.self, form) ?? integers(UInt.self, form) { return writer }
    if let writer = integers(Int64.self, form) ?? integers(UInt64.self, form) { return writer }
    if let writer = integers(Int32.self, form) ?? integers(UInt32.self, form) { return writer }
    if let writer = integers(Int16.self, form) ?? integers(UInt16.self, form) { return writer }
    if let writer = integers(Int8.self, form) ?? integers(UInt8.self, form) { return writer }
    return integers(Int128.self, form) ?? integers(UInt128.self, form)
  }

  @inline(__always)
  private static func integers<Integer: FixedWidthInteger & Sendable>(
    _ type: Integer.Type, _ form: NumberForm
  ) -> Self? {
    guard Value.self == type else { return nil }
    return FormatWriter<Integer>(IntegerWriter<Integer>(form: form)) as? Self
  }
}
