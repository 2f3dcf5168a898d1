/// Where a part of a value stands in a record: the option that says so, and the column or path that it names.
struct PartSource: Sendable {
  let option: String
  let text: String
  /// Whether it is a part of the value; else it only says how to write the value.
  var isPart = true
}

/// How the parts of a value become one text.
struct PartFormatter: Sendable {
  let sources: [PartSource]
  /// The text of the parts, in the order of the sources.
  let text: @Sendable ([String]) throws(BadValue) -> String

  /// Whether there is no part at all.
  func isEmpty(_ parts: [[UInt8]]) -> Bool {
    zip(sources, parts).allSatisfy { source, part in !source.isPart || part.isEmpty }
  }
}
