extension JSON {
  /// The place of the text's only value.
  static func whole(_ record: Bytes) throws(BadValue) -> Range<Int> {
    try found(in: record) { () throws(JSONScanner.Fault) in try JSONPath.whole(record) }
  }

  /// The place of the value at a path, within the text's only value.
  static func place(
    of path: JSONPath, in record: Bytes, _ whole: Range<Int>
  ) throws(BadValue) -> JSONPath.Place? {
    try found(in: record) { () throws(JSONScanner.Fault) in try path.find(in: record, whole) }
  }

  private static func found<T>(
    in record: Bytes, _ find: () throws(JSONScanner.Fault) -> T
  ) throws(BadValue) -> T {
    do throws(JSONScanner.Fault) {
      return try find()
    } catch {
      throw bad(record, "JSON", "at column \(error.position + 1), \(error.wanted) is missing")
    }
  }

  /// Refuses a key that an object has already.
  static func checkNew(_ key: String, in record: Bytes, at object: Int) throws(BadValue) {
    let other = try? JSONPath.member(key, of: record, at: object)
    guard other == nil else {
      throw BadValue(value: key, wanted: "a new key", reason: "the object has it already")
    }
  }

  /// The bytes of a number or a string; `nil` for `null`.
  static func field(_ bytes: Bytes) throws(BadValue) -> [UInt8]? {
    switch bytes[0] {
    case .quote:
      guard let text = unescaped(bytes[1..<bytes.count - 1]) else {
        throw bad(bytes, "JSON", "an escape in it is none")
      }
      return text
    case UInt8(ascii: "-"): return Array(bytes)
    case let byte where byte.isDigit: return Array(bytes)
    case _ where bytes.elementsEqual("null".utf8): return nil
    case _ where bytes.elementsEqual("true".utf8), _ where bytes.elementsEqual("false".utf8):
      throw bad(bytes, "a number or a string", "it is a truth value")
    case UInt8(ascii: "{"): throw bad(bytes, "a number or a string", "it is an object")
    case UInt8(ascii: "["): throw bad(bytes, "a number or a string", "it is an array")
    default: throw bad(bytes, "JSON", "strings stand in quotation marks")
    }
  }

  /// A complaint about a part of a text.
  static func bad(_ bytes: Bytes, _ wanted: String, _ reason: String) -> BadValue {
    BadValue(value: BadValue.shortened(bytes), wanted: wanted, reason: reason)
  }
}

extension BadValue {
  /// The beginning of a long text, for a complaint about it.
  static func shortened(_ bytes: Bytes) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.count > 40 ? text.prefix(39) + "…" : text
  }
}
