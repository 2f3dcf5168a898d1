#if canImport(_FoundationICU)
internal import _FoundationICU

/// A text that ICU made, with the place of each of its parts.
struct ICUFormattedText {
  /// One part: which field of which category it is, and where it stands.
  struct Field: Hashable {
    /// ICU's `UFieldCategory`: numbers, lists, dates, spans.
    let category: Int32
    /// The field inside its category, such as ICU's `UNumberFormatFields`.
    let field: Int32
    /// The place, in UTF-16 code units.
    let range: Range<Int>
  }

  let text: String
  let fields: [Field]

  init(text: String, fields: [Field]) {
    self.text = text
    self.fields = fields
  }

  /// Reads a formatted value of ICU's and all its fields.
  init(_ value: OpaquePointer) throws(ICUError) {
    var length: Int32 = 0
    let characters = try icu { (status: inout UErrorCode) in
      swift_ufmtval_getString(value, &length, &status)
    }
    text = String(
      decoding: UnsafeBufferPointer(start: characters, count: Int(length)), as: UTF16.self)
    fields = try Self.fields(of: value)
  }

  private static func fields(of value: OpaquePointer) throws(ICUError) -> [Field] {
    let opened = try icu { (status: inout UErrorCode) in swift_ucfpos_open(&status) }
    guard let position = opened else { throw ICUError(code: U_MEMORY_ALLOCATION_ERROR) }
    defer { swift_ucfpos_close(position) }
    var fields: [Field] = []
    while try icu({ (status: inout UErrorCode) in
      swift_ufmtval_nextPosition(value, position, &status)
    }) != 0 {
      fields.append(try field(at: position))
    }
    return fields
  }

  private static func field(at position: OpaquePointer) throws(ICUError) -> Field {
    var start: Int32 = 0
    var end: Int32 = 0
    try icu { (status: inout UErrorCode) in
      swift_ucfpos_getIndexes(position, &start, &end, &status)
    }
    return Field(
      category: try icu { (status: inout UErrorCode) in
        swift_ucfpos_getCategory(position, &status)
      },
      field: try icu { (status: inout UErrorCode) in swift_ucfpos_getField(position, &status) },
      range: Int(start)..<Int(end))
  }
}
#endif
