#if canImport(_FoundationICU)
internal import _FoundationICU

/// One node of ICU's resource bundles: a table, an array, a text or numbers.
///
/// ```swift
/// let plurals = try ICUBundle(direct: "plurals")
/// let rules = try plurals["locales"]["pl"].string
/// ```
///
/// A node belongs to one thread at a time: read what is needed into Swift values and let it go.
final class ICUBundle {
  private let node: OpaquePointer

  /// Opens the bundle of a locale, with the fallback to its parents that ICU does.
  ///
  /// - Parameters:
  ///   - package: The branch of the data, such as `icudt76l-unit`; the main one when `nil`.
  ///   - locale: The locale's identifier in ICU's form.
  /// - Throws: ``ICUError`` when there is no such data.
  convenience init(package: String? = nil, locale: String) throws(ICUError) {
    try self.init { (status: inout UErrorCode) in swift_ures_open(package, locale, &status) }
  }

  /// Opens a bundle that is not a locale's, such as `plurals` or `units`.
  convenience init(package: String? = nil, direct name: String) throws(ICUError) {
    try self.init { (status: inout UErrorCode) in swift_ures_openDirect(package, name, &status) }
  }

  private init(_ open: (inout UErrorCode) -> OpaquePointer?) throws(ICUError) {
    guard let node = try icu(open) else { throw ICUError(code: U_MISSING_RESOURCE_ERROR) }
    self.node = node
  }

  deinit {
    swift_ures_close(node)
  }

  /// The child of a table by its key; at the top of a locale's bundle also what the
  /// parent locales say.
  subscript(_ key: String) -> ICUBundle {
    get throws(ICUError) {
      try ICUBundle { (status: inout UErrorCode) in
        swift_ures_getByKey(node, key, nil, &status)
      }
    }
  }

  /// The child at a position.
  subscript(_ index: Int) -> ICUBundle {
    get throws(ICUError) {
      try ICUBundle { (status: inout UErrorCode) in
        swift_ures_getByIndex(node, Int32(index), nil, &status)
      }
    }
  }

  /// The number of children; 1 for a text.
  var count: Int {
    Int(swift_ures_getSize(node))
  }

  /// The node's key in its table.
  var key: String? {
    swift_ures_getKey(node).map { String(cString: $0) }
  }

  /// The node's text.
  var string: String {
    get throws(ICUError) {
      var length: Int32 = 0
      let characters = try icu { (status: inout UErrorCode) in
        swift_ures_getString(node, &length, &status)
      }
      return String(
        decoding: UnsafeBufferPointer(start: characters, count: Int(length)), as: UTF16.self)
    }
  }

  /// The texts of the node: its own, or those of its children.
  var strings: [String] {
    get throws(ICUError) {
      if swift_ures_getType(node) == URES_STRING { return [try string] }
      var texts: [String] = []
      for index in 0..<count { texts.append(try self[index].string) }
      return texts
    }
  }

  /// The children of a table, with their keys, in the order of the data.
  var children: [(key: String, node: ICUBundle)] {
    get throws(ICUError) {
      var children: [(key: String, node: ICUBundle)] = []
      for index in 0..<count {
        let child = try self[index]
        children.append((child.key ?? String(index), child))
      }
      return children
    }
  }

  /// Whether the node has children by key.
  var isTable: Bool {
    swift_ures_getType(node) == URES_TABLE
  }
}
#endif
