/// Where a value stands in a JSON text: `size`, `file.size`, `files.0.size`, or a JSON Pointer (RFC 6901), `/file/size`.
struct JSONPath: Sendable {
  let steps: [String]

  init(steps: [String]) {
    self.steps = steps
  }

  init(_ text: String) throws(BadValue) {
    guard text.hasPrefix("/") else {
      steps = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      guard !text.isEmpty, steps.allSatisfy({ !$0.isEmpty }) else {
        throw BadValue(
          value: text, wanted: "a path of keys", reason: "a key is empty",
          advice: "write file.size or /file/size")
      }
      return
    }
    steps = text.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map { step in
      String(step).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }

  /// A value that was found.
  struct Place {
    let value: Range<Int>
    /// The object that it is a member of; `nil` when it is an element of an array.
    let object: Int?
  }

  /// The place of the one value that a text is.
  static func whole(_ bytes: Bytes) throws(JSONScanner.Fault) -> Range<Int> {
    var scanner = JSONScanner(bytes)
    let whole = try scanner.value()
    scanner.skipBlanks()
    guard scanner.position == bytes.count else {
      throw JSONScanner.Fault(position: scanner.position, wanted: "the end of the line")
    }
    return whole
  }

  /// Finds the value in the one that a text is; `nil` when there is none.
  func find(in bytes: Bytes, _ whole: Range<Int>) throws(JSONScanner.Fault) -> Place? {
    var place: Place? = Place(value: whole, object: nil)
    for step in steps {
      guard let value = place?.value else { return nil }
      switch bytes[value.lowerBound] {
      case UInt8(ascii: "{"): place = try Self.member(step, of: bytes, at: value.lowerBound)
      case UInt8(ascii: "["): place = try Self.element(step, of: bytes, at: value.lowerBound)
      default: return nil
      }
    }
    return place
  }

  /// A member of the object that begins somewhere; the first of several with the same name.
  static func member(
    _ name: String, of bytes: Bytes, at start: Int
  ) throws(JSONScanner.Fault) -> Place? {
    var scanner = JSONScanner(bytes, at: start + 1)
    guard !scanner.skip("}") else { return nil }
    while true {
      let key = try scanner.string()
      try scanner.expect(":")
      let value = try scanner.value()
      if JSON.unescaped(bytes[key]).map({ $0.elementsEqual(name.utf8) }) ?? false {
        return Place(value: value, object: start)
      }
      guard scanner.skip(",") else {
        try scanner.expect("}")
        return nil
      }
    }
  }

  private static func element(
    _ number: String, of bytes: Bytes, at start: Int
  ) throws(JSONScanner.Fault) -> Place? {
    var scanner = JSONScanner(bytes, at: start + 1)
    guard let number = Int(number), number >= 0, !scanner.skip("]") else { return nil }
    for index in 0... {
      let value = try scanner.value()
      if index == number { return Place(value: value, object: nil) }
      guard scanner.skip(",") else { break }
    }
    try scanner.expect("]")
    return nil
  }
}
